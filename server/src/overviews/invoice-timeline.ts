// The timeline of an invoice: how it was made, sent, reminded of, paid and credited, from all that is known of it.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { InvoiceTimeline, type InvoiceTimelineData } from './invoice-timeline.shapes.ts'

export const invoiceTimelines = [
  operation({
    id: 'invoice.timeline',
    summary: 'What happened with an invoice, newest first',
    method: 'GET',
    path: '/invoices/invoice/{id}/timeline',
    scope: 'invoices:read',
    surface: 'app',
    load: ({ tx }, id) => tx.first<{ id: string }>(sql`select id from invoice where id = ${id}`),
    success: 200,
    response: One(InvoiceTimeline),
    run: async (ctx, { id }) => ({ data: await timelineOf(ctx, id) }),
  }),
]

// Who did it stands in the trail, at the moment it was done; a mail goes out later than somebody asked for it.
async function timelineOf({ tx }: Context, id: string): Promise<InvoiceTimelineData> {
  const found = await tx.first<InvoiceTimelineData>(sql`
    with happened as (
      select i.created_at as at, i.created_at as done_at, 'created' as kind, i.id as record_id, null as text, null::numeric as amount,
        null as mail_status from invoice i where i.id = ${id}
      union all
      select i.finalised_at, i.finalised_at, 'finalised', i.id, i.number, i.total_incl_vat, null
      from invoice i where i.id = ${id} and i.finalised_at is not null
      union all
      select i.sent_at, i.sent_at, 'sent', i.id, i.sent_via, null, null
      from invoice i where i.id = ${id} and i.sent_at is not null
        and not (i.sent_via = 'email' and exists (select from mail m where m.invoice_id = i.id and m.kind = 'invoice'))
      union all
      select coalesce(m.sent_at, m.created_at), m.created_at, case m.kind when 'reminder' then 'reminded' else 'mailed' end, m.id,
        m.recipient, null, m.status
      from mail m where m.invoice_id = ${id}
      union all
      select (i.due_date + 1)::timestamp at time zone v.time_zone, null, 'overdue', i.id, null, i.outstanding_amount, null
      from invoice i, environment v where i.id = ${id} and i.outstanding_amount > 0 and i.due_date < current_day()
      union all
      select p.created_at, p.created_at, 'paid', p.id, p.method, p.amount, null from payment p where p.invoice_id = ${id}
      union all
      select c.finalised_at, c.finalised_at, 'credited', c.id, c.number, c.total_incl_vat, null
      from invoice c where c.credited_invoice_id = ${id} and c.finalised_at is not null
      union all
      select a.at, a.at, case a.operation when 'invoice.write_off' then 'written_off' else 'write_off_undone' end, a.record_id,
        a.after ->> 'write_off_reason', null, null
      from audit a where a.record_id = ${id} and a.operation in ('invoice.write_off', 'invoice.undo_write_off'))
    select coalesce(json_agg(json_build_object('at', instant_text(h.at), 'kind', h.kind, 'record_id', h.record_id, 'text', h.text,
      'amount', h.amount, 'mail_status', h.mail_status, 'by', who.name) order by h.at desc, h.done_at desc, h.kind desc), '[]') as rows
    from (select * from happened order by at desc limit 100) h left join lateral (
      select coalesce(u.name, k.name) as name from audit a
      left join user_account u on a.actor_type = 'user' and u.id = a.actor_id
      left join api_key k on a.actor_type = 'api_key' and k.id = a.actor_id
      where a.record_id = h.record_id and a.at = h.done_at limit 1) who on true`)
  return found!
}
