// The hours behind a line of a draft; those that should wait are taken off it and can be invoiced later.
import { Button, Checkbox, Drawer, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { readAll } from '../../api/records.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './to-invoice.module.css'
import type { DraftChanges } from './use-draft.ts'

const texts = words({
  en: {
    title: (line: string) => `Hours of ${line}`,
    help: 'Choose what should not be on this invoice. It can be invoiced later.',
    choose: (what: string) => `Choose ${what}`,
    act: (n: number) => (n === 1 ? 'Take 1 entry off' : `Take ${n} entries off`),
  },
  nl: {
    title: (line: string) => `Uren van ${line}`,
    help: 'Kies wat niet op deze factuur moet. Het kan later gefactureerd worden.',
    choose: (what: string) => `Kies ${what}`,
    act: (n: number) => (n === 1 ? '1 urenregel eraf halen' : `${n} urenregels eraf halen`),
  },
})

interface LineHoursProps {
  readonly invoiceId: string
  readonly line: Shapes['InvoiceLine']
  readonly currency: string
  readonly changes: DraftChanges
  readonly canChange: boolean
  onClose(): void
}

export function LineHours({ invoiceId, line, currency, changes, canChange, onClose }: LineHoursProps) {
  const said = useWords(texts)
  const { day, minutes } = useFormats()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<unknown>()
  const query = { invoice_id: invoiceId, ...(line.service_id ? { service_id: line.service_id } : {}), sort: 'start_at' }
  const { data, error, refetch } = useQuery({
    queryKey: ['all', '/hours/hours', query],
    queryFn: () => readAll('/hours/hours', query),
    staleTime: 0,
  })
  const entries = data?.filter(({ invoice_line_id }) => invoice_line_id === line.id) ?? []

  function choose(id: string, isChosen: boolean) {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))
  }

  async function release() {
    const params = { path: { id: line.id } }
    const body = { hours_ids: [...chosen] }
    try {
      await changes.send(() => client.POST('/invoices/invoiceline/{id}/release', { params, body }))
      onClose()
    } catch (refused) {
      setProblem(refused)
    }
  }

  return (
    <Drawer opened onClose={onClose} title={said.title(line.description)} position="right" size="lg" padding="lg">
      <Stack gap="md">
        {error && <ProblemView error={error} retry={refetch} />}
        {problem !== undefined && <ProblemView error={problem} />}
        {canChange && (
          <Text size="sm" c="dimmed">
            {said.help}
          </Text>
        )}
        <ul className="plain-list">
          {entries.map((entry) => {
            const what = [entry.employee_name, entry.hour_type_name, entry.note].filter(Boolean).join(' · ')
            const time = minutes(entry.minutes)
            return (
              <li key={entry.id} className={classes.row}>
                <Checkbox
                  size="xs"
                  disabled={!canChange}
                  aria-label={said.choose(`${day(entry.date)}, ${what}, ${time}`)}
                  checked={chosen.has(entry.id)}
                  onChange={(event) => choose(entry.id, event.currentTarget.checked)}
                />
                <span className={classes.when}>{day(entry.date)}</span>
                <span className={classes.what}>{what}</span>
                <span className="figure">{time}</span>
                <span className="figure">
                  <Money amount={entry.amount} currency={currency} />
                </span>
              </li>
            )
          })}
        </ul>
        {canChange && chosen.size > 0 && (
          <Group justify="flex-end">
            <Button onClick={() => void release()}>{said.act(chosen.size)}</Button>
          </Group>
        )}
      </Stack>
    </Drawer>
  )
}
