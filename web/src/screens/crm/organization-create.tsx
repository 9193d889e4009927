// A new organization: only what one knows at the first call. The rest is filled in on its own screen.
import { useNavigate } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'New organization',
    act: 'Make organization',
    name: 'Name',
    types: 'Type',
    email: 'E-mail',
    phone: 'Phone',
    url: 'Website',
    address: 'Address',
    manager: 'Account manager',
  },
  nl: {
    title: 'Nieuwe organisatie',
    act: 'Organisatie maken',
    name: 'Naam',
    types: 'Soort',
    email: 'E-mail',
    phone: 'Telefoon',
    url: 'Website',
    address: 'Adres',
    manager: 'Accountmanager',
  },
})

export function OrganizationCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', '/crm/organization', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['OrganizationScreenCreate']>({
    initial: { name: '' },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      void refresh('/crm/organization')
      await navigate({ to: '/crm/organizations/$id', params: { id: data.id } })
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="relation_type_ids" label={said.types} kind="records" of="relationType" />
      <Field form={form} name="email" label={said.email} kind="email" />
      <Field form={form} name="phone" label={said.phone} kind="phone" />
      <Field form={form} name="url" label={said.url} kind="url" />
      <Field form={form} name="address" label={said.address} kind="address" />
      <Field form={form} name="account_manager_employee_id" label={said.manager} kind="record" of="employee" />
    </FormDrawer>
  )
}
