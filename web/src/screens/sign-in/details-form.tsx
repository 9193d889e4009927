import { Anchor, Button, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { knownEnvironments } from '../../shell/environments.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Details } from './enter.ts'
import { Refusal, type Refused, useSecondsUntil } from './refusal.tsx'

const texts = words({
  en: {
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    environment: 'Environment',
    short: 'Its short name, such as acme. Empty enters the one you used last.',
    last: 'The one used last',
    choose: 'Choose an environment',
  },
  nl: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    environment: 'Omgeving',
    short: 'De korte naam, zoals acme. Leeg opent de omgeving waar je het laatst was.',
    last: 'Waar je het laatst was',
    choose: 'Kies een omgeving',
  },
})

interface DetailsFormProps {
  /** Undefined: nobody asked for a particular one. */
  readonly environment: string | undefined
  readonly refused: Refused | undefined
  readonly isBusy: boolean
  readonly onEnter: (details: Details) => Promise<unknown>
}

export function DetailsForm({ environment, refused, isBusy, onEnter }: DetailsFormProps) {
  const known = knownEnvironments()
  const [email, setEmail] = useState((known.find(({ slug }) => slug === environment) ?? known[0])?.email ?? '')
  const [slug, setSlug] = useState(environment ?? '')
  const [password, setPassword] = useState('')
  const passwordField = useRef<HTMLInputElement>(null)
  const isLocked = useSecondsUntil(refused?.lockedUntil) > 0
  const said = useWords(texts)

  async function submit(event: FormEvent) {
    event.preventDefault()
    await onEnter({ email, password, ...(slug ? { environment: slug } : {}) })
    passwordField.current?.select()
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {refused && <Refusal refused={refused} />}
        <TextInput
          label={said.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          withAsterisk={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoFocus={!email}
          size="md"
        />
        <PasswordInput
          ref={passwordField}
          label={said.password}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          maxLength={1000}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoFocus={Boolean(email)}
          size="md"
        />
        <EnvironmentField value={slug} onChange={setSlug} isOpen={environment !== undefined} />
        <Button type="submit" size="md" loading={isBusy} disabled={isLocked}>
          {said.submit}
        </Button>
      </Stack>
    </form>
  )
}

interface EnvironmentFieldProps {
  readonly value: string
  readonly onChange: (slug: string) => void
  readonly isOpen: boolean
}

// Most people work in one, so it is asked for only by who wants it, or where this browser has seen several.
function EnvironmentField({ value, onChange, isOpen }: EnvironmentFieldProps) {
  const known = knownEnvironments()
  const [isTyped, setTyped] = useState(isOpen && !known.some(({ slug }) => slug === value))
  const said = useWords(texts)
  if (isTyped)
    return (
      <TextInput
        label={said.environment}
        description={said.short}
        name="environment"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={63}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
        size="md"
      />
    )
  if (known.length > 1 || isOpen)
    return (
      <NativeSelect
        label={said.environment}
        data={[
          { value: '', label: said.last },
          ...known.map(({ slug, name }) => ({ value: slug, label: name })),
          { value: TYPED, label: `${said.choose}…` },
        ]}
        value={value}
        onChange={({ currentTarget: { value: next } }) => (next === TYPED ? setTyped(true) : onChange(next))}
        size="md"
      />
    )
  return (
    <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setTyped(true)}>
      {said.choose}
    </Anchor>
  )
}

const TYPED = '…'
