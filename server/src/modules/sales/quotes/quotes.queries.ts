// Quotes as they are stored: the record, the list, and the numbers they get.
import { actionsIn } from '../../../db/actions.ts'
import type { Context } from '../../../db/context.ts'
import { byId, bySearch, byText, byWord, dayRange } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Loaded, loadRecord, loadRecords, recordType, rowsOf } from '../../../db/record.ts'
import { noteRows } from '../../../db/rows.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, sql } from '../../../db/sql.ts'
import { deleteRecord } from '../../../db/write.ts'
import { quoteLine } from './lines.queries.ts'
import { type QuoteAction, type QuoteStatus, quoteNumber, quoteStatuses, quoteTransitions } from './quotes.rules.ts'
import { Quote } from './quotes.shapes.ts'

/** The version of the API is the revision; the row's own version is the ETag. */
export const quote = recordType({
  name: 'quote',
  table: 'quote',
  shape: Quote,
  joins: sql`
    join company_profile on company_profile.environment_id = t.environment_id and company_profile.id = t.company_profile_id
    left join sales on sales.environment_id = t.environment_id and sales.id = t.sales_id
    left join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id
    left join person on person.environment_id = t.environment_id and person.id = t.person_id`,
  columns: {
    version: raw('t.revision'),
    sales_name: raw('sales.name'),
    organization_name: raw('organization.name'),
    person_name: raw('person.full_name'),
    company_profile_name: raw('company_profile.name'),
    allowed_actions: sql`case
      when t.project_id is not null then '[]'
      when t.status = 'superseded' and exists (
        select from quote n where n.environment_id = t.environment_id and n.previous_quote_id = t.id) then '[]'
      else ${actionsIn<QuoteAction, QuoteStatus>(quoteTransitions, quoteStatuses, raw('t.status'))} end`,
  },
  detail: { lines: rowsOf(quoteLine, sql`t.quote_id = owner.id`, raw('t.position, t.id')) },
})

export type LoadedQuote = Loaded<Tables['quote']>

export function loadQuote(ctx: Context, id: string): Promise<LoadedQuote | undefined> {
  return loadRecord(ctx.tx, quote, id, ctx)
}

export const quoteList = listing({
  type: quote,
  filters: {
    q: bySearch(
      sql`(t.search || ' ' || search_text(concat_ws(' ',
        (select o.name from organization o where o.environment_id = t.environment_id and o.id = t.organization_id),
        (select p.full_name from person p where p.environment_id = t.environment_id and p.id = t.person_id))))`,
    ),
    number: byText(raw('t.number')),
    status: byWord(raw('t.status'), quoteStatuses),
    sales_id: byId(raw('t.sales_id')),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    ...dayRange('quote_date'),
    ...dayRange('valid_until'),
  },
  orders: {
    quote_date: { by: raw('t.quote_date'), nullable: true },
    valid_until: { by: raw('t.valid_until'), nullable: true },
    total_excl_vat: { by: raw('t.total_excl_vat') },
  },
  defaultSort: '-created_at',
  tallied: true,
})

export async function successorOf({ tx }: Context, id: string): Promise<{ readonly revision: number } | null> {
  return (await tx.first<{ revision: number }>(sql`select revision from quote where previous_quote_id = ${id}`)) ?? null
}

/** The next number of the year's series, held until the end. */
export async function takeQuoteNumber({ tx }: Context, quoteDate: string): Promise<string> {
  const year = Number(quoteDate.slice(0, 4))
  const next = await tx.first<{ value: number }>(sql`
    insert into counter (environment_id, name, value) values (current_environment(), ${`quote ${year}`}, 1)
    on conflict (environment_id, name) do update set value = counter.value + 1 returning value`)
  return quoteNumber(year, next!.value)
}

export function deleteQuote(ctx: Context, before: LoadedQuote): void {
  noteRows(ctx, quoteLine, before)
  deleteRecord(ctx, quote, before)
}

/** Drafts go with their opportunity. */
export async function deleteDraftQuotesOf(ctx: Context, salesId: string): Promise<void> {
  const drafts = await loadRecords<'quote'>(ctx.tx, quote, sql`t.sales_id = ${salesId} and t.status = 'draft'`, ctx)
  for (const draft of drafts) deleteQuote(ctx, draft)
}
