// What the palette can do without asking the service: go to a screen, begin something, change how the shell looks.
import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { COMMAND_KEY } from '../keys.ts'
import { linkTo, usePlaces } from '../modules.ts'
import { openPanel } from '../panel.ts'
import { signOut } from '../sign-out.ts'
import { toggleTimer } from '../timer/toggle.ts'
import { useTimer } from '../timer/use-timer.ts'
import type { Entry } from './entry.ts'
import { BEGINNINGS, INNER_PLACES } from './screens.ts'

const texts = words({
  en: {
    dark: 'Dark colours',
    light: 'Light colours',
    requests: 'Show the requests behind this screen',
    keys: 'Keyboard help',
    password: 'Change your password',
    other: 'Nederlands',
    leave: 'Sign out',
    start: 'Start the timer',
    stop: 'Stop the timer and book it',
    discard: 'Discard the timer',
    book: 'Book hours',
  },
  nl: {
    dark: 'Donkere kleuren',
    light: 'Lichte kleuren',
    requests: 'Toon de verzoeken achter dit scherm',
    keys: 'Hulp bij het toetsenbord',
    password: 'Wijzig je wachtwoord',
    other: 'English',
    leave: 'Afmelden',
    start: 'Start de timer',
    stop: 'Stop de timer en boek',
    discard: 'Gooi de timer weg',
    book: 'Uren boeken',
  },
})

export function usePlacesToGo(): readonly Entry[] {
  const { modules, below } = usePlaces()
  const { can } = useSession()
  const { language } = useLanguage()
  const router = useRouter()
  const inner = INNER_PLACES.filter(({ right }) => !right || can(right))
  return [...modules, ...inner, ...below].map((place) => ({
    id: `go ${place.to}`,
    label: place.name[language],
    icon: place.icon,
    ...(place.key ? { keys: `G ${place.key.toUpperCase()}` } : {}),
    act: () => router.navigate(linkTo(place)),
  }))
}

export function useHourCommands(): readonly Entry[] {
  const said = useWords(texts)
  const router = useRouter()
  const { timer, canTime, discard } = useTimer()
  if (!canTime) return []
  return [
    { id: 'timer', label: timer ? said.stop : said.start, icon: timer ? 'stop' : 'play', keys: 'T', act: toggleTimer },
    ...(timer ? [{ id: 'discard', label: said.discard, icon: 'trash', act: discard } as const] : []),
    { id: 'book', label: said.book, icon: 'clock', act: () => router.navigate({ to: '/hours' }) },
  ]
}

export function useBeginnings(): readonly Entry[] {
  const { can } = useSession()
  const { language } = useLanguage()
  const router = useRouter()
  return BEGINNINGS.filter(({ to, right }) => to in router.routesByPath && can(right)).map(({ to, name, icon }) => ({
    id: `begin ${name.en}`,
    label: name[language],
    icon,
    act: () => router.navigate({ ...linkTo({ to }), ...(to.endsWith('/new') ? {} : { hash: 'new' }) }),
  }))
}

export function useShellCommands(): readonly Entry[] {
  const said = useWords(texts)
  const { language, choose } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  return [
    { id: 'dark', label: said.dark, icon: 'moon', act: () => setColorScheme('dark') },
    { id: 'light', label: said.light, icon: 'sun', act: () => setColorScheme('light') },
    { id: 'language', label: said.other, icon: 'language', act: () => choose(language === 'nl' ? 'en' : 'nl') },
    {
      id: 'requests',
      label: said.requests,
      icon: 'code',
      keys: `${COMMAND_KEY} .`,
      act: () => openPanel('requests'),
    },
    { id: 'keys', label: said.keys, icon: 'keyboard', keys: '?', act: () => openPanel('keys') },
    { id: 'password', label: said.password, icon: 'key', act: () => openPanel('password') },
    { id: 'leave', label: said.leave, icon: 'leave', act: () => signOut() },
  ]
}
