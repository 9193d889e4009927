// Around every screen: where one is, who one is, and the way elsewhere.
import { VisuallyHidden } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../api/session.ts'
import { useScreenTitle } from '../ui/title.ts'
import { CurrencyContext } from '../words/formats.ts'
import { useWords, words } from '../words/language.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { rememberEnvironment } from './environments.ts'
import { Header } from './header.tsx'
import { useKeptHours } from './kept-hours.ts'
import { useShellKeys } from './keys.ts'
import { Navigation } from './navigation.tsx'
import { Offline } from './offline.tsx'
import { useRememberOpened } from './palette/recent.ts'
import { Panels } from './panels.tsx'

const texts = words({ en: { skip: 'Skip to the content' }, nl: { skip: 'Naar de inhoud' } })

export function Frame() {
  const session = useSession()
  const { skip } = useWords(texts)
  const title = useScreenTitle()
  useShellKeys()
  useKeptHours()
  useRememberOpened()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person in the same place need not be noted again
  useEffect(() => rememberEnvironment(session), [session.environment.id, session.user.id])
  return (
    <CurrencyContext value={session.environment.currency}>
      <div className="frame">
        <a href="#content" className="skip">
          {skip}
        </a>
        <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
        <Header />
        <div className="frame-side">
          <Navigation />
        </div>
        <main id="content" tabIndex={-1} className="frame-main">
          <Offline />
          <Outlet />
        </main>
        <BottomBar />
        <Panels />
      </div>
    </CurrencyContext>
  )
}
