// Lines of a record that are edited together with it.
import { ActionIcon, Button, Fieldset } from '@mantine/core'
import { useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { Valued } from '../../../ui/value.ts'
import { ValueInput } from '../../../ui/value-input.tsx'
import { type Both, useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './lines-editor.module.css'

const texts = words({
  en: { remove: (name: string) => `Remove ${name}` },
  nl: { remove: (name: string) => `${name} weghalen` },
})

export type Line = Readonly<Record<string, unknown>>

export type LineField = Valued & {
  readonly key: string
  readonly head: Both<string>
  readonly isWide?: boolean
  /** A choice that stands for a number. */
  readonly isNumber?: boolean
  /** Left out on other lines. */
  isFor?(line: Line): boolean
}

interface LinesEditorProps {
  readonly title: string
  readonly add: string
  readonly fields: readonly LineField[]
  readonly fresh: Line
  readonly lines: readonly Line[]
  onChange(lines: readonly Line[]): void
  onRemove(index: number): void
}

export function LinesEditor({ title, add, fields, fresh, lines, onChange, onRemove }: LinesEditorProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const addLine = () => {
    onChange([...lines, fresh])
    setTimeout(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  return (
    <Fieldset legend={title} px="md" py="sm">
      <ul ref={list} className={classes.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is typed
          <li key={i}>
            {fields
              .filter((field) => field.isFor?.(line) ?? true)
              .map((field) => (
                <div key={field.key} className={field.isWide ? classes.wide : undefined}>
                  <ValueInput
                    valued={field}
                    value={line[field.key]}
                    label={field.head[language]}
                    size="xs"
                    onChange={(value) => {
                      const settled = field.isNumber && value !== null ? Number(value) : value
                      onChange(lines.with(i, withoutHidden({ ...line, [field.key]: settled }, fields)))
                    }}
                  />
                </div>
              ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes.remove!}
              aria-label={said.remove(String(line.name || i + 1))}
              onClick={() => onRemove(i)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={addLine}>
        {add}
      </Button>
    </Fieldset>
  )
}

// What can no longer be seen must not be sent: a price that stayed behind would be refused, and nobody could see why.
function withoutHidden(line: Line, fields: readonly LineField[]): Line {
  const hidden = new Set(fields.filter((field) => field.isFor?.(line) === false).map(({ key }) => key))
  return Object.fromEntries(Object.entries(line).filter(([key]) => !hidden.has(key)))
}
