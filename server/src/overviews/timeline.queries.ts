// What happened with a customer, from many tables; each gives its newest rows, and the newest of those are the page.
import type { Context } from '../db/context.ts'
import { and, join, raw, type Sql, sql } from '../db/sql.ts'
import { BESIDE_INVOICES } from '../modules/documents/documents.queries.ts'
import { currency } from '../reports/report.queries.ts'
import { isSeen, type Place, placeText, readPlace, type TimelineRecord, timelineRecords } from './timeline.rules.ts'
import type { TimelineData, TimelineQuestion } from './timeline.shapes.ts'

export type Customer = 'organization' | 'person'

interface Branch {
  readonly kind: string
  readonly table: string
  readonly at: Sql
  readonly where?: Sql
  readonly title: Sql
  readonly text?: Sql
  readonly amount?: Sql
  readonly currency?: Sql
  /** Else the audit tells who it was. */
  readonly by?: Sql
}

const nothing = raw('null')

export async function findTimeline(ctx: Context, customer: Customer, id: string, question: TimelineQuestion) {
  const { limit = 25, records = timelineRecords, after } = question
  const place = after === undefined ? undefined : readPlace(after)
  const seen = records.filter((record) => isSeen(record, ctx.can))
  const whose = (table: Sql) => sql`${table}.${raw(`${customer}_id`)} = ${id}`
  const branches = seen.flatMap((record) =>
    branchesOf[record](whose, ctx).map((branch) => rowsOf(record, branch, { whose, place, limit })),
  )
  const found = branches.length === 0 ? [] : (await ctx.tx.first<{ rows: Row[] }>(pageOf(branches, limit)))!.rows
  const rows = found.slice(0, limit)
  return {
    rows,
    next: found.length > limit ? placeText(rows.at(-1)!) : null,
    omitted: timelineRecords.filter((record) => !isSeen(record, ctx.can)),
  } satisfies TimelineData
}

type Row = TimelineData['rows'][number]

function pageOf(branches: readonly Sql[], limit: number): Sql {
  return sql`
    with page as materialized (
      select * from (${join(branches, ' union all ')}) e order by e.at desc, e.kind desc, e.id desc limit ${limit + 1})
    select coalesce(json_agg(json_build_object('at', instant_text(e.at), 'kind', e.kind, 'record', e.record, 'id', e.id, 'title', e.title,
      'text', e.text, 'amount', e.amount, 'currency', e.currency, 'by', coalesce(e.by, who.name))
      order by e.at desc, e.kind desc, e.id desc), '[]') as rows
    from page e left join lateral (
      select coalesce(u.name, k.name) as name from audit a
      left join user_account u on a.actor_type = 'user' and u.id = a.actor_id
      left join api_key k on a.actor_type = 'api_key' and k.id = a.actor_id
      where a.record_id = e.id and a.at = e.at limit 1) who on e.by is null`
}

interface Choice {
  whose(table: Sql): Sql
  readonly place: Place | undefined
  readonly limit: number
}

function rowsOf(record: TimelineRecord, branch: Branch, { whose, place, limit }: Choice): Sql {
  const { kind, table, at, title, text = nothing, amount = nothing, by = nothing } = branch
  const behind = place
    ? sql`${at} <= ${place.at}::timestamptz and (${at}, ${kind}::text, t.id) < (${place.at}::timestamptz, ${place.kind}::text, ${place.id}::uuid)`
    : sql`${at} is not null`
  return sql`(
    select ${at} as at, ${kind}::text as kind, ${record}::text as record, t.id, ${title}::text as title, ${text}::text as text,
      ${amount}::numeric as amount, ${branch.currency ?? nothing}::text as currency, ${by}::text as by
    from ${raw(table)} t where ${and([branch.where ?? whose(raw('t')), behind])} order by 1 desc, t.id desc limit ${limit + 1})`
}

type Whose = Choice['whose']

