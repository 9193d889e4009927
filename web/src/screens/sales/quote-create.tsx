// A new quote: for whom, and about what. Its lines are written on its own screen.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useSalesRefresh } from './sales-queries.ts'

const texts = words({
  en: {
    title: 'New quote',
    act: 'Make quote',
    sale: 'Opportunity',
    takes: 'The customer of the opportunity is taken over.',
    organization: 'Organization',
    person: 'Contact',
    subject: 'Subject',
  },
  nl: {
    title: 'Nieuwe offerte',
    act: 'Offerte maken',
    sale: 'Kans',
    takes: 'De klant van de kans wordt overgenomen.',
    organization: 'Organisatie',
    person: 'Contactpersoon',
    subject: 'Onderwerp',
  },
})

export function QuoteCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useSalesRefresh()
  const { organization_id, sales_id } = useSearch({ strict: false }) as Partial<Shapes['QuoteCreate']>
  const { mutateAsync } = api.useMutation('post', '/sales/quote', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['QuoteCreate']>({
    initial: { subject: '', sales_id: sales_id ?? null, organization_id: organization_id ?? null },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      void refresh()
      await navigate({ to: '/sales/quotes/$id', params: { id: data.id } })
    },
  })
  const hasSale = Boolean(form.form.values.sales_id)
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="subject" label={said.subject} autoFocus />
      <Field form={form} name="sales_id" label={said.sale} description={said.takes} kind="record" of="sales" />
      {!hasSale && (
        <>
          <Field form={form} name="organization_id" label={said.organization} kind="record" of="organization" />
          <Field form={form} name="person_id" label={said.person} kind="record" of="person" />
        </>
      )}
    </FormDrawer>
  )
}
