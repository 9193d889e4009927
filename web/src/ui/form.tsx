// A form is values typed by the body they become, one request, and fields. What the service refuses stands at its field.
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useBlocker } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { problemOf } from '../api/problems.ts'
import { useWords, words } from '../words/language.tsx'
import { useConfirm } from './confirm.tsx'
import { changesOf, type FieldName, filledOf, valueAt } from './form-values.ts'
import { Icon } from './icon.tsx'
import { settledText, type Valued } from './value.ts'
import { ValueInput } from './value-input.tsx'

const texts = words({
  en: {
    save: 'Save',
    cancel: 'Cancel',
    leave: 'Leave without saving?',
    lost: 'What you typed here is not saved yet.',
    drop: 'Leave without saving',
  },
  nl: {
    save: 'Bewaren',
    cancel: 'Annuleren',
    leave: 'Weggaan zonder te bewaren?',
    lost: 'Wat je hier typte is nog niet bewaard.',
    drop: 'Weggaan zonder bewaren',
  },
})

interface FormOptions<B extends object> {
  readonly initial: Partial<B>
  /** Sends the body; what it throws is shown in the form. */
  save(body: B): Promise<unknown>
  /** A new record leaves out what is empty; a known one sends only what was changed. */
  readonly isNew?: boolean
}

export type RecordForm<B extends object> = ReturnType<typeof useRecordForm<B>>

export function useRecordForm<B extends object>({ initial, save, isNew = false }: FormOptions<B>) {
  const form = useForm<Partial<B>>({ initialValues: initial })
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isDone = useRef(false)
  const names = useRef(new Set<string>())
  const { mayLeave, dialog } = useDirtyGuard(() => !isDone.current && form.isDirty())

  async function submit() {
    if (isSaving) return
    setSaving(true)
    setProblem(undefined)
    try {
      const body = isNew ? filledOf(form.values) : changesOf(initial, form.values)
      isDone.current = true
      if (isNew || Object.keys(body).length > 0) await save(body as B)
    } catch (error) {
      isDone.current = false
      const { fields, alone, detail, title } = problemOf(error)
      const nameOf = (pointer: string) => pointer.replaceAll('/', '.')
      const isHere = ([pointer]: readonly [string, string]) => names.current.has(nameOf(pointer))
      const errors = Object.entries(fields).filter(isHere)
      const others = Object.entries(alone).filter((one) => !isHere(one))
      form.setErrors(Object.fromEntries(errors.map(([pointer, message]) => [nameOf(pointer), message])))
      if (errors.length === 0) setProblem(detail || title)
      else if (others.length > 0) setProblem(others.map(([, message]) => message).join(' '))
    } finally {
      setSaving(false)
    }
  }
  return { form, names: names.current, problem, isSaving, submit, mayLeave, dialog }
}

interface FormViewProps<B extends object> {
  readonly form: RecordForm<B>
  /** On the button, such as 'Make organization'. */
  readonly act?: string
  onCancel?(): void
  readonly children: ReactNode
}

/** Ctrl-Enter saves from any field. */
export function FormView<B extends object>({ form, act, onCancel, children }: FormViewProps<B>) {
  const said = useWords(texts)
  const element = useRef<HTMLFormElement>(null)
  const { errors } = form.form
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit()
  }

  return (
    <form
      ref={element}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Stack gap="md">
        {form.problem && (
          <Alert color="red" icon={<Icon name="alert" />} role="alert">
            {form.problem}
          </Alert>
        )}
        {children}
        <Group gap="xs" justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {said.cancel}
            </Button>
          )}
          <Button type="submit" loading={form.isSaving}>
            {act ?? said.save}
          </Button>
        </Group>
      </Stack>
      {form.dialog}
    </form>
  )
}

type FieldProps<B extends object> = Valued & {
  readonly form: RecordForm<B>
  readonly name: FieldName<B>
  readonly label: string
  readonly description?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly autoFocus?: boolean
}

/** One field, by its name in the body ('email', 'address.locality') and what kind of value it is. */
export function Field<B extends object>({ form, name, label, required = false, ...rest }: FieldProps<B>) {
  const { form: values, names } = form
  useEffect(() => {
    names.add(name)
    return () => void names.delete(name)
  }, [names, name])
  const { autoFocus = false, description, placeholder, ...valued } = rest
  const value = valueAt(values.values, name)
  const complete = () => {
    const settled = settledText(valued as Valued, value)
    if (settled !== value) values.setFieldValue(name, settled as never)
  }
  return (
    <ValueInput
      valued={valued as Valued}
      value={value}
      label={label}
      required={required}
      {...(autoFocus ? { 'data-autofocus': true } : {})}
      {...(description ? { description } : {})}
      {...(placeholder ? { placeholder } : {})}
      error={values.errors[name] as string | undefined}
      onChange={(value) => values.setFieldValue(name, value as never)}
      onBlur={complete}
    />
  )
}

// Asks before what was typed is lost: on the way elsewhere, and by mayLeave before a drawer is closed.
function useDirtyGuard(isDirty: () => boolean) {
  const said = useWords(texts)
  const { ask, dialog } = useConfirm()
  const mayLeave = async () => !isDirty() || ask({ title: said.leave, text: said.lost, act: said.drop })
  useBlocker({ shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: isDirty })
  return { mayLeave, dialog }
}
