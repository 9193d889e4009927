// A new person, and at once where he or she works.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'New person',
    act: 'Make person',
    first: 'First name',
    last: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    organization: 'Works at',
  },
  nl: {
    title: 'Nieuwe persoon',
    act: 'Persoon maken',
    first: 'Voornaam',
    last: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    organization: 'Werkt bij',
  },
})

export function PersonCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [organization, setOrganization] = useState<string | null>(null)
  const person = api.useMutation('post', '/crm/person', { meta: { quiet: true } })
  const role = api.useMutation('post', '/crm/contactrole')
  const form = useRecordForm<Shapes['PersonScreenCreate']>({
    initial: { first_name: '', last_name: '' },
    isNew: true,
    async save(body) {
      const { id } = (await person.mutateAsync({ body })).data
      // The person is there, whatever becomes of the role: a toast tells when it did not work.
      if (organization)
        await role.mutateAsync({ body: { organization_id: organization, person_id: id } }).catch(() => {})
      void refresh('/crm/person', '/crm/contactrole')
      await navigate({ to: '/crm/persons/$id', params: { id } })
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="first_name" label={said.first} autoFocus />
      <Field form={form} name="last_name" label={said.last} required />
      <Field form={form} name="email" label={said.email} kind="email" />
      <Field form={form} name="phone" label={said.phone} kind="phone" />
      <RecordSelect of="organization" label={said.organization} value={organization} onChange={setOrganization} />
    </FormDrawer>
  )
}
