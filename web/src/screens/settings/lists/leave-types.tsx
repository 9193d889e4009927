import type { Shapes } from '../../../api/api.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import type { LookupColumn } from '../../../ui/lookup-list.tsx'
import type { Option } from '../../../ui/value.ts'
import { useWords, words } from '../../../words/language.tsx'
import { LookupPage } from './lookup-page.tsx'

const texts = words({
  en: {
    title: 'Leave types',
    lead: 'What leave can be asked for. What expires is counted from the end of the year in which it was built up.',
    add: 'New leave type',
    empty: 'No leave types yet. Begin with statutory leave.',
  },
  nl: {
    title: 'Verlofsoorten',
    lead: 'Welk verlof je kunt aanvragen. Wat vervalt telt vanaf het eind van het jaar waarin het is opgebouwd.',
    add: 'Nieuwe verlofsoort',
    empty: 'Nog geen verlofsoorten. Begin met wettelijk verlof.',
  },
})

const KINDS: readonly Option[] = [
  { value: 'statutory', label: { en: 'Statutory', nl: 'Wettelijk' } },
  { value: 'extra', label: { en: 'Extra', nl: 'Bovenwettelijk' } },
  { value: 'time_off_in_lieu', label: { en: 'Time off in lieu', nl: 'Tijd voor tijd' } },
  { value: 'special', label: { en: 'Special', nl: 'Bijzonder' } },
  { value: 'unpaid', label: { en: 'Unpaid', nl: 'Onbetaald' } },
]

const NAME = { en: 'Name', nl: 'Naam' }
const KIND = { en: 'Kind', nl: 'Soort' }

const columns: readonly LookupColumn<Shapes['LeaveType']>[] = [
  { key: 'name', head: NAME, edit: true },
  { key: 'kind', head: KIND, kind: 'choice', options: KINDS, edit: true },
  { key: 'affects_balance', head: { en: 'Balance', nl: 'Saldo' }, kind: 'flag', edit: true },
  { key: 'is_paid', head: { en: 'Paid', nl: 'Betaald' }, kind: 'flag', edit: true },
  { key: 'requires_approval', head: { en: 'Approval', nl: 'Akkoord' }, kind: 'flag', edit: true },
  { key: 'allow_negative', head: { en: 'Below zero', nl: 'Onder nul' }, kind: 'flag', edit: true },
  {
    key: 'expires_after_months',
    head: { en: 'Expires (m)', nl: 'Vervalt (mnd)' },
    kind: 'number',
    edit: true,
  },
  { key: 'deduct_order', head: { en: 'Taken as', nl: 'Afboeken als' }, kind: 'number', edit: true, isExtra: true },
]

const fields: readonly AddField[] = [
  { key: 'name', head: NAME },
  { key: 'kind', head: KIND, kind: 'choice', options: KINDS, initial: 'extra', width: 180 },
]

export function LeaveTypes() {
  const { title, lead, add, empty } = useWords(texts)
  return (
    <LookupPage
      path="/hrm/leavetype"
      title={title}
      lead={lead}
      columns={columns}
      add={{ label: add, fields }}
      empty={empty}
    />
  )
}
