// Why somebody was not let in, in words that say what to do; a lock says when it opens.
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Refusing, Way } from './enter.ts'

const texts = words({
  en: {
    wrong: {
      password: 'The e-mail address or the password is not right.',
      link: 'This link was used before or is too old. Ask for a new one, or sign in with your password.',
      code: 'This code is not right or was used before. Wait for the next one your app shows.',
      passkey: 'This passkey is not known here. Sign in another way; under your account you can add it again.',
      first: 'The set-up code is not right. The server printed it when it started.',
    },
    locked: (time: string, left: string) =>
      `Too many attempts failed. You can try again at ${time} (${left}), or use a sign-in link.`,
    lockedCode: (time: string, left: string) =>
      `Too many codes were wrong. You can try again at ${time} (${left}). Lost your app? Whoever manages Kantoor can let you in without it.`,
    open: 'You can try again now.',
    expired: 'That took too long. Sign in once more.',
    unreachable: 'Kantoor cannot be reached. Check your connection and try again.',
  },
  nl: {
    wrong: {
      password: 'Het e-mailadres of het wachtwoord klopt niet.',
      link: 'Deze link is al gebruikt of te oud. Vraag om een nieuwe, of meld je aan met je wachtwoord.',
      code: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende die je app toont.',
      passkey: 'Deze passkey is hier niet bekend. Meld je anders aan; bij je account voeg je hem opnieuw toe.',
      first: 'De installatiecode klopt niet. De server toonde hem toen hij startte.',
    },
    locked: (time, left) =>
      `Er is te vaak mislukt aangemeld. Je kunt het om ${time} opnieuw proberen (${left}), of gebruik een aanmeldlink.`,
    lockedCode: (time, left) =>
      `Er waren te veel foute codes. Je kunt het om ${time} opnieuw proberen (${left}). App kwijt? Wie Kantoor beheert kan je zonder app binnenlaten.`,
    open: 'Je kunt het nu opnieuw proberen.',
    expired: 'Dat duurde te lang. Meld je nog een keer aan.',
    unreachable: 'Kantoor is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  },
})

export interface Refused extends Refusing {
  readonly by: Way
}

export function Refusal({ refused: { problem, lockedUntil, by } }: { refused: Refused }) {
  const said = useWords(texts)
  const { locale, ago } = useFormats()
  const left = useSecondsUntil(lockedUntil)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(lockedUntil)
  const locked = by === 'code' ? said.lockedCode : said.locked
  const known: Readonly<Record<string, string>> = {
    'invalid-credentials': said.wrong[by],
    'too-many-attempts': left > 0 ? locked(time, ago(new Date(lockedUntil!).toISOString())) : said.open,
    'step-expired': said.expired,
    unreachable: said.unreachable,
  }
  const text = known[problem.code] ?? problem.detail
  return (
    <Alert color={left > 0 ? 'yellow' : 'red'} icon={<Icon name={left > 0 ? 'clock' : 'alert'} />} role="alert">
      {text}
    </Alert>
  )
}

/** Counts down; zero once the moment is there. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))
}
