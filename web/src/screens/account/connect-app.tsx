// First the picture for the app, then a code that shows it was read; nothing is asked of anybody until that came.
import { Alert, Button, Group, Loader, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'
import { done } from './done.ts'
import { needsProof, type Proof, ProofModal } from './proof.tsx'

const texts = words({
  en: {
    title: 'Connect an app',
    proof: 'It is a while since you signed in. Show that it is you.',
    go: 'Continue',
    scan: 'Scan this with your authenticator app, such as the one of Google or Microsoft, 1Password or Bitwarden.',
    picture: 'QR code for your authenticator app',
    typed: 'Can’t scan? Type this over:',
    code: 'Code that the app now shows',
    wrong: 'This code is not right. Look whether the clock of your phone is.',
    cancel: 'Cancel',
    confirm: 'Connect',
  },
  nl: {
    title: 'App koppelen',
    proof: 'Je meldde je een tijd geleden aan. Laat zien dat jij het bent.',
    go: 'Verder',
    scan: 'Scan dit met je authenticator-app, zoals die van Google of Microsoft, 1Password of Bitwarden.',
    picture: 'QR-code voor je authenticator-app',
    typed: 'Scannen lukt niet? Typ dit over:',
    code: 'Code die de app nu toont',
    wrong: 'Deze code klopt niet. Kijk of de klok van je telefoon goed staat.',
    cancel: 'Annuleren',
    confirm: 'Koppelen',
  },
})

interface ConnectAppProps {
  readonly onConnected: (recoveryCodes: readonly string[]) => Promise<unknown>
  readonly onClose: () => void
}

export function ConnectApp({ onConnected, onClose }: ConnectAppProps) {
  const said = useWords(texts)
  const [secret, setSecret] = useState<Shapes['TotpSecret']>()
  const [error, setError] = useState<unknown>()

  async function begin(proof?: Proof) {
    const { data } = await done(client.POST('/session/totp', { body: proof ?? {} }))
    setSecret(data)
  }

  useEffect(() => {
    const asking = client.POST('/session/totp', { body: {} })
    void done(asking).then(({ data }) => setSecret(data), setError)
  }, [])

  if (!secret && error !== undefined && needsProof(error))
    return <ProofModal title={said.title} text={said.proof} act={said.go} onProve={begin} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={said.title} closeOnClickOutside={false}>
      {secret && <ConfirmForm secret={secret} onConnected={onConnected} onClose={onClose} />}
      {!secret && (error === undefined ? <Loader size="sm" /> : <ProblemView error={error} />)}
    </Modal>
  )
}

function ConfirmForm({ secret, onConnected, onClose }: ConnectAppProps & { secret: Shapes['TotpSecret'] }) {
  const said = useWords(texts)
  const [code, setCode] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { fields, detail } = error === undefined ? { fields: {}, detail: '' } : problemOf(error)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const { data } = await done(client.POST('/session/totp/confirm', { body: { code } }))
      await onConnected(data.recovery_codes)
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text className="pretty">{said.scan}</Text>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(secret.picture)}`}
          alt={said.picture}
          className={classes.picture}
        />
        <div>
          <Text size="sm" c="dimmed">
            {said.typed}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" className={classes.secret!}>
              {inGroups(secret.secret)}
            </Text>
            <CopyButton text={secret.secret} />
          </Group>
        </div>
        {detail && Object.keys(fields).length === 0 && <Alert color="red">{detail}</Alert>}
        <TextInput
          label={said.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={'code' in fields ? said.wrong : undefined}
          data-autofocus
          autoFocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {said.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {said.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
