// Who is signed in and where, and the choices that belong to the person: language, colours, the ways in, the way out.
import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useChangePreferences } from '../api/preferences.ts'
import { useSession } from '../api/session.ts'
import { useWords, words } from '../words/language.tsx'
import { ColourChoice, LanguageChoice } from './account-choices.tsx'
import { AccountEnvironments } from './account-environments.tsx'
import { AccountItem } from './account-item.tsx'
import { COMMAND_KEY } from './keys.ts'
import { openPanel } from './panel.ts'
import { signOut } from './sign-out.ts'
import './account-menu.css'

const texts = words({
  en: {
    account: 'Your account',
    security: 'Account and sign-in',
    requests: 'Show the requests',
    keys: 'Keyboard',
    leave: 'Sign out',
  },
  nl: {
    account: 'Je account',
    security: 'Account en aanmelden',
    requests: 'Toon de verzoeken',
    keys: 'Toetsenbord',
    leave: 'Afmelden',
  },
})

export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { user, environment } = useSession()
  const router = useRouter()
  const { mutate: change } = useChangePreferences()
  const said = useWords(texts)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <UnstyledButton className="account" popoverTarget="account-menu">
        <Avatar name={user.name} color="office" variant="light" size={34} aria-hidden />
        <VisuallyHidden>
          {said.account}: {user.name}
        </VisuallyHidden>
      </UnstyledButton>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="account-menu"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="account-who">
          <Text fw={600} truncate>
            {user.name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {user.email}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {environment.name}
          </Text>
        </div>
        <div className="account-part">
          <LanguageChoice onChoose={(language) => change(() => ({ language }))} />
          <ColourChoice onChoose={(color_scheme) => change(() => ({ color_scheme }))} />
        </div>
        <div className="account-part">
          <AccountItem
            icon="person"
            label={said.security}
            act={() => router.navigate({ to: '/account' })}
            after={close}
          />
          <AccountItem
            icon="code"
            label={said.requests}
            keys={`${COMMAND_KEY} .`}
            act={() => openPanel('requests')}
            after={close}
          />
          <AccountItem icon="keyboard" label={said.keys} keys="?" act={() => openPanel('keys')} after={close} />
        </div>
        <AccountEnvironments isOpen={isOpen} close={close} />
        <div className="account-part">
          <AccountItem icon="leave" label={said.leave} act={() => signOut()} after={close} />
        </div>
      </div>
    </>
  )
}
