// An installation without any account: the first owner, by whoever started the server and so knows its set-up code.
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords, words } from '../../words/language.tsx'
import type { First } from './enter.ts'
import { Refusal, type Refused, useSecondsUntil } from './refusal.tsx'

const texts = words({
  en: {
    environment_name: 'Name of your company',
    name: 'Your name',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'At least 8 characters; a few words you remember are best.',
    set_up_code: 'Set-up code',
    codeHint: 'The server printed it when it started, behind “Set it up”.',
    submit: 'Begin',
  },
  nl: {
    environment_name: 'Naam van je bedrijf',
    name: 'Je naam',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    passwordHint: 'Minstens 8 tekens; een paar woorden die je onthoudt zijn het best.',
    set_up_code: 'Installatiecode',
    codeHint: 'De server toonde hem bij het starten, achter “Set it up”.',
    submit: 'Beginnen',
  },
})

interface FirstRunProps {
  /** From the address, for who followed the printed link. */
  readonly code: string | undefined
  readonly refused: Refused | undefined
  readonly isBusy: boolean
  readonly onBegin: (first: First) => Promise<unknown>
}

export function FirstRun({ code, refused, isBusy, onBegin }: FirstRunProps) {
  const [first, setFirst] = useState<First>({
    environment_name: '',
    name: '',
    email: '',
    password: '',
    set_up_code: code ?? '',
  })
  const [hasCode] = useState(Boolean(code))
  const form = useRef<HTMLFormElement>(null)
  const isLocked = useSecondsUntil(refused?.lockedUntil) > 0
  const said = useWords(texts)
  const isWrongCode = refused?.problem.code === 'invalid-credentials'
  const fields = refused?.problem.fields ?? {}

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])

  function submit(event: FormEvent) {
    event.preventDefault()
    void onBegin(first)
  }

  const field = (name: keyof First) => ({
    label: said[name],
    name,
    required: true,
    withAsterisk: false,
    value: first[name],
    error: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setFirst((before) => ({ ...before, [name]: value }))
    },
    size: 'md' as const,
  })

  return (
    <form ref={form} onSubmit={submit}>
      <Stack gap="md">
        {refused && Object.keys(fields).length === 0 && <Refusal refused={refused} />}
        <TextInput {...field('environment_name')} autoComplete="organization" maxLength={200} autoFocus />
        <TextInput {...field('name')} autoComplete="name" maxLength={200} />
        <TextInput {...field('email')} type="email" autoComplete="username" maxLength={254} />
        <PasswordInput
          {...field('password')}
          description={said.passwordHint}
          autoComplete="new-password"
          maxLength={1000}
        />
        {(!hasCode || isWrongCode) && (
          <TextInput
            {...field('set_up_code')}
            description={said.codeHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...(isWrongCode ? { error: true } : {})}
          />
        )}
        <Button type="submit" size="md" loading={isBusy} disabled={isLocked}>
          {said.submit}
        </Button>
      </Stack>
    </form>
  )
}
