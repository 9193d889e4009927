// A new key: what it is for, what it may, until when. The key itself is shown once, with a request that works.
import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { api, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { Field, useRecordForm } from '../../../ui/form.tsx'
import { FormDrawer } from '../../../ui/form-drawer.tsx'
import { OnceShown } from '../../../ui/once-shown.tsx'
import { Snippet } from '../../../ui/snippet.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { firstCurl, type Scope } from './scopes.ts'

const texts = words({
  en: {
    title: 'New API key',
    act: 'Make key',
    name: 'Name',
    nameHint: 'What uses it, so that you know it again: “Website”, “Bookkeeping”.',
    until: 'Works until',
    untilHint: 'After that it is refused.',
    madeTitle: (name: string) => `The key ${name} is made`,
    madeText: 'Copy it now: Kantoor keeps only a fingerprint of it and cannot show it again.',
    label: 'API key',
    tryIt: 'Try it in a terminal',
    docs: 'All that a key can do',
  },
  nl: {
    title: 'Nieuwe API-sleutel',
    act: 'Sleutel maken',
    name: 'Naam',
    nameHint: 'Waarvoor hij is, zodat je hem herkent: “Website”, “Boekhouding”.',
    until: 'Werkt tot',
    untilHint: 'Daarna wordt hij geweigerd.',
    madeTitle: (name: string) => `De sleutel ${name} is gemaakt`,
    madeText: 'Kopieer hem nu: Kantoor bewaart er alleen een vingerafdruk van en kan hem niet nog eens tonen.',
    label: 'API-sleutel',
    tryIt: 'Probeer hem in een terminal',
    docs: 'Alles wat een sleutel kan',
  },
})

const ENDS = [
  { value: '30', label: { en: '30 days', nl: '30 dagen' } },
  { value: '90', label: { en: '90 days', nl: '90 dagen' } },
  { value: '365', label: { en: '1 year', nl: '1 jaar' } },
  { value: 'never', label: { en: 'Until it is revoked', nl: 'Tot je hem intrekt' } },
]
const DAY_MS = 86_400_000

interface KeyCreateProps {
  /** The key that this one replaces. */
  readonly like?: Shapes['ApiKey'] | undefined
  onMade(key: Shapes['ApiKeyWithSecret']): void
  onClose(): void
}

export function KeyCreate({ like, onMade, onClose }: KeyCreateProps) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const [scopes, setScopes] = useState<Scope[]>(like?.scopes ?? [])
  const { mutateAsync } = api.useMutation('post', '/settings/apikey', { meta: { quiet: true } })
  const form = useRecordForm<{ name: string; ends: string; scopes: Scope[] }>({
    initial: { name: like?.name ?? '', ends: '365', scopes },
    isNew: true,
    async save({ name = '', ends }) {
      const expires_at = ends === 'never' ? null : new Date(Date.now() + Number(ends) * DAY_MS).toISOString()
      const { data } = await mutateAsync({ body: { name, scopes, expires_at } })
      void refresh('/settings/apikey')
      onMade(data)
    },
  })
  form.names.add('scopes')
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} description={said.nameHint} required autoFocus />
      <ScopeChoice
        value={scopes}
        error={form.form.errors.scopes as string | undefined}
        onChange={(next) => {
          setScopes(next)
          form.form.setFieldValue('scopes', next)
        }}
      />
      <Field form={form} name="ends" label={said.until} description={said.untilHint} kind="choice" options={ENDS} />
    </FormDrawer>
  )
}

export function KeyShown({ made, onClose }: { made: Shapes['ApiKeyWithSecret']; onClose(): void }) {
  const said = useWords(texts)
  const curl = firstCurl(made.scopes, made.key, location.origin)
  return (
    <OnceShown
      title={said.madeTitle(made.name)}
      text={said.madeText}
      secret={made.key}
      label={said.label}
      onClose={onClose}
    >
      {curl && (
        <div>
          <Text size="sm" fw={600} mb={6}>
            {said.tryIt}
          </Text>
          <Snippet text={curl} label={said.tryIt} isWrapped />
        </div>
      )}
      <Anchor href="/docs#key" target="_blank" rel="noreferrer" size="sm">
        {said.docs}
      </Anchor>
    </OnceShown>
  )
}
