// Two environments of the same size for the reports: hours from the demo, the rest put in as rows, without triggers and checks.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { fillDemo } from '../src/demo/fill.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'

export interface Sizes {
  readonly hours: number
  readonly invoices: number
  readonly sales: number
}

export interface ReportsGround {
  readonly db: Database
  /** Every tenth invoice is open here, and all of them in the other. */
  readonly environments: readonly { readonly name: string; readonly id: string }[]
  remove(): Promise<void>
}

export async function prepareReports(sizes: Sizes): Promise<ReportsGround> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kantoor-bench-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  await migrate(postgres.url, { log: () => {} })
  const db = openDatabase(postgres.url)
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  const environments = [
    { name: 'one', id: await fill(db, owner, 'one', sizes, 10) },
    { name: 'other', id: await fill(db, owner, 'other', sizes, 1) },
  ]
  await owner.query('vacuum analyze')
  await owner.end()
  return {
    db,
    environments,
    async remove() {
      await db.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(db: Database, owner: pg.Client, slug: string, sizes: Sizes, paidBut: number): Promise<string> {
  const maker = { newId: idMaker(systemClock), now: new Date().toISOString() }
  const id = await createEnvironment(db, { slug, name: `Bench ${slug}` }, maker)
  const started = performance.now()
  await fillDemo(db, id, { hours: sizes.hours, seed: paidBut, alone: true })
  const seconds = (performance.now() - started) / 1000
  console.log(
    `filled ${slug}: ${sizes.hours.toLocaleString('en')} hours in ${seconds.toFixed(1)} s (${Math.round(sizes.hours / seconds).toLocaleString('en')} rows/s)`,
  )
  await owner.query('set session_replication_role = replica')
  for (const { text, values } of rowsOf(id, sizes, paidBut)) await owner.query(text, values)
  await owner.query('set session_replication_role = default')
  return id
}

function rowsOf(id: string, { invoices, sales }: Sizes, paidBut: number): { text: string; values: unknown[] }[] {
  return [
    {
      text: `
        insert into invoice (environment_id, id, status, number, sequence_number, series_year, company_profile_id, organization_id,
          invoice_date, payment_term_days, due_date, currency, total_excl_vat, total_vat, total_incl_vat, paid_amount, billing, seller,
          finalised_at, created_at, updated_at)
        select $1, new_id(), 'finalised', 'B' || n, n, 1, c.id, o.ids[1 + n % cardinality(o.ids)], day, 30, day + 30, c.currency,
          100 + n % 900, 0, 100 + n % 900, case when n % $3 = 0 then 0 else 100 + n % 900 end, '{}', '{}', day, day, day
        from generate_series(1, $2::integer) n, lateral (select current_date - n * 1800 / $2::integer as day) d,
          (select array_agg(id) as ids from organization where environment_id = $1) o, company_profile c
        where c.environment_id = $1 and c.is_default`,
      values: [id, invoices, paidBut],
    },
    {
      text: `
        insert into invoice_line (environment_id, id, invoice_id, position, kind, description, quantity, unit_price, amount, project_id, service_id)
        select $1, new_id(), i.id, 0, 'manual', 'x', 1, i.total_excl_vat, i.total_excl_vat, s.project_id, s.id
        from invoice i
        join (select row_number() over (order by id) as n, id, project_id from service where environment_id = $1) s
          on s.n = 1 + i.sequence_number % (select count(*) from service where environment_id = $1)
        where i.environment_id = $1 and i.series_year = 1`,
      values: [id],
    },
    {
      text: `
        insert into invoiced_sum (environment_id, place_id, invoiced, of_price)
        select environment_id, service_id, sum(amount), 0 from invoice_line where environment_id = $1 and kind = 'manual' group by 1, 2
        on conflict (environment_id, place_id) do nothing`,
      values: [id],
    },
    {
      text: `
        insert into sales (environment_id, id, name, status, stage_id, amount, expected_close_date, closed_on, owner_employee_id,
          organization_id, stage_changed_at, status_changed_at, created_at, updated_at)
        select $1, new_id(), 'Opportunity ' || n, s.status, g.ids[1 + n % cardinality(g.ids)], 500 + n % 20000, day + 60,
          case when s.status <> 'open' then day + 50 end, e.ids[1 + n % cardinality(e.ids)], o.ids[1 + n % cardinality(o.ids)], day, day, day, day
        from generate_series(1, $2::integer) n, lateral (select current_date - n * 1800 / $2::integer as day) d,
          lateral (select case when n % 10 = 0 then 'open' when n % 3 = 0 then 'won' else 'lost' end as status) s,
          (select array_agg(id) as ids from stage where environment_id = $1) g,
          (select array_agg(id) as ids from employee where environment_id = $1) e,
          (select array_agg(id) as ids from organization where environment_id = $1) o`,
      values: [id, sales],
    },
    {
      text: `
        insert into planning (environment_id, id, employee_id, project_id, start_date, end_date, minutes_per_day, minutes, created_at, updated_at)
        select $1, new_id(), e.id, p.ids[1 + (e.n * 7 + week) % cardinality(p.ids)], day, day + 4, 360, 1800, now(), now()
        from (select id, row_number() over (order by id) as n from employee where environment_id = $1) e,
          generate_series(-52, 8) week, lateral (select date_trunc('week', current_date)::date + week * 7 as day) d,
          (select array_agg(id) as ids from project where environment_id = $1) p`,
      values: [id],
    },
    {
      text: `
        insert into planning_day (environment_id, planning_id, date, employee_id, minutes)
        select $1, p.id, p.start_date + n, p.employee_id, 360 from planning p, generate_series(0, 4) n
        where p.environment_id = $1 and p.minutes_per_day = 360 on conflict do nothing`,
      values: [id],
    },
    {
      text: `
        insert into leave (environment_id, id, employee_id, leave_type_id, start_date, end_date, minutes, status, created_at, updated_at)
        select $1, new_id(), e.id, t.id, day, day + 4, 2400, 'approved', now(), now()
        from employee e, generate_series(0, 24) n, lateral (select date_trunc('week', current_date)::date - n * 70 as day) d, leave_type t
        where e.environment_id = $1 and t.environment_id = $1 and t.kind = 'statutory' on conflict do nothing`,
      values: [id],
    },
    {
      text: `
        insert into leave_day (environment_id, leave_id, date, employee_id, own_minutes, minutes)
        select $1, l.id, l.start_date + n, l.employee_id, 480, 480 from leave l, generate_series(0, 4) n
        where l.environment_id = $1 and l.end_date = l.start_date + 4 on conflict do nothing`,
      values: [id],
    },
    {
      text: `
        insert into absence (environment_id, id, employee_id, start_date, end_date, status, created_at, updated_at)
        select $1, new_id(), e.id, day, day + 3, 'closed', now(), now()
        from employee e, generate_series(1, 15) n, lateral (select current_date - n * 115 as day) d
        where e.environment_id = $1 on conflict do nothing`,
      values: [id],
    },
  ]
}
