// The empty line below the others: typing in it makes one. Enter goes on to its quantity.
import { Button, Group, TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useChecked } from './draft-check.tsx'
import type { DraftChanges } from './use-draft.ts'

const texts = words({
  en: { add: 'New line', hint: 'Describe what you deliver, then Enter', text: 'Only a text, without an amount' },
  nl: { add: 'Nieuwe regel', hint: 'Omschrijf wat je levert, dan Enter', text: 'Alleen tekst, zonder bedrag' },
})

interface NewLineProps {
  readonly invoice: Shapes['InvoiceDetail']
  /** Those that can be added; Enter makes one of the first. */
  readonly kinds: Shapes['InvoiceCheck']['new_line_kinds']
  readonly changes: DraftChanges
}

export function NewLine({ invoice, kinds, changes }: NewLineProps) {
  const said = useWords(texts)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const checked = useChecked(invoice.id)
  const [usual] = kinds

  async function add(kind: 'manual' | 'text') {
    const description = text.trim()
    if (!description) return
    const figures = kind === 'manual' ? { quantity: 1, unit: 'piece', unit_price: 0 } : {}
    const body = { invoice_id: invoice.id, kind, description, ...figures }
    setProblem(undefined)
    try {
      const { lines } = await changes.send(() => client.POST('/invoices/invoiceline', { body }))
      setText('')
      const made = lines.at(-1)
      if (!made || kind !== 'manual') return
      // Its fields are drawn once the service has said which can be typed in.
      await checked()
      focusQuantity(place.current, made.id)
    } catch (error) {
      setProblem(problemOf(error).detail)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (usual) void add(usual)
  }

  return (
    <Group ref={place} gap="xs" align="flex-start" mt="sm" data-new-row>
      <TextInput
        flex={1}
        size="xs"
        miw={200}
        data-new-line
        aria-label={said.add}
        placeholder={said.hint}
        leftSection={<Icon name="plus" size={14} />}
        error={problem}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text.trim() && usual !== 'text' && (
        <Button size="xs" variant="subtle" onClick={() => void add('text')}>
          {said.text}
        </Button>
      )}
    </Group>
  )
}

// The line is drawn with the answer, so it is there a moment later.
function focusQuantity(near: HTMLElement | null, id: string): void {
  setTimeout(() => {
    const field = near?.parentElement?.querySelector<HTMLInputElement>(`[data-row="${id}"] [data-cell=quantity] input`)
    field?.focus()
    field?.select()
  })
}
