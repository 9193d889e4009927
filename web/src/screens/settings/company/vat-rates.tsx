import { useState } from 'react'
import { api, client, type Shapes } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { useRefresh } from '../../../api/records.ts'
import type { AddField } from '../../../ui/lookup-add.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import { useUndo } from '../../../ui/undo.tsx'
import type { Option } from '../../../ui/value.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import { PROFILES, type Profile, ProfilePage } from './profile-page.tsx'

type VatRate = Shapes['VatRateRow']

const texts = words({
  en: {
    title: 'VAT rates',
    lead: 'The rates on your invoices. A rate that ends stays on what was invoiced with it.',
    add: 'New rate',
    empty: 'No rates yet.',
    makeDefault: 'Make this the default',
  },
  nl: {
    title: 'Btw-tarieven',
    lead: 'De tarieven op je facturen. Een tarief dat afloopt blijft staan op wat ermee gefactureerd is.',
    add: 'Nieuw tarief',
    empty: 'Nog geen tarieven.',
    makeDefault: 'Standaard maken',
  },
})

const CATEGORIES: readonly Option[] = [
  { value: 'S', label: { en: 'Standard', nl: 'Normaal' } },
  { value: 'Z', label: { en: 'Zero rate', nl: 'Nultarief' } },
  { value: 'E', label: { en: 'Exempt', nl: 'Vrijgesteld' } },
  { value: 'AE', label: { en: 'Reverse charge', nl: 'Verlegd' } },
  { value: 'K', label: { en: 'Within the EU', nl: 'Binnen de EU' } },
  { value: 'G', label: { en: 'Export', nl: 'Export buiten de EU' } },
  { value: 'O', label: { en: 'Outside VAT', nl: 'Buiten de btw' } },
]

const NAME = { en: 'Name', nl: 'Naam' }
const PERCENTAGE = { en: 'Percentage', nl: 'Percentage' }
const CATEGORY = { en: 'Kind', nl: 'Soort' }
const FROM = { en: 'From', nl: 'Vanaf' }

const columns: readonly LookupColumn<VatRate>[] = [
  { key: 'name', head: NAME, edit: true },
  {
    key: 'percentage',
    head: PERCENTAGE,
    kind: 'number',
    edit: true,
    cell: ({ percentage }) => <Percentage of={percentage} />,
  },
  { key: 'category', head: CATEGORY, kind: 'choice', options: CATEGORIES, edit: true },
  { key: 'exemption_reason', head: { en: 'Reason on the invoice', nl: 'Reden op de factuur' }, edit: true },
  { key: 'valid_from', head: FROM, kind: 'day', edit: true },
  { key: 'valid_to', head: { en: 'Up to', nl: 'Tot en met' }, kind: 'day', edit: true },
  { key: 'is_default', head: { en: 'Default', nl: 'Standaard' }, kind: 'flag' },
]

export function VatRates() {
  const said = useWords(texts)
  return (
    <ProfilePage title={said.title} lead={said.lead}>
      {(profile) => <Rates profile={profile} />}
    </ProfilePage>
  )
}

// Rates are read as part of their company, so each change reads that again.
function Rates({ profile }: { profile: Profile }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const undoable = useUndo()
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const { mutateAsync: create } = api.useMutation('post', '/invoices/vatrate', { meta: { quiet: true } })
  const { mutateAsync: patch } = api.useMutation('patch', '/invoices/vatrate/{id}', { meta: { quiet: true } })
  const save = async ({ id }: VatRate, body: Shapes['VatRateUpdate']) => {
    await patch({ params: { path: { id } }, body })
    await refresh(PROFILES)
  }
  const fields: readonly AddField[] = [
    { key: 'name', head: NAME },
    { key: 'percentage', head: PERCENTAGE, kind: 'number', width: 110 },
    { key: 'category', head: CATEGORY, kind: 'choice', options: CATEGORIES, initial: 'S', width: 150 },
    { key: 'valid_from', head: FROM, kind: 'day', initial: `${new Date().getFullYear()}-01-01`, width: 140 },
  ]
  return (
    <LookupList
      title={said.title}
      rows={profile.vat_rates.filter(({ id }) => !leaving.includes(id))}
      columns={columns}
      nameOf={({ name }) => name}
      save={save}
      add={{
        label: said.add,
        fields,
        make: async (body) => {
          await create({ body: { ...(body as Shapes['VatRateCreate']), company_profile_id: profile.id } })
          await refresh(PROFILES)
        },
      }}
      actions={(row) =>
        row.is_default
          ? []
          : [
              {
                label: said.makeDefault,
                icon: 'star',
                run: () => void save(row, { is_default: true }).catch(showProblem),
              },
            ]
      }
      remove={({ id }, told) =>
        undoable({
          said: told,
          show: () => {
            setLeaving((before) => [...before, id])
            return () => setLeaving((before) => before.filter((one) => one !== id))
          },
          send: async (init) => {
            const answer = await client.DELETE('/invoices/vatrate/{id}', { params: { path: { id } }, ...init })
            await refresh(PROFILES)
            return answer
          },
        })
      }
      empty={said.empty}
    />
  )
}

function Percentage({ of }: { of: number }) {
  const { number } = useFormats()
  return `${number(of)}%`
}
