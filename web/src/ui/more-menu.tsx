// What is done seldom, behind one button.
import { ActionIcon, Menu } from '@mantine/core'
import { useWords, words } from '../words/language.tsx'
import { Icon, type IconName } from './icon.tsx'

const texts = words({ en: { more: 'More' }, nl: { more: 'Meer' } })

export interface MoreAction {
  readonly label: string
  readonly icon: IconName
  run(): void
}

export function MoreMenu({ actions }: { actions: readonly MoreAction[] }) {
  const { more } = useWords(texts)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={more}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon name={icon} size={16} />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
