import type { Shapes } from '../../../api/api.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import type { LookupColumn } from '../../../ui/lookup-list.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { LookupPage } from './lookup-page.tsx'

const texts = words({
  en: {
    title: 'Sales stages',
    lead: 'The steps of an opportunity, from first contact to yes or no. The chance weighs what is in the pipeline.',
    add: 'New stage',
    empty: 'No stages yet. Begin with Lead, Quote and Negotiation.',
  },
  nl: {
    title: 'Verkoopfasen',
    lead: 'De stappen van een verkoopkans, van eerste contact tot ja of nee. De kans weegt wat er in de pijplijn zit.',
    add: 'Nieuwe fase',
    empty: 'Nog geen fasen. Begin met Lead, Offerte en Onderhandeling.',
  },
})

const NAME = { en: 'Stage', nl: 'Fase' }
const CHANCE = { en: 'Chance in %', nl: 'Kans in %' }

const columns: readonly LookupColumn<Shapes['Stage']>[] = [
  { key: 'name', head: NAME, edit: true },
  { key: 'probability', head: CHANCE, kind: 'number', edit: true, width: 140 },
]

const fields: readonly AddField[] = [
  { key: 'name', head: NAME },
  { key: 'probability', head: CHANCE, kind: 'number', initial: 50, width: 120 },
]

export function Stages() {
  const { title, lead, add, empty } = useWords(texts)
  return (
    <LookupPage
      path="/sales/stage"
      title={title}
      lead={lead}
      columns={columns}
      add={{ label: add, fields }}
      empty={empty}
    />
  )
}
