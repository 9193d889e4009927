// A form beside the screen it belongs to; closing it asks first when something was typed.
import { Drawer } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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
  // Escape closes an open list first, and the form with the next press. But a list that opened by itself, with the focus that its field
  // was given, is nothing that anybody began: then one press is enough.
  const isBegun = useRef(false)
  const begin = () => {
    isBegun.current = true
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return begin()
    const isListOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true'
    if (isListOpen && !isBegun.current) void close()
  }
  return (
    <Drawer
      opened
      onClose={close}
      onKeyDownCapture={onKey}
      onPointerDownCapture={begin}
      title={title}
      position="right"
      size="md"
      padding="lg"
    >
      <FormView form={form} onCancel={close} {...(act ? { act } : {})}>
        {children}
      </FormView>
    </Drawer>
  )
}