const branchesOf: Readonly<Record<TimelineRecord, (whose: Whose, ctx: Context) => readonly Branch[]>> = {
  // What was written about a project or an opportunity of the customer is about him as well.
  note: (whose) => {
    const own = sql`${whose(raw('t'))}`
    const onProject = sql`t.project_id in (select p.id from project p where ${whose(raw('p'))})`
    const onSales = sql`t.sales_id in (select s.id from sales s where ${whose(raw('s'))})`
    const isNot = (condition: Sql) => sql`(${condition}) is not true`
    return [own, and([isNot(own), onProject]), and([isNot(own), isNot(onProject), onSales])].map((where) => ({
      kind: 'note',
      table: 'note',
      at: raw('t.occurred_at'),
      where,
      title: raw('t.title'),
      text: raw('t.body'),
      by: raw(`coalesce((select a.full_name from employee a where a.id = t.author_employee_id),
        (select u.name from user_account u where u.id = t.author_user_id))`),
    }))
  },
  quote: (whose) =>
    [
      { kind: 'quote_sent', at: 't.sent_at', text: 'null', by: 'null' },
      { kind: 'quote_accepted', at: 't.accepted_at', text: 'null', by: 't.accepted_by_name' },
      { kind: 'quote_declined', at: 't.declined_at', text: 't.declined_reason', by: 'null' },
    ].map(({ kind, at, text, by }) => ({
      ...{ kind, table: 'quote', at: raw(at), text: raw(text), by: raw(by), title: NUMBERED },
      ...{ amount: raw('t.total_excl_vat'), currency: raw('t.currency') },
      where: and([whose(raw('t')), raw(`${at} is not null`)]),
    })),
  sales: (whose) =>
    [
      { kind: 'sales_created', at: 't.created_at', where: 'true', text: 'null' },
      { kind: 'sales_won', at: 't.status_changed_at', where: `t.status = 'won'`, text: 'null' },
      { kind: 'sales_lost', at: 't.status_changed_at', where: `t.status = 'lost'`, text: 't.lost_reason' },
    ].map(({ kind, at, where, text }) => ({
      ...{ kind, table: 'sales', at: raw(at), text: raw(text), title: raw('t.name'), amount: raw('t.amount') },
      currency: sql`case when t.amount is not null then ${currency} end`,
      where: and([whose(raw('t')), raw(where)]),
    })),
  project: (whose) =>
    [
      { kind: 'project_created', at: 't.created_at' },
      { kind: 'project_closed', at: 't.closed_at' },
    ].map(({ kind, at }) => ({
      ...{ kind, table: 'project', at: raw(at), title: raw(`t.project_number || ' ' || t.name`) },
      where: and([whose(raw('t')), raw(`${at} is not null`)]),
    })),
  invoice: (whose) =>
    [
      { kind: 'invoice_finalised', at: 't.finalised_at', where: 't.finalised_at is not null' },
      { kind: 'invoice_sent', at: 't.sent_at', where: 't.sent_at is not null' },
      { kind: 'invoice_paid', at: 't.paid_at', where: 't.paid_at is not null' },
      { kind: 'invoice_overdue', at: FIRST_LATE, where: 't.outstanding_amount > 0 and t.due_date < current_day()' },
    ].map(({ kind, at, where }) => ({
      ...{ kind, table: 'invoice', at: raw(at), title: NUMBERED, currency: raw('t.currency') },
      amount: raw(kind === 'invoice_overdue' ? 't.outstanding_amount' : 't.total_incl_vat'),
      where: and([whose(raw('t')), raw(where)]),
    })),
  // Papers of invoices and quotes are told with what they are papers of.
  document: (whose, ctx) => [
    {
      ...{ kind: 'document', table: 'document', at: raw('t.created_at'), title: raw('t.name') },
      where: and([
        whose(raw('t')),
        raw(`t.kind in ('attachment', 'purchase_invoice')`),
        ctx.can('invoices:read') ? raw('true') : BESIDE_INVOICES,
      ]),
      by: raw('(select u.full_name from employee u where u.id = t.uploaded_by_employee_id)'),
    },
  ],
}

const NUMBERED = raw(`concat_ws(' ', t.number, t.subject)`)
/** The first moment after the due date, where the company is. */
const FIRST_LATE = `((t.due_date + 1)::timestamp at time zone (select v.time_zone from environment v))`
