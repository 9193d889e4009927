// Who is signed in and where, and the choices that belong to the person: language, colours, password, the way out.
import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useSession } from '../api/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWords, words } from '../words/language.tsx'
import { ColourChoice, LanguageChoice } from './account-choices.tsx'
import { knownEnvironments } from './environments.ts'
import { COMMAND_KEY } from './keys.ts'
import { Keys } from './keys-mark.tsx'
import { openPanel } from './panel.ts'
import { signOut } from './sign-out.ts'
import './account-menu.css'

const texts = words({
  en: {
    account: 'Your account',
    environments: 'Go to',
    another: 'Another environment…',
    password: 'Password…',
    requests: 'Show the requests',
    keys: 'Keyboard',
    leave: 'Sign out',
  },
  nl: {
    account: 'Je account',
    environments: 'Ga naar',
    another: 'Andere omgeving…',
    password: 'Wachtwoord…',
    requests: 'Toon de verzoeken',
    keys: 'Toetsenbord',
    leave: 'Afmelden',
  },
})

export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const { user, environment } = useSession()
  const said = useWords(texts)
  const others = knownEnvironments().filter(({ slug }) => slug !== environment.slug)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <UnstyledButton className="account" popoverTarget="account-menu">
        <Avatar name={user.name} color="office" variant="light" size={34} aria-hidden />
        <VisuallyHidden>
          {said.account}: {user.name}
        </VisuallyHidden>
      </UnstyledButton>
      <div ref={menu} id="account-menu" popover="auto" className="account-menu">
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
          <LanguageChoice />
          <ColourChoice />
        </div>
        <div className="account-part">
          <Item icon="key" label={said.password} act={() => openPanel('password')} after={close} />
          <Item
            icon="code"
            label={said.requests}
            keys={`${COMMAND_KEY} .`}
            act={() => openPanel('requests')}
            after={close}
          />
          <Item icon="keyboard" label={said.keys} keys="?" act={() => openPanel('keys')} after={close} />
        </div>
        <div className="account-part">
          <div className="account-label">{said.environments}</div>
          {others.map(({ slug, name }) => (
            <Item key={slug} icon="repeat" label={name} act={() => signOut(doorOf(slug))} after={close} />
          ))}
          <Item icon="plus" label={said.another} act={() => signOut(doorOf(''))} after={close} />
        </div>
        <div className="account-part">
          <Item icon="leave" label={said.leave} act={() => signOut()} after={close} />
        </div>
      </div>
    </>
  )
}

interface ItemProps {
  readonly icon: IconName
  readonly label: string
  readonly keys?: string
  readonly act: () => unknown
  readonly after: () => void
}

function Item({ icon, label, keys, act, after }: ItemProps) {
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

function doorOf(slug: string): string {
  return `/sign-in?environment=${encodeURIComponent(slug)}`
}
