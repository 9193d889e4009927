// The second step of who has an authenticator app: its code, or one of those that were kept for when the app is lost.
import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords, words } from '../../words/language.tsx'
import { Refusal, type Refused, useSecondsUntil } from './refusal.tsx'

const texts = words({
  en: {
    code: 'Code from your app',
    recovery: 'Recovery code',
    recoveryHint: 'One of the ten you kept when you connected the app. Each works once.',
    submit: 'Continue',
    toRecovery: 'App not at hand? Use a recovery code',
    toCode: 'Use the app',
    again: 'Start again',
  },
  nl: {
    code: 'Code uit je app',
    recovery: 'Herstelcode',
    recoveryHint: 'Een van de tien die je bewaarde toen je de app koppelde. Elke code werkt één keer.',
    submit: 'Verder',
    toRecovery: 'App niet bij de hand? Gebruik een herstelcode',
    toCode: 'Gebruik de app',
    again: 'Opnieuw beginnen',
  },
})

interface CodeFormProps {
  readonly refused: Refused | undefined
  readonly isBusy: boolean
  readonly onCode: (code: string) => Promise<unknown>
  readonly onLeave: () => void
  /** On the button that leaves; 'Start again' when nothing is said. */
  readonly leave?: string
}

const DIGITS = 6

export function CodeForm({ refused, isBusy, onCode, onLeave, leave }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isLocked = useSecondsUntil(refused?.lockedUntil) > 0
  const said = useWords(texts)

  useEffect(() => {
    if (refused) field.current?.select()
  }, [refused])

  function type(next: string) {
    setCode(next)
    // Six digits are the whole of it, so nobody has to press anything more.
    if (!isRecovery && !isBusy && !isLocked && next.replace(/\s/g, '').length === DIGITS) void onCode(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void onCode(code)
  }

  function change() {
    setRecovery(!isRecovery)
    setCode('')
    field.current?.focus()
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {refused && <Refusal refused={refused} />}
        <TextInput
          ref={field}
          label={isRecovery ? said.recovery : said.code}
          {...(isRecovery ? { description: said.recoveryHint } : { inputMode: 'numeric', pattern: '[0-9 ]*' })}
          name="code"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={40}
          value={code}
          onChange={(event) => type(event.currentTarget.value)}
          data-autofocus
          autoFocus
          size="md"
        />
        <Button type="submit" size="md" loading={isBusy} disabled={isLocked}>
          {said.submit}
        </Button>
        <Group justify="space-between" gap="xs">
          <Anchor component="button" type="button" size="sm" ta="left" onClick={change}>
            {isRecovery ? said.toCode : said.toRecovery}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onLeave}>
            {leave ?? said.again}
          </Anchor>
        </Group>
      </Stack>
    </form>
  )
}
