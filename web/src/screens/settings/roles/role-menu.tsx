import { ActionIcon, Menu } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { useDelete } from '../../../ui/use-delete.ts'
import { useWords, words } from '../../../words/language.tsx'
import { isOwnerRole, useRoleName } from './role-names.ts'
import type { RolesShown } from './roles.tsx'
import type { Role } from './use-roles.ts'

const texts = words({
  en: {
    more: (name: string) => `More for the role ${name}`,
    copy: 'Make a copy',
    rename: 'Rename',
    remove: 'Delete',
    removed: (name: string) => `The role ${name} is deleted`,
  },
  nl: {
    more: (name: string) => `Meer voor de rol ${name}`,
    copy: 'Kopie maken',
    rename: 'Hernoemen',
    remove: 'Verwijderen',
    removed: (name: string) => `De rol ${name} is verwijderd`,
  },
})

export function RoleMenu({ role, copy, rename }: { role: Role } & Pick<RolesShown, 'copy' | 'rename'>) {
  const said = useWords(texts)
  const name = useRoleName()(role)
  const remove = useDelete('/settings/role')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={said.more(name)}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="copy" size={16} />} onClick={() => copy(role)}>
          {said.copy}
        </Menu.Item>
        {!isOwnerRole(role) && (
          <>
            <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={() => rename(role)}>
              {said.rename}
            </Menu.Item>
            <Menu.Item
              leftSection={<Icon name="trash" size={16} />}
              onClick={() => remove(role.id, said.removed(name))}
            >
              {said.remove}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
