// A new user: a name, an address and a role. What comes back is a link that lets in once.
import type { Shapes } from '../../../api/api.ts'
import { api } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { Field, useRecordForm } from '../../../ui/form.tsx'
import { FormDrawer } from '../../../ui/form-drawer.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { useRoleName } from '../roles/role-names.ts'
import { useRoles } from '../roles/use-roles.ts'

const texts = words({
  en: {
    title: 'Invite somebody',
    act: 'Make the invitation',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    roleHint: 'What somebody sees and may do. You can give what you have yourself.',
  },
  nl: {
    title: 'Iemand uitnodigen',
    act: 'Uitnodiging maken',
    name: 'Naam',
    email: 'E-mail',
    role: 'Rol',
    roleHint: 'Wat iemand ziet en mag. Je kunt geven wat je zelf hebt.',
  },
})

interface InviteProps {
  onMade(user: Shapes['UserWithLink']): void
  onClose(): void
}

export function Invite({ onMade, onClose }: InviteProps) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const nameOf = useRoleName()
  const roles = useRoles() ?? []
  const { mutateAsync } = api.useMutation('post', '/settings/user', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['UserCreate']>({
    initial: { name: '', email: '' },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      void refresh('/settings/user', '/settings/role')
      onMade(data)
    },
  })
  const options = roles.map((role) => ({ value: role.id, label: nameOf(role) }))
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="email" label={said.email} kind="email" required />
      <Field
        form={form}
        name="role_id"
        label={said.role}
        description={said.roleHint}
        kind="choice"
        options={options}
        required
      />
    </FormDrawer>
  )
}
