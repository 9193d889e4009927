// The line at the bottom of a list that makes the next one: Enter makes it, and the first field waits for another.
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemOf } from '../api/problems.ts'
import { type Both, useLanguage, useWords, words } from '../words/language.tsx'
import { filledOf } from './form-values.ts'
import { Icon } from './icon.tsx'
import classes from './lookup-list.module.css'
import type { Valued } from './value.ts'
import { ValueInput } from './value-input.tsx'

const texts = words({ en: { add: 'Add' }, nl: { add: 'Toevoegen' } })

export type AddField = Valued & {
  readonly key: string
  readonly head: Both<string>
  readonly initial?: unknown
  readonly width?: number
}

interface LookupAddProps {
  /** What it makes: 'New hour type'. */
  readonly label: string
  readonly fields: readonly AddField[]
  make(body: object): Promise<unknown>
}

export function LookupAdd({ label, fields, make }: LookupAddProps) {
  const { add } = useWords(texts)
  const { language } = useLanguage()
  const initial = () => Object.fromEntries(fields.map((field) => [field.key, field.initial ?? null]))
  const [values, setValues] = useState<Record<string, unknown>>(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  async function submit() {
    if (isBusy) return
    setBusy(true)
    try {
      await make(filledOf(values))
      setValues(initial())
      setErrors({})
      // A field of a day keeps what was typed while it has the focus: the next line has fields of its own.
      flushSync(() => setMade((count) => count + 1))
      form.current?.querySelector('input')?.focus()
    } catch (error) {
      const { fields: refused, detail, title } = problemOf(error)
      // A line of a list inside a record is refused by its place in it, such as rates/2/valid_from.
      const said = Object.entries(refused).map(([at, text]) => [at.split('/').at(-1)!, text] as const)
      const isShown = (at: string) => fields.some(({ key }) => key === at)
      const others = said.filter(([at]) => !isShown(at)).map(([, text]) => text)
      const rest = others.join(' ') || (said.length === 0 ? detail || title : '')
      setErrors({ ...Object.fromEntries(said), ...(rest ? { [fields[0]!.key]: rest } : {}) })
      const wrong = said.find(([at]) => isShown(at))?.[0] ?? fields[0]!.key
      form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] input`)?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {fields.map((field, i) => (
        <div
          key={`${field.key} ${made}`}
          data-field={field.key}
          data-first={i === 0 || undefined}
          {...(field.width ? { style: { width: field.width } } : {})}
        >
          <ValueInput
            valued={field}
            value={values[field.key]}
            label={i === 0 ? label : field.head[language]}
            error={errors[field.key]}
            onChange={(value) => {
              setValues({ ...values, [field.key]: value })
              setErrors({})
            }}
          />
        </div>
      ))}
      <Button type="submit" variant="default" loading={isBusy} leftSection={<Icon name="plus" size={16} />}>
        {add}
      </Button>
    </form>
  )
}
