// The other environments of the person: those that the sign-in opened, and those that this browser was in before.
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { showSeen } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import { useWords, words } from '../words/language.tsx'
import { AccountItem } from './account-item.tsx'
import { knownEnvironments } from './environments.ts'
import { signOut } from './sign-out.ts'
import { ask, type Goal, goTo, goToOwn } from './switching.ts'

const texts = words({
  en: { title: 'Go to', another: 'Another environment…', own: 'Start my own company', name: 'My company' },
  nl: { title: 'Ga naar', another: 'Andere omgeving…', own: 'Mijn eigen bedrijf beginnen', name: 'Mijn bedrijf' },
})

/** The list is asked for when the menu is opened. */
export function AccountEnvironments({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const said = useWords(texts)
  const { user, environment } = useSession()
  const opened = useQuery({ ...api.queryOptions('get', '/session/environments'), enabled: isOpen, staleTime: 60_000 })
  const open = (opened.data?.data ?? []).filter(({ is_current }) => !is_current)
  // Not before it is known which of them ask for no password.
  const others = (opened.isPending ? [] : knownEnvironments()).filter(
    ({ slug }) => slug !== environment.slug && !open.some((one) => one.slug === slug),
  )
  return (
    <div className="account-part">
      <div className="account-label">{said.title}</div>
      {open.map(({ slug, name, needs_code }) => (
        <AccountItem
          key={slug}
          icon={needs_code ? 'lock' : 'repeat'}
          label={name}
          act={() => goTogether({ slug, name })}
          after={close}
        />
      ))}
      {others.map(({ slug, name, email }) => (
        <AccountItem
          key={slug}
          icon="lock"
          label={name}
          act={() => (email === user.email ? ask({ slug, name }) : signOut(doorOf(slug)))}
          after={close}
        />
      ))}
      <AccountItem icon="plus" label={said.another} act={() => signOut(doorOf(''))} after={close} />
      {user.role === 'owner' && (
        <AccountItem icon="organization" label={said.own} act={() => goToOwn(said.name)} after={close} />
      )}
    </div>
  )
}

async function goTogether(goal: Goal): Promise<void> {
  const entry = await goTo(goal)
  if (entry && 'problem' in entry) showSeen(entry.problem)
}

function doorOf(slug: string): string {
  return `/sign-in?environment=${encodeURIComponent(slug)}`
}
