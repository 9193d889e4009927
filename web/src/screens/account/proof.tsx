// Before a way in changes, whoever sits here shows that it is he: with a code where an app is connected, else with the password.
import { Alert, Anchor, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { signOut } from '../../shell/sign-out.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    password: 'Your password',
    code: 'Code from your app, or a recovery code',
    usePassword: 'Use my password',
    useCode: 'Use a code',
    cancel: 'Cancel',
    neither: 'You have no password to show. Sign in again first; then this works for ten minutes.',
    again: 'Sign in again',
  },
  nl: {
    password: 'Je wachtwoord',
    code: 'Code uit je app, of een herstelcode',
    usePassword: 'Gebruik mijn wachtwoord',
    useCode: 'Gebruik een code',
    cancel: 'Annuleren',
    neither: 'Je hebt geen wachtwoord om te tonen. Meld je eerst opnieuw aan; daarna kan dit tien minuten lang.',
    again: 'Opnieuw aanmelden',
  },
})

export type Proof = { readonly password: string } | { readonly code: string }

interface ProofModalProps {
  readonly title: string
  readonly text: string
  /** On the button: what happens. */
  readonly act: string
  readonly isHard?: boolean
  /** Throws what the service refused. */
  readonly onProve: (proof: Proof) => Promise<unknown>
  readonly onClose: () => void
}

/** Refused because the sign-in is too old: it works with a proof. */
export function needsProof(error: unknown): boolean {
  return 'password' in problemOf(error).fields
}

export function ProofModal({ title, text, act, isHard = false, onProve, onClose }: ProofModalProps) {
  const { has_password, has_totp } = useSession().user
  const said = useWords(texts)
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack gap="md">
        <Text className="pretty">{text}</Text>
        {has_password || has_totp ? (
          <ProofForm act={act} isHard={isHard} onProve={onProve} onClose={onClose} />
        ) : (
          <>
            <Alert color="yellow">{said.neither}</Alert>
            <Group justify="flex-end">
              <Button onClick={() => void signOut('/sign-in?back=/account')}>{said.again}</Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}

function ProofForm({ act, isHard, onProve, onClose }: Omit<ProofModalProps, 'title' | 'text'>) {
  const { has_password, has_totp } = useSession().user
  const [isByCode, setByCode] = useState(has_totp)
  const [shown, setShown] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const said = useWords(texts)
  const { fields, detail } =
    error === undefined ? { fields: {} as Record<string, string>, detail: '' } : problemOf(error)
  const refused = fields[isByCode ? 'code' : 'password'] ?? detail

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await onProve(isByCode ? { code: shown } : { password: shown })
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }

  const field = {
    value: shown,
    required: true,
    withAsterisk: false,
    error: refused || undefined,
    'data-autofocus': true,
    onChange: (event: { currentTarget: { value: string } }) => setShown(event.currentTarget.value),
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {isByCode ? (
          <TextInput key="code" label={said.code} autoComplete="one-time-code" maxLength={40} {...field} />
        ) : (
          <PasswordInput
            key="password"
            label={said.password}
            autoComplete="current-password"
            maxLength={1000}
            {...field}
          />
        )}
        {has_totp && has_password && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="left"
            onClick={() => {
              setByCode(!isByCode)
              setShown('')
              setError(undefined)
            }}
          >
            {isByCode ? said.usePassword : said.useCode}
          </Anchor>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {said.cancel}
          </Button>
          <Button type="submit" loading={isBusy} {...(isHard ? { color: 'red' } : {})}>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
