// A webhook: where to, what it is for, and what it is told of.
import { api, type Shapes } from '../../../api/api.ts'
import { patchRecord, useRefresh } from '../../../api/records.ts'
import { Field, type RecordForm, useRecordForm } from '../../../ui/form.tsx'
import { FormDrawer } from '../../../ui/form-drawer.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { Kind } from './kinds.ts'

const texts = words({
  en: {
    make: 'New webhook',
    makeAct: 'Make webhook',
    edit: 'Change the webhook',
    url: 'Address',
    urlHint: 'Where events are posted to; https, and reachable from outside.',
    description: 'What it is for',
  },
  nl: {
    make: 'Nieuwe webhook',
    makeAct: 'Webhook maken',
    edit: 'Webhook wijzigen',
    url: 'Adres',
    urlHint: 'Waar gebeurtenissen heen gaan; https, en van buiten bereikbaar.',
    description: 'Waarvoor hij is',
  },
})

interface WebhookCreateProps {
  onMade(webhook: Shapes['WebhookWithSecret']): void
  onClose(): void
}

export function WebhookCreate({ onMade, onClose }: WebhookCreateProps) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', '/settings/webhook', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['WebhookCreate']>({
    initial: { url: '', description: '', kinds: ['*'] },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      void refresh('/settings/webhook')
      onMade(data)
    },
  })
  return (
    <FormDrawer title={said.make} act={said.makeAct} form={form} onClose={onClose}>
      <Fields form={form} />
    </FormDrawer>
  )
}

export function WebhookEdit({ webhook, onClose }: { webhook: Shapes['Webhook']; onClose(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { id, url, description, kinds } = webhook
  const form = useRecordForm<Shapes['WebhookUpdate']>({
    initial: { url, description, kinds },
    async save(body) {
      await patchRecord('/settings/webhook', {
        id,
        body: body.description === null ? { ...body, description: '' } : body,
      })
      await refresh('/settings/webhook')
      onClose()
    },
  })
  return (
    <FormDrawer title={said.edit} form={form} onClose={onClose}>
      <Fields form={form as unknown as RecordForm<Shapes['WebhookCreate']>} />
    </FormDrawer>
  )
}

function Fields({ form }: { form: RecordForm<Shapes['WebhookCreate']> }) {
  const said = useWords(texts)
  const { values, errors, setFieldValue } = form.form
  form.names.add('kinds')
  return (
    <>
      <Field form={form} name="url" kind="url" label={said.url} description={said.urlHint} required autoFocus />
      <Field form={form} name="description" label={said.description} />
      <KindChoice
        value={(values.kinds ?? []) as Kind[]}
        error={errors.kinds as string | undefined}
        onChange={(kinds) => setFieldValue('kinds', kinds as never)}
      />
    </>
  )
}
