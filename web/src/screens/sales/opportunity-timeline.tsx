// What happened with an opportunity, newest first: what was said, what was offered, what was decided.
import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Timeline, type TimelineRow } from '../../ui/timeline.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { NoteActions, NoteComposer, NoteEdit, noteKinds } from '../crm/notes.tsx'
import { type Opportunity, useQuotesOf } from './sales-queries.ts'

type Quote = Shapes['Quote']

interface Row extends TimelineRow {
  readonly note?: Shapes['Note']
}

const texts = words({
  en: {
    removed: 'The note is deleted',
    made: 'Opportunity made',
    won: 'Won',
    lost: 'Lost',
    stage: (name: string) => `Moved to ${name}`,
    quote: (number: string) => `Quote ${number}`,
    sent: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
  },
  nl: {
    removed: 'De notitie is verwijderd',
    made: 'Kans gemaakt',
    won: 'Gewonnen',
    lost: 'Verloren',
    stage: (name: string) => `Naar ${name}`,
    quote: (number: string) => `Offerte ${number}`,
    sent: 'Verstuurd',
    accepted: 'Akkoord',
    declined: 'Afgewezen',
  },
})

export function OpportunityTimeline({ sale }: { sale: Opportunity }) {
  const said = useWords(texts)
  const kinds = useWords(noteKinds)
  const { can } = useSession()
  const [changing, setChanging] = useState<string>()
  const remove = useDelete('/crm/note')
  const { data, refetch } = useRecords('/crm/note', { sales_id: sale.id, limit: 100 }, can('crm:read'))
  const quotes = useQuotesOf(sale.id) ?? []
  const rows: Row[] = [
    ...(data?.data ?? []).map((note) => ({
      ...{ id: note.id, kind: note.kind, at: note.occurred_at, title: note.title ?? kinds[note.kind] },
      ...{ text: note.body, by: note.author_employee_name, note },
    })),
    ...quotes.flatMap((quote) => quoteRows(quote, said)),
    ...saleRows(sale, said),
  ]
  return (
    <Stack gap="lg">
      {can('crm:write') && <NoteComposer of={{ sales_id: sale.id }} onDone={refetch} />}
      <Timeline
        rows={rows.toSorted((one, other) => other.at.localeCompare(one.at))}
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
    </Stack>
  )
}

type Said = (typeof texts)['en']

function quoteRows(quote: Quote, said: Said): Row[] {
  const { id, number, version, total_excl_vat, currency, sent_at, accepted_at, declined_at } = quote
  const title = said.quote(version > 1 ? `${number} v${version}` : (number ?? ''))
  const link = { to: '/sales/quotes/$id', params: { id } } as NonNullable<Row['link']>
  const row = (kind: string, at: string | null, label: string, more: Partial<Row> = {}): Row[] =>
    at === null ? [] : [{ id, kind: `quote_${kind}`, at, title, label, link, ...more }]
  return [
    ...row('sent', sent_at, said.sent, { amount: total_excl_vat, currency }),
    ...row('accepted', accepted_at, said.accepted, { by: quote.accepted_by_name }),
    ...row('declined', declined_at, said.declined, { text: quote.declined_reason }),
  ]
}

function saleRows({ id, status, created_at, ...sale }: Opportunity, said: Said): Row[] {
  const rows: Row[] = [{ id, kind: 'sales_made', at: created_at, title: said.made }]
  if (sale.stage_changed_at !== created_at)
    rows.push({ id, kind: 'sales_stage', at: sale.stage_changed_at, title: said.stage(sale.stage_name) })
  if (status !== 'open')
    rows.push({ id, kind: `sales_${status}`, at: sale.status_changed_at, title: said[status], text: sale.lost_reason })
  return rows
}
