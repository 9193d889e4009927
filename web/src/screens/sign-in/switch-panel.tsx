// On the way to another environment: the password of the account there, and the code of its app.
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { goTo, leave, type Missing, useMissing } from '../../shell/switching.ts'
import { useWords, words } from '../../words/language.tsx'
import { CodeForm } from './code-form.tsx'
import { type Entry, enterWithCode, type Way } from './enter.ts'
import { Refusal, type Refused } from './refusal.tsx'

const texts = words({
  en: {
    title: (name: string) => `Go to ${name}`,
    code: 'Your account there asks for the code that your authenticator app shows now.',
    password: 'Your password there',
    passwordText: 'You have another password there than the one you signed in with.',
    go: 'Go there',
    cancel: 'Stay here',
  },
  nl: {
    title: (name) => `Naar ${name}`,
    code: 'Je account daar vraagt om de code die je authenticator-app nu toont.',
    password: 'Je wachtwoord daar',
    passwordText: 'Daar heb je een ander wachtwoord dan waarmee je je hier aanmeldde.',
    go: 'Erheen',
    cancel: 'Hier blijven',
  },
})

export function SwitchPanel({ close }: { close: () => void }) {
  const missing = useMissing()
  const said = useWords(texts)
  if (!missing) return null
  return (
    <Modal opened onClose={close} title={said.title(missing.name)}>
      <Asked key={missing.ticket ?? 'password'} missing={missing} close={close} />
    </Modal>
  )
}

function Asked({ missing, close }: { missing: Missing; close: () => void }) {
  const { ticket } = missing
  const said = useWords(texts)
  const [refused, setRefused] = useState<Refused>()
  const [isBusy, setBusy] = useState(false)

  async function tryIt(by: Way, trying: Promise<Entry>) {
    setBusy(true)
    const entry = await trying
    if (entry && 'session' in entry) return leave()
    setBusy(false)
    if (entry && 'problem' in entry) setRefused({ ...entry, by })
  }

  if (ticket)
    return (
      <Stack gap="md">
        <Text className="pretty">{said.code}</Text>
        <CodeForm
          refused={refused}
          isBusy={isBusy}
          onCode={(code) => tryIt('code', enterWithCode(ticket, code))}
          onLeave={close}
          leave={said.cancel}
        />
      </Stack>
    )
  return (
    <PasswordForm
      refused={refused}
      isBusy={isBusy}
      onPassword={(password) => tryIt('password', goTo(missing, password))}
      onLeave={close}
    />
  )
}

interface PasswordFormProps {
  readonly refused: Refused | undefined
  readonly isBusy: boolean
  readonly onPassword: (password: string) => Promise<unknown>
  readonly onLeave: () => void
}

function PasswordForm({ refused, isBusy, onPassword, onLeave }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const said = useWords(texts)
  function submit(event: FormEvent) {
    event.preventDefault()
    void onPassword(password)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text className="pretty">{said.passwordText}</Text>
        {refused && <Refusal refused={refused} />}
        <PasswordInput
          label={said.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          maxLength={1000}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onLeave}>
            {said.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {said.go}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
