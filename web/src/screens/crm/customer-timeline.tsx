// What happened with a customer, newest first: notes, quotes, opportunities, projects, invoices and documents in one line of time.
import { Button, Chip, Group, Stack, Text } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { deleteRecord, hideRecord, isLeaving, useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useRecordLink } from '../../links.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useUndo } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type Customer, customerPath } from './customer.ts'
import { NoteActions, NoteComposer, NoteEdit, type NoteOf, noteKinds } from './notes.tsx'

type TimelineData = Shapes['Timeline']
type Row = TimelineData['rows'][number]
type RecordKind = Row['record']

const texts = words({
  en: {
    none: 'Nothing happened yet. A note after every call helps whoever calls next.',
    filtered: 'Nothing of this kind happened yet.',
    more: 'Show earlier',
    only: 'Show only',
    all: 'Everything',
    removed: 'The note is deleted',
    records: {
      note: 'Notes',
      quote: 'Quotes',
      sales: 'Opportunities',
      project: 'Projects',
      invoice: 'Invoices',
      document: 'Documents',
    },
    kinds: {
      note: 'Note',
      quote_sent: 'Quote sent',
      quote_accepted: 'Quote accepted',
      quote_declined: 'Quote declined',
      sales_created: 'Opportunity',
      sales_won: 'Opportunity won',
      sales_lost: 'Opportunity lost',
      project_created: 'Project started',
      project_closed: 'Project closed',
      invoice_finalised: 'Invoice final',
      invoice_sent: 'Invoice sent',
      invoice_paid: 'Invoice paid',
      invoice_overdue: 'Invoice overdue',
      document: 'Document',
    },
  },
  nl: {
    none: 'Er is nog niets gebeurd. Een notitie na elk gesprek helpt wie daarna belt.',
    filtered: 'Hiervan is nog niets gebeurd.',
    more: 'Eerdere tonen',
    only: 'Toon alleen',
    all: 'Alles',
    removed: 'De notitie is verwijderd',
    records: {
      note: 'Notities',
      quote: 'Offertes',
      sales: 'Kansen',
      project: 'Projecten',
      invoice: 'Facturen',
      document: 'Documenten',
    },
    kinds: {
      note: 'Notitie',
      quote_sent: 'Offerte verstuurd',
      quote_accepted: 'Offerte akkoord',
      quote_declined: 'Offerte afgewezen',
      sales_created: 'Kans',
      sales_won: 'Kans gewonnen',
      sales_lost: 'Kans verloren',
      project_created: 'Project gestart',
      project_closed: 'Project afgesloten',
      invoice_finalised: 'Factuur definitief',
      invoice_sent: 'Factuur verstuurd',
      invoice_paid: 'Factuur betaald',
      invoice_overdue: 'Factuur te laat',
      document: 'Document',
    },
  },
})

const PATHS: Readonly<Record<RecordKind, string>> = {
  note: '/crm/note',
  quote: '/sales/quote',
  sales: '/sales/sales',
  project: '/projects/project',
  invoice: '/invoices/invoice',
  document: '/documents/document',
}

const ROWS = 25

export function CustomerTimeline({ of, id }: Customer) {
  const said = useWords(texts)
  const kindNames = useWords(noteKinds)
  const { can } = useSession()
  const linkTo = useRecordLink()
  const [only, setOnly] = useState<RecordKind>()
  const [changing, setChanging] = useState<string>()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useTimeline({ of, id }, only)
  const pages = data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows).filter((row) => !isLeaving(row.id))
  const notes = useNotes(rows)
  const remove = useRemove({ of, id })
  const omitted = new Set(pages[0]?.omitted)
  const seen = (Object.keys(said.records) as RecordKind[]).filter((record) => !omitted.has(record))
  const shown = rows.map((row) => {
    const note = notes.get(row.id)
    const kind = note?.kind ?? row.kind
    const name = note ? kindNames[note.kind] : said.kinds[row.kind]
    const title = row.title ?? name
    const text = note?.body ?? row.text
    return { ...row, kind, title, text, label: row.title ? name : null, note, link: linkTo(PATHS[row.record], row.id) }
  })
  if (error) return <ProblemView error={error} retry={refetch} isTrying={isFetching} />
  return (
    <Stack gap="md" aria-busy={!data}>
      {can('crm:write') && <NoteComposer of={{ [`${of}_id`]: id } as NoteOf} onDone={() => void refetch()} />}
      <Chip.Group value={only ?? ''} onChange={(next) => setOnly((next as RecordKind) || undefined)}>
        <Group gap={6} role="group" aria-label={said.only}>
          <Chip size="xs" variant="light" value="">
            {said.all}
          </Chip>
          {seen.map((record) => (
            <Chip key={record} size="xs" variant="light" value={record}>
              {said.records[record]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {data && rows.length === 0 && (
        <Text c="dimmed" size="sm">
          {only ? said.filtered : said.none}
        </Text>
      )}
      <Timeline
        rows={shown}
        body={({ note }) =>
          note &&
          note.id === changing && (
            <NoteEdit note={note} onDone={() => setChanging(undefined)} onSaved={() => void refetch()} />
          )
        }
        actions={({ note }) =>
          note &&
          can('crm:write') && (
            <NoteActions onEdit={() => setChanging(note.id)} onRemove={() => remove(note.id, said.removed)} />
          )
        }
      />
      {hasNextPage && (
        <Button variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
          {said.more}
        </Button>
      )}
    </Stack>
  )
}

function timelineKey({ of, id }: Customer) {
  return ['timeline', of, id]
}

function useTimeline({ of, id }: Customer, only: RecordKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...timelineKey({ of, id }), only],
    queryFn: async ({ pageParam }): Promise<TimelineData> => {
      const query = { limit: ROWS, ...(only ? { records: [only] } : {}), ...(pageParam ? { after: pageParam } : {}) }
      const { data, error } = await client.GET(`${customerPath(of)}/{id}/timeline`, {
        params: { path: { id }, query },
      })
      if (!data) throw error
      return data.data
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

// The line of time tells what was written; what kind of note it is, and its newest words, the notes themselves.
function useNotes(rows: readonly Row[]): ReadonlyMap<string, Shapes['Note']> {
  const ids = rows.filter(({ record }) => record === 'note').map((row) => row.id)
  const { data } = useRecords('/crm/note', { ids: ids.slice(0, 100).join(','), limit: 100 }, ids.length > 0)
  return new Map(data?.data.map((note) => [note.id, note]))
}

function useRemove(customer: Customer) {
  const cache = useQueryClient()
  const undoable = useUndo()
  const refresh = () => cache.invalidateQueries({ queryKey: timelineKey(customer) })
  return (id: string, said: string) =>
    undoable({
      said,
      show: () => {
        const bringBack = hideRecord(cache, '/crm/note', id)
        void refresh()
        return () => {
          bringBack()
          void refresh()
        }
      },
      send: async (init) => {
        const answer = await deleteRecord('/crm/note', id, init)
        void refresh()
        return answer
      },
    })
}
