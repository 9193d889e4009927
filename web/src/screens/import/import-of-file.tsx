// One import, wherever it is on its way: columns, check, run, outcome, undo.
import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { fetchRefusals, saidProblem } from '../../words/refusals.ts'
import { Mapping } from './mapping.tsx'
import { Outcome } from './outcome.tsx'
import { ProgressView } from './progress-view.tsx'
import { Remarks } from './remarks.tsx'
import { kindNames, statusNames } from './words.ts'

const texts = words({
  en: {
    up: 'Import',
    rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
    check: 'Check',
    checkAgain: 'Check again',
    run: (count: string) => (count === '1' ? 'Import 1 row' : `Import ${count} rows`),
    undo: 'Undo the import',
    failed: 'This import failed',
  },
  nl: {
    up: 'Importeren',
    rows: (count: string) => (count === '1' ? '1 rij' : `${count} rijen`),
    check: 'Controleren',
    checkAgain: 'Opnieuw controleren',
    run: (count: string) => (count === '1' ? '1 rij importeren' : `${count} rijen importeren`),
    undo: 'Import ongedaan maken',
    failed: 'Deze import is mislukt',
  },
})

const BUSY: readonly Shapes['Import']['status'][] = ['reading', 'checking', 'running', 'undoing']
const PAUSE_MS = 500

export function ImportOfFile() {
  const { id } = useParams({ from: '/inside/settings/import/$id' })
  const said = useWords(texts)
  const [names, statuses] = [useWords(kindNames), useWords(statusNames)]
  const { number } = useFormats()
  const refresh = useRefresh()
  const asked = { params: { path: { id } } }
  const { data, error, refetch } = api.useQuery('get', '/import/import/{id}', asked, {
    refetchInterval: (query) => (query.state.data && BUSY.includes(query.state.data.data.status) ? PAUSE_MS : false),
  })
  const row = data?.data
  const status = row?.status
  const isBusy = status !== undefined && BUSY.includes(status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new state the lists tell something else
  useEffect(() => {
    void refresh('/import/import')
    void refresh('/import/remark')
  }, [status])
  const onSuccess = () => void refetch()
  const check = api.useMutation('post', '/import/import/{id}/check', { onSuccess })
  const run = api.useMutation('post', '/import/import/{id}/run', { onSuccess })
  const cancel = api.useMutation('post', '/import/import/{id}/cancel', { onSuccess })
  const undo = api.useMutation('post', '/import/import/{id}/undo', { onSuccess })
  const can = (action: Shapes['Import']['allowed_actions'][number]) => row?.allowed_actions.includes(action) ?? false

  if (error && !row) return <ProblemView error={error} retry={refetch} />
  if (!row) return null
  return (
    <Page
      title={row.file_name}
      above={<UpLink to="/settings/import">{said.up}</UpLink>}
      lead={`${names[row.kind]}${row.row_count > 0 ? ` · ${said.rows(number(row.row_count))}` : ''}`}
      aside={<Badge color={status === 'failed' ? 'red' : 'gray'}>{statuses[row.status]}</Badge>}
      actions={
        <>
          {can('undo') && (
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(asked)}>
              {said.undo}
            </Button>
          )}
          {can('check') && (
            <Button
              variant={can('run') ? 'default' : 'filled'}
              loading={check.isPending}
              onClick={() => check.mutate(asked)}
            >
              {can('run') ? said.checkAgain : said.check}
            </Button>
          )}
          {can('run') && row.made_count > 0 && (
            <Button loading={run.isPending} onClick={() => run.mutate(asked)}>
              {said.run(number(row.made_count))}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        {status === 'failed' && <Failure title={said.failed} message={row.error ?? ''} />}
        {isBusy && <ProgressView row={row} isStopping={cancel.isPending} onStop={() => cancel.mutate(asked)} />}
        {!isBusy && status !== 'mapping' && status !== 'failed' && <Outcome row={row} />}
        {!isBusy && <Remarks row={row} />}
        {can('map') && <Mapping row={row} />}
      </Stack>
    </Page>
  )
}

function Failure({ title, message }: { title: string; message: string }) {
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => void fetchRefusals().then(() => setHasWords(true)), [])
  const said = saidProblem({ code: 'validation-error', title: '', detail: message, errors: [] }).detail
  return (
    <Alert color="red" variant="light" title={title} icon={<Icon name="alert" />} role="alert">
      <Group>
        <Text size="sm">{hasWords ? said : ''}</Text>
      </Group>
    </Alert>
  )
}
