// Passkeys: made on this device, called as one likes, removed with a way back.
import { ActionIcon, Button, Skeleton, Text, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { canUsePasskeys } from '../../api/passkeys.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch, useRecords, useRefresh } from '../../api/records.ts'
import { EditValue } from '../../ui/edit-value.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Section } from '../../ui/section.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'
import { type Added, addPasskey } from './add-passkey.ts'
import { type Proof, ProofModal } from './proof.tsx'

const texts = words({
  en: {
    title: 'Passkeys',
    add: 'Add a passkey',
    proof: 'It is a while since you signed in. Show that it is you.',
    go: 'Continue',
    none: 'Sign in with your fingerprint, your face or the PIN of this device: no password to type, nothing to steal.',
    unable: 'This browser, or this address without TLS, has no passkeys.',
    added: 'From now on you can sign in with this passkey.',
    known: 'This device already has a passkey for your account.',
    name: 'Name',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed.`,
    made: (when: string) => `made ${when}`,
    used: (when: string) => `last used ${when}`,
    synced: 'on all your devices',
  },
  nl: {
    title: 'Passkeys',
    add: 'Passkey toevoegen',
    proof: 'Je meldde je een tijd geleden aan. Laat zien dat jij het bent.',
    go: 'Verder',
    none: 'Meld je aan met je vingerafdruk, je gezicht of de pincode van dit apparaat: geen wachtwoord om te typen, niets om te stelen.',
    unable: 'Deze browser, of dit adres zonder TLS, heeft geen passkeys.',
    added: 'Vanaf nu kun je je met deze passkey aanmelden.',
    known: 'Dit apparaat heeft al een passkey voor je account.',
    name: 'Naam',
    remove: (name) => `${name} verwijderen`,
    removed: (name) => `${name} is verwijderd.`,
    made: (when) => `gemaakt ${when}`,
    used: (when) => `laatst gebruikt ${when}`,
    synced: 'op al je apparaten',
  },
})

export function OwnPasskeys() {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { data, error, refetch, isFetching } = useRecords('/session/passkey', { limit: 100 })
  const [isAdding, setAdding] = useState(false)
  const [isProving, setProving] = useState(false)
  const passkeys = data?.data ?? []

  async function tell(added: Added) {
    if (added === 'unproven') return setProving(true)
    setProving(false)
    if (added === 'cancelled') return
    notifications.show({ message: said[added] })
    await refresh('/session/passkey')
  }

  async function add() {
    setAdding(true)
    await addPasskey().then(tell, showProblem)
    setAdding(false)
  }

  const prove = async (proof: Proof) => tell(await addPasskey(proof))

  return (
    <Section
      title={said.title}
      actions={
        <Button size="xs" variant="default" loading={isAdding} disabled={!canUsePasskeys()} onClick={() => void add()}>
          {said.add}
        </Button>
      }
    >
      {error && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
      {!data && !error && <Skeleton height={21} />}
      {data && passkeys.length === 0 && (
        <Text size="sm" c="dimmed" className="pretty">
          {canUsePasskeys() ? said.none : said.unable}
        </Text>
      )}
      <ul className={classes.rows} aria-label={said.title}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {isProving && (
        <ProofModal
          title={said.add}
          text={said.proof}
          act={said.go}
          onProve={prove}
          onClose={() => setProving(false)}
        />
      )}
    </Section>
  )
}

function PasskeyRow({ passkey }: { passkey: Shapes['Passkey'] }) {
  const said = useWords(texts)
  const { ago } = useFormats()
  const patch = usePatch('/session/passkey')
  const remove = useDelete('/session/passkey')
  const { id, name, created_at, last_used_at, is_synced } = passkey
  const about = [
    said.made(ago(created_at)),
    last_used_at && said.used(ago(last_used_at)),
    is_synced && said.synced,
  ].filter(Boolean)
  return (
    <li className={classes.row}>
      <Icon name="key" size={20} />
      <div className={classes.about}>
        <EditValue
          label={said.name}
          valued={{ kind: 'text' }}
          value={name}
          save={(next) => patch.mutateAsync({ id, body: { name: String(next) } })}
        >
          <Text fw={600} size="sm" component="span">
            {name}
          </Text>
        </EditValue>
        <Text size="sm" c="dimmed">
          {about.join(' · ')}
        </Text>
      </div>
      <Tooltip label={said.remove(name)}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={said.remove(name)}
          onClick={() => remove(id, said.removed(name))}
        >
          <Icon name="trash" />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
