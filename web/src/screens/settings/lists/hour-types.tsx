import { useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import type { LookupColumn } from '../../../ui/lookup-list.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { HourTypeRates, LastRate } from './hour-type-rates.tsx'
import { LookupPage } from './lookup-page.tsx'

type HourType = Shapes['HourType']

const texts = words({
  en: {
    title: 'Hour types',
    lead: 'The kinds of work people book. A rate of an employee or of a service on a project goes before these.',
    add: 'New hour type',
    empty: 'No hour types yet. Begin with what you sell: design, development, advice.',
    rates: 'Rates by date',
  },
  nl: {
    title: 'Urensoorten',
    lead: 'Het soort werk waarop je uren schrijft. Een tarief van een medewerker of van een dienst op een project gaat voor.',
    add: 'Nieuwe urensoort',
    empty: 'Nog geen urensoorten. Begin met wat je verkoopt: ontwerp, ontwikkeling, advies.',
    rates: 'Tarieven op datum',
  },
})

const NAME = { en: 'Name', nl: 'Naam' }
const RATE = { en: 'Rate per hour', nl: 'Tarief per uur' }
const BILLABLE = { en: 'Billable', nl: 'Declarabel' }

const columns: readonly LookupColumn<HourType>[] = [
  { key: 'name', head: NAME, edit: true },
  { key: 'code', head: { en: 'Code', nl: 'Code' }, edit: true, width: 80 },
  { key: 'hourly_rate', head: RATE, kind: 'money', edit: true, width: 120 },
  {
    key: 'rates',
    head: { en: 'Newest rate', nl: 'Nieuwste tarief' },
    cell: ({ rates }) => <LastRate rates={rates} />,
    width: 190,
  },
  { key: 'billable_default', head: BILLABLE, kind: 'flag', edit: true, width: 110 },
]

const fields: readonly AddField[] = [
  { key: 'name', head: NAME },
  { key: 'hourly_rate', head: RATE, kind: 'money', width: 130 },
]

export function HourTypes() {
  const { title, lead, add, empty, rates } = useWords(texts)
  const [dated, setDated] = useState<string>()
  return (
    <LookupPage
      path="/hours/hourstype"
      title={title}
      lead={lead}
      columns={columns}
      add={{ label: add, fields }}
      empty={empty}
      actions={({ id }) => [{ label: rates, icon: 'calendar', run: () => setDated(id) }]}
    >
      {dated && <HourTypeRates id={dated} onClose={() => setDated(undefined)} />}
    </LookupPage>
  )
}
