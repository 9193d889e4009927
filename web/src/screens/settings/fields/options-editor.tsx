// What can be chosen in a list: Enter makes the next, an arrow with Alt moves one, and one that is in use is hidden instead of removed.
import { ActionIcon, Button, Fieldset, Group, TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moved } from '../../../ui/lookup-order.ts'
import { useWords, words } from '../../../words/language.tsx'
import { proposedKey } from './kinds.ts'

type Option = NonNullable<Shapes['CustomFieldCreate']['options']>[number]

const texts = words({
  en: {
    title: 'What can be chosen',
    option: (n: number) => `Choice ${n}`,
    add: 'Add a choice',
    up: (name: string) => `Move ${name} up`,
    remove: (name: string) => `Remove ${name}`,
  },
  nl: {
    title: 'Waaruit je kiest',
    option: (n: number) => `Keuze ${n}`,
    add: 'Keuze toevoegen',
    up: (name: string) => `${name} omhoog`,
    remove: (name: string) => `${name} weghalen`,
  },
})

interface OptionsEditorProps {
  readonly options: readonly Option[]
  onChange(options: readonly Option[]): void
}

export function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const said = useWords(texts)
  const lines = useRef<HTMLDivElement>(null)
  const known = useRef(new Set(options.map(({ value }) => value)))
  const put = (next: readonly Option[], focusOn?: number) => {
    onChange(next.map((option, position) => ({ ...option, position })))
    if (focusOn !== undefined)
      setTimeout(() => lines.current?.querySelectorAll<HTMLInputElement>('input')[focusOn]?.focus())
  }
  const add = (at = options.length) => put(options.toSpliced(at, 0, { value: '', label: '' }), at)
  // The value of a choice that exists stays, whatever it is called later.
  const rename = (i: number, label: string) => {
    const { value } = options[i]!
    const named = known.current.has(value) && value !== '' ? value : proposedKey(label) || label
    put(options.with(i, { ...options[i]!, label, value: named }))
  }

  function onKeyDown(event: KeyboardEvent, i: number) {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step) put(moved(options, i, i + step), Math.max(0, Math.min(options.length - 1, i + step)))
    const isNext = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    if (isNext) add(i + 1)
    if (step || isNext) event.preventDefault()
  }

  return (
    <Fieldset legend={said.title} ref={lines as never} px="md" py="sm">
      {options.map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no name of its own while it is typed
        <Group key={i} gap={4} wrap="nowrap" mb={6}>
          <TextInput
            flex={1}
            aria-label={said.option(i + 1)}
            value={option.label}
            onChange={(event) => rename(i, event.target.value)}
            onKeyDown={(event) => onKeyDown(event, i)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={said.up(option.label || said.option(i + 1))}
            disabled={i === 0}
            onClick={() => put(moved(options, i, i - 1))}
          >
            <Icon name="up" size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={said.remove(option.label || said.option(i + 1))}
            onClick={() => put(options.toSpliced(i, 1))}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={() => add()}>
        {said.add}
      </Button>
    </Fieldset>
  )
}
