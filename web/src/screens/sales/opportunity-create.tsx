// A new opportunity: who asks, what for, what it may be worth.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useSalesRefresh } from './sales-queries.ts'

const texts = words({
  en: {
    title: 'New opportunity',
    act: 'Make opportunity',
    name: 'Name',
    hint: 'What it is about, such as “Website for Acme”.',
    organization: 'Organization',
    person: 'Contact',
    amount: 'Expected amount',
    excl: 'Excluding VAT.',
    stage: 'Stage',
    close: 'Expected close',
    owner: 'Owner',
    source: 'Source',
  },
  nl: {
    title: 'Nieuwe kans',
    act: 'Kans maken',
    name: 'Naam',
    hint: 'Waar het om gaat, zoals “Website voor Acme”.',
    organization: 'Organisatie',
    person: 'Contactpersoon',
    amount: 'Verwacht bedrag',
    excl: 'Exclusief btw.',
    stage: 'Fase',
    close: 'Verwachte beslissing',
    owner: 'Eigenaar',
    source: 'Bron',
  },
})

export function OpportunityCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useSalesRefresh()
  const { employee } = useSession()
  const { organization_id, person_id } = useSearch({ strict: false }) as Partial<Shapes['SalesCreate']>
  const { mutateAsync } = api.useMutation('post', '/sales/sales', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['SalesCreate']>({
    initial: {
      name: '',
      organization_id: organization_id ?? null,
      person_id: person_id ?? null,
      owner_employee_id: employee?.id ?? null,
    },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      void refresh()
      await navigate({ to: '/sales/opportunities/$id', params: { id: data.id } })
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} description={said.hint} required autoFocus />
      <Field form={form} name="organization_id" label={said.organization} kind="record" of="organization" />
      <Field form={form} name="person_id" label={said.person} kind="record" of="person" />
      <Field form={form} name="amount" label={said.amount} description={said.excl} kind="money" />
      <Field form={form} name="stage_id" label={said.stage} kind="record" of="stage" />
      <Field form={form} name="expected_close_date" label={said.close} kind="day" />
      <Field form={form} name="owner_employee_id" label={said.owner} kind="record" of="employee" />
      <Field form={form} name="source" label={said.source} />
    </FormDrawer>
  )
}
