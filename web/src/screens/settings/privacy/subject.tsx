// All that there is of one person, what would become of it, and the two things that he can ask for.
import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, type Shapes } from '../../../api/api.ts'
import { useRecords, useRefresh } from '../../../api/records.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { RecordView } from '../../../ui/record-view.tsx'
import { UpLink } from '../../../ui/up-link.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { fetchRefusals, saidProblem } from '../../../words/refusals.ts'
import styles from '../export/export.module.css'
import { ExportRow } from '../export/export-row.tsx'
import { Found } from './found.tsx'
import classes from './privacy.module.css'
import { FATES, KINDS } from './words.ts'

const texts = words({
  en: {
    all: 'Privacy',
    hand: 'Make the package',
    packageText: 'A ZIP with a page to read, the same as data, and the files. Kept for 24 hours.',
    erase: 'Erase',
    sure: (name: string) => `Erase ${name}`,
    goes: 'These go for good, and nothing brings them back:',
    stays: 'Everything else stays as it is shown here.',
    packages: 'Packages',
  },
  nl: {
    all: 'Privacy',
    hand: 'Pakket maken',
    packageText: 'Een ZIP met een pagina om te lezen, hetzelfde als gegevens, en de bestanden. 24 uur bewaard.',
    erase: 'Wissen',
    sure: (name: string) => `${name} wissen`,
    goes: 'Dit verdwijnt voorgoed, en niets brengt het terug:',
    stays: 'Al het andere blijft zoals het hier staat.',
    packages: 'Pakketten',
  },
})

type Kind = Shapes['PrivacyDossier']['type']

export function Subject() {
  const { type, id } = useParams({ from: '/inside/settings/privacy/$type/$id' })
  const query = api.useQuery('get', '/settings/privacy/subject', { params: { query: { type: type as Kind, id } } })
  return <RecordView query={query}>{(dossier) => <Shown key={id} dossier={dossier} />}</RecordView>
}

function Shown({ dossier }: { dossier: Shapes['PrivacyDossier'] }) {
  const { type, id, name, email, items, refusal } = dossier
  const said = useWords(texts)
  const { language } = useLanguage()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const made = useRecords('/settings/dataexport', { kind: 'person', limit: 25 })
  const own = (made.data?.data ?? []).filter(({ subject_id }) => subject_id === id)
  const hand = api.useMutation('post', '/settings/dataexport', { onSuccess: () => refresh('/settings/dataexport') })
  const erase = api.useMutation('post', '/settings/erasure', {
    onSuccess: (answer) => {
      void refresh('/crm/person', '/settings/erasure')
      void navigate({ to: '/settings/privacy/erasures/$id', params: { id: answer.data.id } })
    },
  })

  async function onErase() {
    const goes = items.filter(({ fate }) => fate === 'erased')
    const text = (
      <Stack gap="xs" component="span">
        {said.goes}
        <List size="sm">
          {goes.map(({ key, count }) => (
            <List.Item key={key}>
              {KINDS[key]?.[language] ?? key} ({count ?? '?'})
            </List.Item>
          ))}
        </List>
        {said.stays}
      </Stack>
    )
    if (await ask({ title: said.sure(name), text, act: said.sure(name) })) erase.mutate({ body: { type, id } })
  }

  return (
    <Page
      title={name}
      lead={<span className={classes.address}>{email}</span>}
      above={<UpLink to="/settings/privacy">{said.all}</UpLink>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={hand.isPending}
            onClick={() => hand.mutate({ body: { subject_type: type, subject_id: id, language } })}
          >
            {said.hand}
          </Button>
          <Button color="red" disabled={refusal !== null} loading={erase.isPending} onClick={() => void onErase()}>
            {said.erase}
          </Button>
        </>
      }
    >
      {refusal && (
        <Alert color="gray" variant="light" icon={<Icon name="info" />}>
          <Refusal refusal={refusal} />
        </Alert>
      )}
      {own.length > 0 && (
        <section aria-label={said.packages}>
          <ul className={styles.rows}>
            {own.map((row) => (
              <ExportRow key={row.id} row={row} pauseMs={500} />
            ))}
          </ul>
          <Text size="xs" c="dimmed">
            {said.packageText}
          </Text>
        </section>
      )}
      <div className={classes.fates}>
        {FATES.map((fate) => (
          <Fate key={fate.fate} {...fate} items={items.filter((item) => item.fate === fate.fate)} />
        ))}
      </div>
      {dialog}
    </Page>
  )
}

function Fate({
  title,
  text,
  items,
}: Pick<(typeof FATES)[number], 'title' | 'text'> & { items: Shapes['PrivacyDossier']['items'] }) {
  const heading = useWords(title)
  const explained = useWords(text)
  if (items.length === 0) return null
  return (
    <section aria-label={heading} className={classes.fate}>
      <h2 className={classes.heading}>{heading}</h2>
      <Text size="sm" c="dimmed" mb={4}>
        {explained}
      </Text>
      <ul className={classes.rows}>
        {items.map((item) => (
          <Found key={item.key} item={item} />
        ))}
      </ul>
    </section>
  )
}

// It came with an answer and not as a refusal, so its words may still have to be fetched.
function Refusal({ refusal }: { refusal: NonNullable<Shapes['PrivacyDossier']['refusal']> }) {
  const [text, setText] = useState('')
  useEffect(() => {
    void fetchRefusals().then(() => setText(saidProblem({ ...refusal, title: '', errors: [] }).detail))
  }, [refusal])
  return text
}
