// The way in: a password, or a link that works once and leaves the address before anything else happens.
import { Loader } from '@mantine/core'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepSession } from '../../api/session.ts'
import { useWords, words } from '../../words/language.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { firstScreen } from './destination.ts'
import { DetailsForm } from './details-form.tsx'
import { Door } from './door.tsx'
import { type Entry, enterByLink, enterByPassword } from './enter.ts'
import { Notes } from './notes.tsx'
import type { Refused } from './refusal.tsx'
import { takeToken, useHasToken } from './token.ts'

const texts = words({
  en: {
    title: 'Sign in',
    entering: 'Your link lets you in…',
    choose: 'Choose a password',
    chooseLead: 'So that next time you need no link. At least 8 characters; a few words you remember are best.',
  },
  nl: {
    title: 'Aanmelden',
    entering: 'Je link laat je binnen…',
    choose: 'Kies een wachtwoord',
    chooseLead:
      'Dan heb je de volgende keer geen link nodig. Minstens 8 tekens; een paar woorden die je onthoudt zijn het best.',
  },
})

const route = getRouteApi('/sign-in')

export function SignIn() {
  const { back, environment } = route.useSearch()
  const router = useRouter()
  const hasToken = useHasToken()
  const [isLinking, setLinking] = useState(hasToken)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [next, setNext] = useState<string>()
  const said = useWords(texts)

  async function enter(by: Refused['by'], trying: Promise<Entry>) {
    setBusy(true)
    const entry = await trying
    setBusy(false)
    setLinking(false)
    if ('problem' in entry) return setRefused({ ...entry, by })
    keepSession(entry.session)
    const screen = back ?? (await firstScreen(entry.session))
    if (entry.session.user.has_password) router.history.replace(screen)
    else setNext(screen)
  }

  const follow = useEffectEvent(() => {
    const token = takeToken()
    if (!token) return
    setLinking(true)
    void enter('link', enterByLink(token))
  })
  useEffect(() => {
    if (hasToken) follow()
  }, [hasToken])

  if (next)
    return (
      <Door title={said.choose} lead={said.chooseLead}>
        <ChoosePassword needsCurrent={false} onDone={() => router.history.replace(next)} canWait />
      </Door>
    )
  if (isLinking)
    return (
      <Door title={said.title} lead={said.entering}>
        <Loader mt="xl" size="sm" />
      </Door>
    )
  return (
    <Door title={said.title}>
      <DetailsForm
        environment={environment}
        refused={refused}
        isBusy={isBusy}
        onEnter={(details) => enter('password', enterByPassword(details))}
      />
      <Notes />
    </Door>
  )
}
