// A value that is changed where it stands: click or Enter opens it, Enter or leaving saves, Escape leaves it as it was. What the
// service refuses is said right there, with what was typed still in the field.
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { problemOf } from '../api/problems.ts'
import { useWords, words } from '../words/language.tsx'
import classes from './edit-value.module.css'
import { Icon } from './icon.tsx'
import { isEmpty, settledText, type Valued } from './value.ts'
import { ValueInput } from './value-input.tsx'

// Whoever speaks to the screen says the word that is seen, so the name of the button has it too.
const texts = words({
  en: { edit: (label: string) => `Change ${label}`, fill: 'Change' },
  nl: { edit: (label: string) => `${label} wijzigen`, fill: 'Wijzigen' },
})

interface EditValueProps {
  readonly label: string
  readonly valued: Valued
  readonly value: unknown
  readonly name?: string | null | undefined
  /** Said where nothing is filled in; a dash when left out. */
  readonly empty?: string | undefined
  /** Sends it; what it throws is shown here. */
  save(value: unknown): Promise<unknown>
  /** As it is shown when nobody changes it. */
  readonly children: ReactNode
}

interface Draft {
  readonly value: unknown
  readonly problem?: string
}

export function EditValue({ label, valued, value, name, empty = '–', save, children }: EditValueProps) {
  const { edit, fill } = useWords(texts)
  const [draft, setDraft] = useState<Draft>()
  const button = useRef<HTMLButtonElement>(null)
  const kind = valued.kind ?? 'text'

  async function commit(next: unknown) {
    const settled = typeof next === 'string' && next.trim() === '' ? null : settledText(valued, next)
    setDraft(undefined)
    if (JSON.stringify(settled) === JSON.stringify(value ?? null)) return
    try {
      await save(settled)
    } catch (error) {
      const { detail, title, fields } = problemOf(error)
      setDraft({ value: next, problem: Object.values(fields).join(' ') || detail || title })
    }
  }

  function close() {
    setDraft(undefined)
    setTimeout(() => button.current?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') close()
    const isDone = event.key === 'Enter' && (kind !== 'long' || event.ctrlKey || event.metaKey)
    if (!isDone || !draft || AT_CHANGE.has(kind) || AT_LEAVING.has(kind)) return
    event.preventDefault()
    void commit(draft.value)
    setTimeout(() => button.current?.focus())
  }

  function onBlur() {
    if (!draft || draft.problem) return
    if (AT_CHANGE.has(kind)) setDraft(undefined)
    else void commit(draft.value)
  }

  if (kind === 'flag')
    return <ValueInput valued={valued} value={value} aria-label={label} onChange={commit} size="xs" />
  if (draft)
    return (
      <ValueInput
        valued={valued}
        value={draft.value}
        name={name}
        aria-label={label}
        error={draft.problem}
        size="xs"
        autoFocus
        onChange={(next) => (AT_CHANGE.has(kind) ? void commit(next) : setDraft({ value: next }))}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
    )
  return (
    <span className={classes.rest}>
      {isEmpty(value) ? null : <span className={classes.shown}>{children}</span>}
      <button
        ref={button}
        type="button"
        data-cell
        className={isEmpty(value) ? classes.fill : classes.edit}
        aria-label={edit(label)}
        onClick={() => setDraft({ value })}
      >
        {isEmpty(value) ? (
          <>
            <span className={classes.dash}>{empty}</span>
            <span className={classes.word}>{fill}</span>
          </>
        ) : (
          <Icon name="edit" size={14} />
        )}
      </button>
    </span>
  )
}

// One choice is made by choosing it; of several nobody knows that they are all, before the field is left.
const AT_CHANGE: ReadonlySet<string> = new Set(['choice', 'record', 'minutes'])
const AT_LEAVING: ReadonlySet<string> = new Set(['choices', 'records'])
