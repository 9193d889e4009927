// A draft without work on it: for whom, and from which company. The lines are typed in the editor.
import { useNavigate } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useRecords, useRefresh } from '../../api/records.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'New invoice',
    act: 'Make draft',
    organization: 'Organization',
    person: 'Person',
    help: 'With an organization: to whose attention it goes. Alone: who pays it.',
    profile: 'Sent by',
    subject: 'Subject',
  },
  nl: {
    title: 'Nieuwe factuur',
    act: 'Concept maken',
    organization: 'Organisatie',
    person: 'Persoon',
    help: 'Naast een organisatie: ter attentie van wie. Alleen: wie de factuur betaalt.',
    profile: 'Verstuurd door',
    subject: 'Onderwerp',
  },
})

export function InvoiceCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const profiles = useRecords('/invoices/companyprofile', { is_active: true }).data?.data ?? []
  const create = api.useMutation('post', '/invoices/invoice', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['DraftCreate']>({
    initial: {},
    isNew: true,
    save: async (body) => {
      const { data } = await create.mutateAsync({ body })
      void refresh('/invoices/invoice')
      await navigate({ to: '/invoices/$id', params: { id: data.id } })
    },
  })
  return (
    <FormDrawer title={said.title} form={form} act={said.act} onClose={onClose}>
      <Field form={form} name="organization_id" kind="record" of="organization" label={said.organization} autoFocus />
      <Field form={form} name="person_id" kind="record" of="person" label={said.person} description={said.help} />
      {profiles.length > 1 && (
        <Field form={form} name="company_profile_id" kind="record" of="companyProfile" label={said.profile} />
      )}
      <Field form={form} name="subject" label={said.subject} />
    </FormDrawer>
  )
}
