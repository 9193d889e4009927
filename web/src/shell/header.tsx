import { ActionIcon, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { Icon } from '../ui/icon.tsx'
import { useWords, words } from '../words/language.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell/bell.tsx'
import { COMMAND_KEY } from './keys.ts'
import { Keys } from './keys-mark.tsx'
import { Mark } from './mark.tsx'
import { openPanel } from './panel.ts'
import { TimerBar } from './timer/timer-bar.tsx'

const texts = words({
  en: { search: 'Search or act…', searchName: 'Search, go and act' },
  nl: { search: 'Zoek of doe…', searchName: 'Zoeken, gaan en doen' },
})

export function Header() {
  const { environment } = useSession()
  const said = useWords(texts)
  return (
    <header className="header">
      <Link to="/" className="header-home">
        <Mark />
        <span>{environment.name}</span>
      </Link>
      <UnstyledButton className="header-search" onClick={() => openPanel('palette')}>
        <Icon name="search" size={16} />
        <span>{said.search}</span>
        <Keys pressed={`${COMMAND_KEY} K`} />
      </UnstyledButton>
      <div className="header-end">
        <ActionIcon
          className="header-find"
          variant="subtle"
          color="gray"
          size="lg"
          onClick={() => openPanel('palette')}
          aria-label={said.searchName}
        >
          <Icon name="search" size={20} />
        </ActionIcon>
        <TimerBar />
        <Bell />
        <AccountMenu />
      </div>
    </header>
  )
}
