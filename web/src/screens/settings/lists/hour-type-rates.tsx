// The rates of an hour type by the day they begin.

import { Drawer, Text } from '@mantine/core'
import { useAllRecords } from '../../../api/all-records.ts'
import type { Shapes } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { patchRecord, useRefresh } from '../../../api/records.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import { useUndoOffer } from '../../../ui/undo.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'

const PATH = '/hours/hourstype'
type Rates = Shapes['HourType']['rates']
type Rate = Rates[number] & { readonly id: string }

const texts = words({
  en: {
    title: (name: string) => `Rates of ${name}`,
    lead: 'Hours take the rate that holds on their day. Before the first of these, the rate of the hour type itself.',
    add: 'From',
    empty: 'No rates by date yet.',
    since: (rate: string, day: string) => `${rate} from ${day}`,
  },
  nl: {
    title: (name: string) => `Tarieven van ${name}`,
    lead: 'Uren krijgen het tarief dat op hun dag geldt. Vóór het eerste geldt het tarief van de urensoort zelf.',
    add: 'Vanaf',
    empty: 'Nog geen tarieven op datum.',
    since: (rate: string, day: string) => `${rate} vanaf ${day}`,
  },
})

const FROM = { en: 'From', nl: 'Vanaf' }
const RATE = { en: 'Rate per hour', nl: 'Tarief per uur' }

const columns: readonly LookupColumn<Rate>[] = [
  { key: 'valid_from', head: FROM, kind: 'day', edit: true },
  { key: 'hourly_rate', head: RATE, kind: 'money', edit: true },
]

const fields: readonly AddField[] = [
  { key: 'valid_from', head: FROM, kind: 'day' },
  { key: 'hourly_rate', head: RATE, kind: 'money', width: 120 },
]

export function LastRate({ rates }: { rates: Rates }) {
  const { since } = useWords(texts)
  const { money, day } = useFormats()
  const last = rates.at(-1)
  if (!last) return <span className="quiet">–</span>
  return <span className="amount">{since(money(last.hourly_rate), day(last.valid_from))}</span>
}

export function HourTypeRates({ id, onClose }: { id: string; onClose(): void }) {
  const said = useWords(texts)
  const { day } = useFormats()
  const refresh = useRefresh()
  const offerUndo = useUndoOffer()
  const { data } = useAllRecords(PATH, { sort: 'position' })
  const hourType = data?.data.find((row) => row.id === id)
  if (!hourType) return null
  const { rates } = hourType
  // Shown once it is kept: a line without its day is refused and could not be shown.
  const put = async (next: Rates) => {
    const sorted = next.toSorted((a, b) => String(a.valid_from).localeCompare(String(b.valid_from)))
    const rows = sorted.map(({ valid_from, hourly_rate }) => ({ valid_from, hourly_rate }))
    await patchRecord(PATH, { id, body: { rates: rows } })
    await refresh(PATH)
  }
  const others = (row: Rate) => rates.filter(({ valid_from }) => valid_from !== row.valid_from)
  return (
    <Drawer opened onClose={onClose} position="right" size="md" padding="lg" title={said.title(hourType.name)}>
      <Text size="sm" c="dimmed" mb="md" className="pretty">
        {said.lead}
      </Text>
      <LookupList
        title={said.title(hourType.name)}
        rows={rates.map((rate) => ({ ...rate, id: rate.valid_from }))}
        columns={columns}
        nameOf={(rate) => day(rate.valid_from)}
        save={(row, body) => put([...others(row), { ...row, ...body }])}
        add={{ label: said.add, fields, make: (body) => put([...rates, body as Rate]) }}
        remove={(row, told) =>
          void put(others(row)).then(
            () => offerUndo({ said: told, undo: () => void put(rates).catch(showProblem) }),
            showProblem,
          )
        }
        empty={said.empty}
      />
    </Drawer>
  )
}
