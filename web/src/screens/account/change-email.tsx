// First the new address, then a proof that it is he; afterwards everything waits for the link.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { client } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'
import { done } from './done.ts'
import { needsProof, type Proof, ProofModal } from './proof.tsx'

const texts = words({
  en: {
    email: 'New e-mail address',
    lead: 'We send a link to the new address. Until you open it, you sign in with the one you have.',
    go: 'Continue',
    proof: (email: string) => `Show that it is you; then we send a link to ${email}.`,
    send: 'Send the link',
    sent: (email: string) =>
      `A link is on its way to ${email}. Open it within 24 hours, in a browser in which you are signed in.`,
    nothing:
      'Does nothing arrive? Look among the unwanted mail. Where Kantoor has no mail server, whoever manages the settings finds the link under Sent mail.',
    cancel: 'Cancel',
    close: 'Close',
  },
  nl: {
    email: 'Nieuw e-mailadres',
    lead: 'We sturen een link naar het nieuwe adres. Tot je die opent, meld je je aan met het adres dat je hebt.',
    go: 'Verder',
    proof: (email) => `Laat zien dat jij het bent; daarna sturen we een link naar ${email}.`,
    send: 'Link versturen',
    sent: (email) =>
      `Er is een link onderweg naar ${email}. Open die binnen 24 uur, in een browser waarin je bent aangemeld.`,
    nothing:
      'Komt er niets aan? Kijk bij de ongewenste mail. Heeft Kantoor geen mailserver, dan vindt wie de instellingen beheert de link bij Verstuurde mail.',
    cancel: 'Annuleren',
    close: 'Sluiten',
  },
})

interface ChangeEmailProps {
  readonly title: string
  readonly onClose: () => void
}

export function ChangeEmail({ title, onClose }: ChangeEmailProps) {
  const { has_password, has_totp } = useSession().user
  const said = useWords(texts)
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'address' | 'proof' | 'sent'>('address')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const refused = error === undefined ? undefined : problemOf(error)

  async function send(proof?: Proof) {
    await done(client.POST('/session/email', { body: { email, ...proof } }))
    setStep('sent')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    if (has_password || has_totp) return setStep('proof')
    setBusy(true)
    try {
      await send()
    } catch (thrown) {
      if (needsProof(thrown)) setStep('proof')
      else setError(thrown)
    }
    setBusy(false)
  }

  async function prove(proof: Proof) {
    try {
      await send(proof)
    } catch (thrown) {
      if (!('email' in problemOf(thrown).fields)) throw thrown
      setError(thrown)
      setStep('address')
    }
  }

  if (step === 'proof')
    return <ProofModal title={title} text={said.proof(email)} act={said.send} onProve={prove} onClose={onClose} />
  if (step === 'sent')
    return (
      <Modal opened onClose={onClose} title={title}>
        <Stack gap="md">
          <Text className={classes.address!}>{said.sent(email)}</Text>
          <Text size="sm" c="dimmed" className="pretty">
            {said.nothing}
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {said.close}
            </Button>
          </Group>
        </Stack>
      </Modal>
    )
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text className="pretty">{said.lead}</Text>
          <TextInput
            label={said.email}
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={refused && (refused.fields.email ?? refused.detail)}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {said.cancel}
            </Button>
            <Button type="submit" loading={isBusy}>
              {said.go}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
