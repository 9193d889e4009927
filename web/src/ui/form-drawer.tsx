// A form beside the screen it belongs to; closing it asks first when something was typed.
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormView, type RecordForm } from './form.tsx'

interface FormDrawerProps<B extends object> {
  readonly title: string
  readonly form: RecordForm<B>
  readonly act?: string
  onClose(): void
  readonly children: ReactNode
}

export function FormDrawer<B extends object>({ title, form, act, onClose, children }: FormDrawerProps<B>) {
  const close = async () => {
    if (await form.mayLeave()) onClose()
  }
  return (
    <Drawer opened onClose={close} title={title} position="right" size="md" padding="lg">
      <FormView form={form} onCancel={close} {...(act ? { act } : {})}>
        {children}
      </FormView>
    </Drawer>
  )
}
