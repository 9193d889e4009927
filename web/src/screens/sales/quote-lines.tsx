// The lines of a draft: sections, services and options, added, written and put in order where they stand.
import { Button, Group, Menu, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useRecords } from '../../api/records.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOrdering } from '../../ui/lookup-order.ts'
import { useWords, words } from '../../words/language.tsx'
import { type LineDraft, linesOfTemplate, newLine } from './line-drafts.ts'
import { QuoteLineRow } from './quote-line-row.tsx'
import classes from './quote-lines.module.css'
import type { QuoteRecord } from './sales-queries.ts'

const texts = words({
  en: {
    lines: 'Lines',
    line: 'Line',
    section: 'Section',
    template: 'From template',
    none: 'No lines yet. Add what you offer, line by line, or begin with a template. Options are lines the customer may tick.',
  },
  nl: {
    lines: 'Regels',
    line: 'Regel',
    section: 'Onderdeel',
    template: 'Vanuit sjabloon',
    none: 'Nog geen regels. Zet erop wat je aanbiedt, regel voor regel, of begin met een sjabloon. Opties zijn regels die de klant kan aanvinken.',
  },
})

interface QuoteLinesProps {
  readonly quote: QuoteRecord
  readonly lines: readonly LineDraft[]
  onChange(lines: readonly LineDraft[]): void
}

export function QuoteLines({ quote, lines, onChange }: QuoteLinesProps) {
  const said = useWords(texts)
  const list = useRef<HTMLUListElement>(null)
  const focusOn = useRef<string>(undefined)
  const templates = useRecords('/projects/template', { is_active: true, limit: 100 }).data?.data ?? []
  const { ids, dragged, handle } = useOrdering(
    lines.map(({ key }) => key),
    list,
    (order) => onChange(order.map((key) => lines.find((line) => line.key === key)!)),
  )
  useEffect(() => {
    if (!focusOn.current) return
    list.current?.querySelector<HTMLElement>(`[data-line="${focusOn.current}"] input`)?.focus()
    focusOn.current = undefined
  })

  const put = (key: string, values: Partial<LineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...values } : line)))
  function add(more: readonly LineDraft[], at = lines.length) {
    focusOn.current = more[0]?.key
    onChange(lines.toSpliced(at, 0, ...more))
  }
  function remove(key: string) {
    const at = lines.findIndex((line) => line.key === key)
    focusOn.current = lines[at + 1]?.key ?? lines[at - 1]?.key
    onChange(lines.toSpliced(at, 1))
  }
  const amounts = new Map(quote.lines.map(({ id, amount }) => [id, amount]))
  return (
    <fieldset className={classes.lines} aria-label={said.lines}>
      {lines.length === 0 && (
        <Text c="dimmed" size="sm">
          {said.none}
        </Text>
      )}
      <ul ref={list} data-dragging={dragged ? true : undefined}>
        {ids.map((key, i) => {
          const line = lines.find((one) => one.key === key)
          return line ? (
            <QuoteLineRow
              key={key}
              line={line}
              nth={i + 1}
              amount={line.id ? amounts.get(line.id) : undefined}
              profileId={quote.company_profile_id}
              isDragged={key === dragged}
              handle={handle(key)}
              onChange={(values) => put(key, values)}
              onRemove={() => remove(key)}
              onEnter={() => add([newLine('service')], lines.indexOf(line) + 1)}
            />
          ) : null
        })}
      </ul>
      <Group gap="xs">
        <Add label={said.line} onAdd={() => add([newLine('service')])} />
        <Add label={said.section} onAdd={() => add([newLine('text')])} />
        {templates.length > 0 && (
          <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <Button size="compact-sm" variant="subtle" rightSection={<Icon name="down" size={14} />}>
                {said.template}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {templates.map(({ id, name, services }) => (
                <Menu.Item key={id} onClick={() => add(linesOfTemplate(services))}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </fieldset>
  )
}

function Add({ label, onAdd }: { label: string; onAdd(): void }) {
  return (
    <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={onAdd}>
      {label}
    </Button>
  )
}
