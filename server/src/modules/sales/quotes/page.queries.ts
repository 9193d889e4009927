// A quote as its customer may see it, without an account.
import type { Context } from '../../../db/context.ts'
import { sql } from '../../../db/sql.ts'
import { localDay } from '../../../shared/calendar.ts'
import type { QuoteContent } from './content.ts'
import { hasEnded, type QuoteStatus } from './quotes.rules.ts'

export interface PublicQuote {
  readonly id: string
  readonly status: Exclude<QuoteStatus, 'draft'>
  readonly content: QuoteContent
  /** The lines that count now: as it was sent until it is accepted, then as it was chosen. */
  readonly selectedIds: readonly string[]
  readonly acceptedBy: string | null
  /** The day of the answer, where the company is. */
  readonly answeredOn: string | null
  readonly documentId: string | null
  readonly hasLogo: boolean
}

interface Found {
  readonly status: Exclude<QuoteStatus, 'draft'>
  readonly content: QuoteContent
  readonly valid_until: string
  readonly accepted_by_name: string | null
  readonly accepted_at: string | null
  readonly declined_at: string | null
  readonly document_id: string | null
  readonly selected_ids: readonly string[]
  readonly has_logo: boolean
}

/** undefined for what is gone, and for a draft: it is nobody's yet. */
export async function findPublicQuote(ctx: Context, id: string): Promise<PublicQuote | undefined> {
  const found = await ctx.tx.first<Found>(sql`
    select q.status, q.content, q.valid_until, q.accepted_by_name, q.accepted_at, q.declined_at, q.document_id, array(
        select l.id::text from quote_line l where l.environment_id = q.environment_id and l.quote_id = q.id and l.is_selected) as selected_ids,
      exists (
        select from company_profile p where p.environment_id = q.environment_id and p.id = q.company_profile_id
          and p.logo_document_id is not null) as has_logo
    from quote q where q.id = ${id} and q.status <> 'draft'`)
  if (!found) return undefined
  const answeredAt = found.accepted_at ?? found.declined_at
  // Its day has passed, though nobody has come by to say so.
  const isOver = found.status === 'sent' && hasEnded(found.valid_until, ctx.today)
  return {
    id,
    status: isOver ? 'expired' : found.status,
    content: found.content,
    selectedIds: found.selected_ids,
    acceptedBy: found.accepted_by_name,
    answeredOn: answeredAt && localDay(answeredAt, ctx.actor.timeZone),
    documentId: found.document_id,
    hasLogo: found.has_logo,
  }
}

interface Logo {
  readonly bytes: Uint8Array
  readonly mime_type: string
}

/** Of the company that offers. */
export function findQuoteLogo(ctx: Context, id: string): Promise<Logo | undefined> {
  return ctx.tx.first<Logo>(sql`
    select c.bytes, d.mime_type from quote q
    join company_profile p on p.environment_id = q.environment_id and p.id = q.company_profile_id
    join document d on d.environment_id = p.environment_id and d.id = p.logo_document_id
    join document_content c on c.environment_id = d.environment_id and c.document_id = d.id
    where q.id = ${id} and q.status <> 'draft'`)
}
