// The way in: a passkey, a password, or a link that works once and leaves the address before anything else happens.
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { canUsePasskeys } from '../../api/passkeys.ts'
import { useWords, words } from '../../words/language.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { CodeForm } from './code-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { Door } from './door.tsx'
import { enterByLink, enterByPasskey, enterByPassword, enterFirst, enterWithCode, stateQuery } from './enter.ts'
import { FirstRun } from './first-run.tsx'
import { Notes } from './notes.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { Refusal } from './refusal.tsx'
import { keptSetUpCode, takeToken, useHasToken } from './token.ts'
import { useEntry } from './use-entry.ts'

const texts = words({
  en: {
    title: 'Sign in',
    entering: 'Your link lets you in…',
    code: 'One more step',
    codeLead: 'Your account asks for the code that your authenticator app shows now.',
    choose: 'Choose a password',
    chooseLead: 'So that next time you need no link. At least 8 characters; a few words you remember are best.',
    first: 'Welcome to Kantoor',
    firstLead: 'Nobody has an account here yet. Make the first one: it owns everything, and can invite the others.',
  },
  nl: {
    title: 'Aanmelden',
    entering: 'Je link laat je binnen…',
    code: 'Nog één stap',
    codeLead: 'Je account vraagt om de code die je authenticator-app nu toont.',
    choose: 'Kies een wachtwoord',
    chooseLead:
      'Dan heb je de volgende keer geen link nodig. Minstens 8 tekens; een paar woorden die je onthoudt zijn het best.',
    first: 'Welkom bij Kantoor',
    firstLead: 'Niemand heeft hier nog een account. Maak het eerste: het is de eigenaar, en kan de anderen uitnodigen.',
  },
})

const route = getRouteApi('/sign-in')

export function SignIn() {
  const { back, environment } = route.useSearch()
  const router = useRouter()
  const hasToken = useHasToken()
  const [isLinking, setLinking] = useState(hasToken)
  const { enter, busyWith, refused, ticket, next, startAgain } = useEntry(back)
  const state = useQuery(stateQuery()).data?.data
  const said = useWords(texts)

  const follow = useEffectEvent(async () => {
    const token = takeToken()
    if (!token) return
    setLinking(true)
    await enter('link', enterByLink(token))
    setLinking(false)
  })
  useEffect(() => {
    if (hasToken) void follow()
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
  if (ticket)
    return (
      <Door title={said.code} lead={said.codeLead}>
        <CodeForm
          refused={refused}
          isBusy={busyWith === 'code'}
          onCode={(code) => enter('code', enterWithCode(ticket, code))}
          onLeave={startAgain}
        />
      </Door>
    )
  if (state?.is_empty && refused?.problem.code !== 'already-set-up')
    return (
      <Door title={said.first} lead={said.firstLead}>
        <FirstRun
          code={keptSetUpCode()}
          refused={refused}
          isBusy={busyWith === 'first'}
          onBegin={(first) => enter('first', enterFirst(first))}
        />
      </Door>
    )
  const hasPasskeys = canUsePasskeys() && state?.ways.includes('passkey') !== false
  const isPasskeyRefused = refused?.by === 'passkey'
  return (
    <Door title={said.title}>
      {isPasskeyRefused && (
        <div className="door-refusal">
          <Refusal refused={refused} />
        </div>
      )}
      {hasPasskeys && (
        <PasskeyButton isBusy={busyWith === 'passkey'} onUse={() => void enter('passkey', enterByPasskey())} />
      )}
      <DetailsForm
        environment={environment}
        refused={isPasskeyRefused ? undefined : refused}
        isBusy={busyWith === 'password'}
        onEnter={(details) => enter('password', enterByPassword(details))}
      />
      <Notes />
    </Door>
  )
}
