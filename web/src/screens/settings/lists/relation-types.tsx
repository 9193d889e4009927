import type { Shapes } from '../../../api/api.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import type { LookupColumn } from '../../../ui/lookup-list.tsx'
import type { Option } from '../../../ui/value.ts'
import { useWords, words } from '../../../words/language.tsx'
import { LookupPage } from './lookup-page.tsx'

const texts = words({
  en: {
    title: 'Relation types',
    lead: 'What an organization is to you. It can be several at once.',
    add: 'New relation type',
    empty: 'No types yet. Customer, supplier and partner are a good beginning.',
  },
  nl: {
    title: 'Relatiesoorten',
    lead: 'Wat een organisatie voor je is. Dat kan meer dan één ding zijn.',
    add: 'Nieuwe relatiesoort',
    empty: 'Nog geen soorten. Klant, leverancier en partner zijn een goed begin.',
  },
})

const KINDS: readonly Option[] = [
  { value: 'customer', label: { en: 'Customer', nl: 'Klant' } },
  { value: 'supplier', label: { en: 'Supplier', nl: 'Leverancier' } },
  { value: 'prospect', label: { en: 'Prospect', nl: 'Prospect' } },
  { value: 'partner', label: { en: 'Partner', nl: 'Partner' } },
  { value: 'other', label: { en: 'Other', nl: 'Anders' } },
]

const NAME = { en: 'Name', nl: 'Naam' }
const KIND = { en: 'Counts as', nl: 'Telt als' }

const columns: readonly LookupColumn<Shapes['RelationType']>[] = [
  { key: 'name', head: NAME, edit: true },
  { key: 'kind', head: KIND, kind: 'choice', options: KINDS, edit: true, width: 180 },
]

const fields: readonly AddField[] = [
  { key: 'name', head: NAME },
  { key: 'kind', head: KIND, kind: 'choice', options: KINDS, initial: 'customer', width: 160 },
]

export function RelationTypes() {
  const { title, lead, add, empty } = useWords(texts)
  return (
    <LookupPage
      path="/crm/relationtype"
      title={title}
      lead={lead}
      columns={columns}
      add={{ label: add, fields }}
      empty={empty}
    />
  )
}
