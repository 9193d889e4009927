// One export: how far it is, and the way to it once it is ready.
import { Anchor, Progress, Text } from '@mantine/core'
import { useEffect } from 'react'
import { api, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './export.module.css'

const PATH = '/settings/dataexport'

const texts = words({
  en: {
    everything: 'Everything',
    person: (name: string) => `All about ${name}`,
    waiting: 'Begins in a moment',
    running: (done: string, total: string) => `${done} of ${total} rows`,
    failed: 'It did not succeed. Try again; if it keeps failing, look at the log of the server.',
    ready: (rows: string, size: string) => `${rows} rows, ${size}`,
    download: 'Download',
    of: (name: string) => `of ${name}`,
    progress: 'Progress of the export',
  },
  nl: {
    everything: 'Alles',
    person: (name: string) => `Alles over ${name}`,
    waiting: 'Begint zo',
    running: (done: string, total: string) => `${done} van ${total} rijen`,
    failed: 'Het is niet gelukt. Probeer het opnieuw; blijft het misgaan, kijk dan in het logboek van de server.',
    ready: (rows: string, size: string) => `${rows} rijen, ${size}`,
    download: 'Downloaden',
    of: (name: string) => `van ${name}`,
    progress: 'Voortgang van de export',
  },
})

interface ExportRowProps {
  readonly row: Shapes['DataExport']
  /** Between looks at one that is being made. */
  readonly pauseMs: number
}

export function ExportRow({ row, pauseMs }: ExportRowProps) {
  const said = useWords(texts)
  const { number, instant } = useFormats()
  const { user } = useSession()
  const refresh = useRefresh()
  const isBusy = isUnderWay(row.status)
  const { data } = api.useQuery(
    'get',
    '/settings/dataexport/{id}',
    { params: { path: { id: row.id } } },
    {
      enabled: isBusy,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.data.status ?? 'waiting') ? pauseMs : false),
    },
  )
  const now = isBusy ? (data?.data ?? row) : row
  const isDone = isBusy && !isUnderWay(now.status)
  useEffect(() => {
    if (isDone) void refresh(PATH)
  }, [isDone, refresh])
  const share = now.rows_total ? (100 * now.rows_done) / now.rows_total : 0
  const state = {
    waiting: said.waiting,
    running: said.running(number(now.rows_done), number(now.rows_total ?? 0)),
    failed: said.failed,
    ready: said.ready(number(now.rows_done), sizeText(now.size_bytes ?? 0, number)),
  }[now.status]
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span>{now.kind === 'everything' ? said.everything : said.person(now.subject_name ?? '–')}</span>{' '}
        <Text span size="sm" c="dimmed">
          {instant(now.created_at)} {now.user_id !== user.id && said.of(now.user_name)}
        </Text>
        <Text size="sm" c="dimmed" role="status">
          {state}
        </Text>
        {isUnderWay(now.status) && (
          <Progress value={share} mt={6} aria-label={said.progress} transitionDuration={pauseMs} />
        )}
      </div>
      {now.download_path && now.user_id === user.id && (
        <Anchor href={now.download_path} download className={classes.download!}>
          <Icon name="download" size={16} />
          {said.download}
        </Anchor>
      )}
    </li>
  )
}

function isUnderWay(status: string): boolean {
  return status === 'waiting' || status === 'running'
}

function sizeText(bytes: number, number: (value: number) => string): string {
  return bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`
}
