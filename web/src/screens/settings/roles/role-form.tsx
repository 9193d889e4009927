// A new role begins as a copy of another; a known one gets another name.
import { api, type Shapes } from '../../../api/api.ts'
import { patchRecord, useRefresh } from '../../../api/records.ts'
import { Field, useRecordForm } from '../../../ui/form.tsx'
import { FormDrawer } from '../../../ui/form-drawer.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { useRoleName } from './role-names.ts'
import type { Role } from './use-roles.ts'

const texts = words({
  en: {
    make: 'New role',
    makeAct: 'Make role',
    rename: 'Rename the role',
    name: 'Name',
    like: 'Begins as a copy of',
    likeHint: 'Tick and untick rights afterwards. People keep their role until you give them this one.',
  },
  nl: {
    make: 'Nieuwe rol',
    makeAct: 'Rol maken',
    rename: 'Rol hernoemen',
    name: 'Naam',
    like: 'Begint als kopie van',
    likeHint: 'Rechten vink je daarna aan en uit. Mensen houden hun rol tot je ze deze geeft.',
  },
})

interface RoleCreateProps {
  readonly roles: readonly Role[]
  readonly like?: Role | undefined
  onClose(): void
}

export function RoleCreate({ roles, like, onClose }: RoleCreateProps) {
  const said = useWords(texts)
  const nameOf = useRoleName()
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', '/settings/role', { meta: { quiet: true } })
  const first = like ?? roles.find(({ name }) => name === 'employee') ?? roles.at(-1)
  const form = useRecordForm<{ name: string; like: string }>({
    initial: { name: '', ...(first ? { like: first.id } : {}) },
    isNew: true,
    async save({ name = '', like: id }) {
      const rights = roles.find((role) => role.id === id)?.rights ?? []
      await mutateAsync({ body: { name, rights } satisfies Shapes['RoleCreate'] })
      await refresh('/settings/role')
      onClose()
    },
  })
  const options = roles.map((role) => ({ value: role.id, label: nameOf(role) }))
  return (
    <FormDrawer title={said.make} act={said.makeAct} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="like" label={said.like} description={said.likeHint} kind="choice" options={options} />
    </FormDrawer>
  )
}

export function RoleRename({ role, onClose }: { role: Role; onClose(): void }) {
  const said = useWords(texts)
  const nameOf = useRoleName()
  const refresh = useRefresh()
  const form = useRecordForm<Shapes['RoleUpdate']>({
    initial: { name: nameOf(role) },
    async save(body) {
      await patchRecord('/settings/role', { id: role.id, body })
      await refresh('/settings/role', '/settings/user')
      onClose()
    },
  })
  return (
    <FormDrawer title={said.rename} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} required autoFocus />
    </FormDrawer>
  )
}
