// What an hour of somebody costs and brings in, by the day it begins. It goes before the rate of the hour type.
import { Group, SegmentedControl, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { useSession } from '../../../api/session.ts'
import { todayIn } from '../../../ui/day.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import { Page } from '../../../ui/page.tsx'
import { useLookup } from '../../../ui/use-lookup.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'

type Rate = Shapes['EmployeeRate']
type Kind = Rate['kind']

const texts = words({
  en: {
    title: 'Employee rates',
    lead: 'A new rate ends the one before it. Hours keep the rate of their day; rates on a project stand with that project.',
    kind: 'Kind of rate',
    sales: 'What it brings in',
    cost: 'What it costs',
    past: 'Show ended rates',
    add: 'Employee',
    empty: 'No rates yet. Add the first at the bottom.',
    named: (who: string, day: string) => `${who} from ${day}`,
  },
  nl: {
    title: 'Medewerkertarieven',
    lead: 'Een nieuw tarief beëindigt het vorige. Uren houden het tarief van hun dag; tarieven op een project staan bij dat project.',
    kind: 'Soort tarief',
    sales: 'Verkooptarief',
    cost: 'Kostprijs',
    past: 'Toon afgelopen tarieven',
    add: 'Medewerker',
    empty: 'Nog geen tarieven. Voeg onderaan het eerste toe.',
    named: (who: string, day: string) => `${who} vanaf ${day}`,
  },
})

const WHO = { en: 'Employee', nl: 'Medewerker' }
const RATE = { en: 'Per hour', nl: 'Per uur' }
const FROM = { en: 'From', nl: 'Vanaf' }

const columns: readonly LookupColumn<Rate>[] = [
  { key: 'employee_name', head: WHO },
  { key: 'hourly_rate', head: RATE, kind: 'money', edit: true, width: 140 },
  { key: 'valid_from', head: FROM, kind: 'day', edit: true, width: 160 },
  { key: 'valid_to', head: { en: 'Up to', nl: 'Tot en met' }, kind: 'day', width: 140 },
]

export function EmployeeRates() {
  const said = useWords(texts)
  const { day } = useFormats()
  const { can, environment } = useSession()
  const [kind, setKind] = useState<Kind>('sales')
  const [hasPast, setPast] = useState(false)
  const { rows, error, save, make, remove } = useLookup('/hrm/employeerate', { kind })
  const today = todayIn(environment.time_zone)
  const fields = useMemo<readonly AddField[]>(
    () => [
      { key: 'employee_id', head: WHO, kind: 'record', of: 'employee' },
      { key: 'hourly_rate', head: RATE, kind: 'money', width: 120 },
      { key: 'valid_from', head: FROM, kind: 'day', initial: today, width: 150 },
    ],
    [today],
  )
  const isPast = ({ valid_to }: Rate) => valid_to !== null && valid_to < today
  const shown = rows
    ?.filter((row) => hasPast || !isPast(row))
    .toSorted((a, b) => a.employee_name.localeCompare(b.employee_name) || b.valid_from.localeCompare(a.valid_from))
  return (
    <Page title={said.title} lead={said.lead}>
      <Group justify="space-between">
        {can('cost_rates') && (
          <SegmentedControl
            aria-label={said.kind}
            value={kind}
            onChange={(next) => setKind(next as Kind)}
            data={[
              { value: 'sales', label: said.sales },
              { value: 'cost', label: said.cost },
            ]}
          />
        )}
        <Switch label={said.past} checked={hasPast} onChange={(event) => setPast(event.target.checked)} />
      </Group>
      <LookupList
        title={said.title}
        rows={shown}
        error={error}
        columns={columns}
        nameOf={({ employee_name, valid_from }) => said.named(employee_name, day(valid_from))}
        save={save}
        add={{ label: said.add, fields, make: (body) => make({ ...body, kind }) }}
        remove={remove}
        isFaint={isPast}
        empty={said.empty}
      />
    </Page>
  )
}
