// Why somebody was not let in, in words that say what to do; a lock says when it opens.
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { SeenProblem } from '../../api/problems.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    wrong: 'The e-mail address or the password is not right.',
    wrongLink: 'This link was used before or is too old. Ask for a new one, or sign in with your password.',
    locked: (time: string, left: string) =>
      `Too many attempts failed. You can try again at ${time} (${left}), or use a sign-in link.`,
    open: 'You can try again now.',
    unreachable: 'Kantoor cannot be reached. Check your connection and try again.',
  },
  nl: {
    wrong: 'Het e-mailadres of het wachtwoord klopt niet.',
    wrongLink: 'Deze link is al gebruikt of te oud. Vraag om een nieuwe, of meld je aan met je wachtwoord.',
    locked: (time, left) =>
      `Er is te vaak mislukt aangemeld. Je kunt het om ${time} opnieuw proberen (${left}), of gebruik een aanmeldlink.`,
    open: 'Je kunt het nu opnieuw proberen.',
    unreachable: 'Kantoor is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  },
})

export interface Refused {
  readonly problem: SeenProblem
  readonly lockedUntil?: number
  readonly by: 'password' | 'link'
}

export function Refusal({ refused: { problem, lockedUntil, by } }: { refused: Refused }) {
  const said = useWords(texts)
  const { locale, ago } = useFormats()
  const left = useSecondsUntil(lockedUntil)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(lockedUntil)
  const known: Readonly<Record<string, string>> = {
    'invalid-credentials': by === 'link' ? said.wrongLink : said.wrong,
    'too-many-attempts': left > 0 ? said.locked(time, ago(new Date(lockedUntil!).toISOString())) : said.open,
    unreachable: said.unreachable,
  }
  return (
    <Alert color={left > 0 ? 'yellow' : 'red'} icon={<Icon name={left > 0 ? 'clock' : 'alert'} />} role="alert">
      {known[problem.code] ?? problem.detail}
    </Alert>
  )
}

/** Counts down; zero once the moment is there. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))
}
