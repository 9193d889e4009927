// What must hold between invoice lines and the hours behind them, whatever happened on the way.
import { sql } from '../src/db/sql.ts'
import type { Tx } from '../src/db/transaction.ts'

/** Lines that say something else than their hours, and hours that say something else than their line. */
export async function lineFaults(tx: Tx): Promise<string[]> {
  const lines = await tx.all<{ fault: string }>(sql`
    select 'line ' || l.id || ' has ' || l.hours_count || ' entries of ' || l.hours_minutes || ' minutes at ' || l.unit_price || ' for '
      || l.amount || '; behind it are ' || e.entries || ' of ' || e.minutes || ' (' || e.kept || ') at ' || coalesce(e.rates, '?') as fault
    from invoice_line l, lateral (
      select count(t.id) as entries, coalesce(sum(t.minutes), 0) as minutes, coalesce(sum(h.minutes), 0) as kept,
        string_agg(distinct t.hourly_rate::text, ' and ') as rates, min(t.hourly_rate) as lowest, max(t.hourly_rate) as highest
      from invoice_line_hours h left join time_entry t on t.environment_id = h.environment_id and t.id = h.time_entry_id
        and t.invoice_line_id = l.id and t.invoice_id = l.invoice_id
      where h.environment_id = l.environment_id and h.invoice_line_id = l.id and h.is_live) e
    where l.kind = 'hours' and (l.hours_count, l.hours_minutes, l.hours_minutes, l.unit_price, l.unit_price, l.amount)
      is distinct from (e.entries, e.minutes, e.kept, e.lowest, e.highest, round(e.minutes * l.unit_price / 60, 2))`)
  const entries = await tx.all<{ fault: string }>(sql`
    select 'entry ' || t.id || ' is ' || t.invoice_status || ' on line ' || coalesce(t.invoice_line_id::text, 'none') || ' of a '
      || coalesce(i.status, 'missing') || ' invoice, and on ' || h.lines || ' live lines' as fault
    from time_entry t
    left join invoice i on i.environment_id = t.environment_id and i.id = t.invoice_id,
    lateral (select count(*) as lines from invoice_line_hours h
      where h.environment_id = t.environment_id and h.time_entry_id = t.id and h.is_live) h
    where h.lines <> case when t.invoice_line_id is null then 0 else 1 end
      or t.invoice_status is distinct from
        case i.status when 'draft' then 'on_draft' when 'finalised' then 'invoiced' else 'to_invoice' end`)
  const orphans = await tx.all<{ fault: string }>(sql`
    select 'line ' || h.invoice_line_id || ' stands for entry ' || h.time_entry_id || ', which is gone' as fault
    from invoice_line_hours h left join time_entry t on t.environment_id = h.environment_id and t.id = h.time_entry_id
    where t.id is null`)
  return [...lines, ...entries, ...orphans].map(({ fault }) => fault)
}
