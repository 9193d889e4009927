// What an hour of somebody brings in, and for those who may know what it costs, by the day it begins.
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import type { AddField } from '../../ui/lookup-add.tsx'
import { type LookupColumn, LookupList } from '../../ui/lookup-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useLookup } from '../../ui/use-lookup.ts'
import type { Option } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

type Rate = Shapes['EmployeeRate']

const texts = words({
  en: {
    title: 'Rates',
    add: 'From',
    empty: 'No rate of their own; the rate of the hour type holds.',
    named: (day: string) => `Rate from ${day}`,
  },
  nl: {
    title: 'Tarieven',
    add: 'Vanaf',
    empty: 'Geen eigen tarief; het tarief van de urensoort geldt.',
    named: (day: string) => `Tarief vanaf ${day}`,
  },
})

const FROM = { en: 'From', nl: 'Vanaf' }
const RATE = { en: 'Per hour', nl: 'Per uur' }
const KIND = { en: 'Kind', nl: 'Soort' }
const KINDS: readonly Option[] = [
  { value: 'sales', label: { en: 'Sales rate', nl: 'Verkooptarief' } },
  { value: 'cost', label: { en: 'Cost', nl: 'Kostprijs' } },
]

interface EmployeeRatesProps {
  readonly employee: Shapes['EmployeeDetail']
  readonly canEdit: boolean
}

export function EmployeeRates({ employee, canEdit }: EmployeeRatesProps) {
  const said = useWords(texts)
  const { day } = useFormats()
  const { can, environment } = useSession()
  const refresh = useRefresh()
  const seesCost = can('cost_rates')
  const today = todayIn(environment.time_zone)
  const { rows, error, save, make, remove } = useLookup('/hrm/employeerate', { employee_id: employee.id })
  const columns = useMemo<readonly LookupColumn<Rate>[]>(
    () => [
      { key: 'valid_from', head: FROM, kind: 'day', edit: canEdit },
      { key: 'valid_to', head: { en: 'Up to', nl: 'Tot en met' }, kind: 'day' },
      ...(seesCost ? [{ key: 'kind', head: KIND, kind: 'choice', options: KINDS } as const] : []),
      { key: 'hourly_rate', head: RATE, kind: 'money', edit: canEdit, width: 130 },
    ],
    [canEdit, seesCost],
  )
  const fields = useMemo<readonly AddField[]>(
    () => [
      { key: 'valid_from', head: FROM, kind: 'day', initial: today },
      ...(seesCost
        ? [{ key: 'kind', head: KIND, kind: 'choice', options: KINDS, initial: 'sales', width: 150 } as const]
        : []),
      { key: 'hourly_rate', head: RATE, kind: 'money', width: 120 },
    ],
    [seesCost, today],
  )
  const shown = rows?.toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))
  const add = (body: object) =>
    make({ kind: 'sales', ...body, employee_id: employee.id }).finally(() => void refresh('/hrm/employee'))
  return (
    <Section title={said.title}>
      <LookupList
        title={said.title}
        rows={shown}
        error={error}
        columns={columns}
        nameOf={({ valid_from }) => said.named(day(valid_from))}
        save={save}
        {...(canEdit ? { add: { label: said.add, fields, make: add }, remove } : {})}
        isFaint={({ valid_to }) => valid_to !== null && valid_to < today}
        empty={said.empty}
      />
    </Section>
  )
}
