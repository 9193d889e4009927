import { UnstyledButton } from '@mantine/core'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Keys } from './keys-mark.tsx'

interface AccountItemProps {
  readonly icon: IconName
  readonly label: string
  readonly keys?: string
  readonly act: () => unknown
  readonly after: () => void
}

export function AccountItem({ icon, label, keys, act, after }: AccountItemProps) {
  return (
    <UnstyledButton
      className="account-item"
      onClick={() => {
        after()
        void act()
      }}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {keys && <Keys pressed={keys} />}
    </UnstyledButton>
  )
}
