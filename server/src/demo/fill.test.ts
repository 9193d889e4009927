import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { type DemoSummary, fillDemo, fillOrganizations } from './fill.ts'

const today = '2026-11-13'
let server: TestServer
let env: TestEnvironment
let summary: DemoSummary

beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
  summary = await fillDemo(server.db, env.id, { today })
})
afterAll(() => server.close())

test('the small agency has people, companies, projects and a year of hours', async () => {
  expect(summary).toMatchObject({ employees: 12, organizations: 40, projects: 25, from: '2025-11-14', to: today })
  expect(summary.hours).toBeGreaterThan(7000)
  const states = await all(env, sql`select distinct status from project order by 1`)
  expect(states.map(({ status }) => status)).toEqual(['active', 'archived', 'closed'])
  expect(await all(env, sql`select distinct billing_method from service`)).toHaveLength(4)
  expect(await all(env, sql`select distinct status from task`)).toHaveLength(4)
  expect(await all(env, sql`select distinct invoice_status from time_entry`)).toHaveLength(4)
  expect(await all(env, sql`select distinct rate_source from time_entry where rate_source <> 'none'`)).toHaveLength(5)
})

test('the same seed and day make the same agency', async () => {
  const twin = await server.environment()
  expect(await fillDemo(server.db, twin.id, { today })).toEqual(summary)
  for (const [table, columns] of Object.entries(CONTENT)) {
    const rows = sql`select ${raw(columns)} from ${raw(table)} t order by 1, 2`
    expect(await all(twin, rows), table).toEqual(await all(env, rows))
  }
})

test('another seed makes another agency', async () => {
  const other = await server.environment()
  await fillDemo(server.db, other.id, { today, seed: 2, hours: 500 })
  const names = sql`select full_name from employee order by employee_number`
  expect(await all(other, names)).not.toEqual(await all(env, names))
})

test.for(Object.entries(brokenRules()))('no row breaks a rule: %s', async ([, query]) => {
  expect(await all(env, sql`${query} limit 3`)).toEqual([])
})

test('lists and counts come out right through the API', async () => {
  const counts = [
    ['/crm/organization', summary.organizations],
    ['/crm/person', summary.persons],
    ['/projects/project', summary.projects],
    ['/projects/service', summary.services],
    ['/projects/task', summary.tasks],
    ['/hours/hours', summary.hours],
  ] as const
  for (const [path, count] of counts) {
    const page = await env.get(`${path}?limit=100`)
    expect(page.status, page.text).toBe(200)
    expect(page.body.meta.count, path).toBe(count)
  }
  for (const path of [
    '/crm/note',
    '/crm/contactrole',
    '/crm/customfield',
    '/crm/customfieldvalue',
    '/crm/relationtype',
  ])
    expect((await env.get(`${path}?limit=100`)).body.data, path).not.toEqual([])
  for (const path of ['/projects/template', '/projects/servicerate', '/hours/hourstype'])
    expect((await env.get(`${path}?limit=100`)).body.data, path).not.toEqual([])
})

test('what the API makes next gets the next number and books by the same rules', async () => {
  const project = await env.post('/projects/project', { name: 'Next' })
  expect(project.body.data?.project_number, project.text).toBe('P0026')
  const [place] = await all(
    env,
    sql`
    select s.id, s.project_id, p.project_number, p.last_service_number from service s join project p on p.id = s.project_id
    where p.status = 'active' and p.organization_id is not null and s.billing_method = 'time_and_materials' limit 1`,
  )
  const service = await env.post('/projects/service', { project_id: place!.project_id, name: 'Next' })
  expect(service.body.data?.service_number, service.text).toBe(
    `${place!.project_number}-${Number(place!.last_service_number) + 1}`,
  )
  const [employee] = await all(env, sql`select id from employee where employment_end is null limit 1`)
  const entry = { employee_id: employee!.id, service_id: place!.id, start_at: `${today}T19:00:00Z`, minutes: 60 }
  expect((await env.post('/hours/hours', entry)).status).toBe(201)
})

test('an environment that has people is not filled again', async () => {
  await expect(fillDemo(server.db, env.id, { today })).rejects.toThrow(/already has employees/)
})

test('a fill that breaks off says what to do', async () => {
  const broken = await server.environment()
  const progress = (_done: number, _total: number, what: string) => {
    if (what === 'hours') throw new Error('the lights went out')
  }
  await expect(fillDemo(server.db, broken.id, { today, hours: 100, progress })).rejects.toThrow(
    /the lights went out; the environment is half filled .* make a new one and fill that/,
  )
})

test('a large number of hours spreads over more people and years, exactly as many as asked', async () => {
  const large = await server.environment()
  const started = performance.now()
  const filled = await fillDemo(server.db, large.id, { today, hours: 50_000 })
  const seconds = (performance.now() - started) / 1000
  console.log(`50,000 hours in ${seconds.toFixed(1)} s: ${Math.round(50_000 / seconds)} rows/s`)
  expect(filled).toMatchObject({ hours: 50_000, from: '2021-11-14' })
  expect((await large.get('/hours/hours?limit=1')).body.meta.count).toBe(50_000)
  for (const [rule, query] of Object.entries(brokenRules()))
    expect(await all(large, sql`${query} limit 3`), rule).toEqual([])
})

test('organizations alone are filled in for measuring', async () => {
  const plain = await server.environment()
  await fillOrganizations(server.db, plain.id, 5000, { today })
  const page = await plain.get('/crm/organization?limit=100')
  expect(page.status, page.text).toBe(200)
  expect(page.body.meta.count).toBe(5000)
})

function all(where: TestEnvironment, query: Sql): Promise<Record<string, unknown>[]> {
  return inEnvironment(server.db, { environmentId: where.id, today }, 'read', (tx) => tx.all(query))
}

// What differs between environments is what was there before: company profile, hour types, relation types.
const CONTENT = {
  employee:
    'id, full_name, email, job_title, employment_start, employment_end, manager_employee_id, custom_fields, created_at',
  employee_rate: 'id, employee_id, kind, hourly_rate, valid_from',
  contract: 'id, employee_id, start_date, end_date, weekly_minutes',
  team: 'id, name, lead_employee_id',
  team_member: 'team_id, employee_id, since',
  organization: "id, to_jsonb(t) - 'environment_id' - 'relation_type_ids' as row",
  person: "id, to_jsonb(t) - 'environment_id' - 'relation_type_ids' as row",
  contact_role: "id, to_jsonb(t) - 'environment_id' as row",
  note: "id, to_jsonb(t) - 'environment_id' as row",
  custom_field: "id, to_jsonb(t) - 'environment_id' as row",
  custom_field_value: "id, to_jsonb(t) - 'environment_id' as row",
  project_template: "id, to_jsonb(t) - 'environment_id' as row",
  project: "id, to_jsonb(t) - 'environment_id' - 'company_profile_id' as row",
  service: "id, to_jsonb(t) - 'environment_id' as row",
  service_rate: "id, to_jsonb(t) - 'environment_id' - 'hour_type_id' as row",
  task: "id, to_jsonb(t) - 'environment_id' as row",
  time_entry: "id, md5((to_jsonb(t) - 'environment_id' - 'hour_type_id')::text) as row",
  counter: 'name, value',
}

/** Each finds rows that may not exist. */
function brokenRules(): Record<string, Sql> {
  return {
    'a day has 1440 minutes': sql`select employee_id, date from time_entry group by 1, 2 having sum(minutes) > 1440`,
    'entries of one employee do not overlap': sql`
      select id from (select id, start_at, lag(start_at + make_interval(mins => minutes)) over (partition by employee_id order by start_at) as before
        from time_entry) t where before > start_at`,
    'the date is the local day of the start': sql`
      select id from time_entry where date <> (start_at at time zone 'Europe/Amsterdam')::date`,
    'work is done on working days': sql`
      select id from time_entry where extract(isodow from date) > 5 or to_char(date, 'MM-DD') in ('01-01', '04-27', '12-25', '12-26')
        or date in ('2026-04-06', '2026-05-14', '2026-05-25')`,
    'work is done at office hours': sql`
      select id from time_entry where (start_at at time zone 'Europe/Amsterdam')::time not between '08:30' and '19:00'`,
    'amounts follow from minutes and rates': sql`
      select id from time_entry where amount is distinct from round(minutes * hourly_rate / 60, 2)
        or cost_amount is distinct from round(minutes * cost_rate / 60, 2)`,
    'every entry has a rate and a cost': sql`select id from time_entry where hourly_rate is null or cost_rate is null`,
    'rates of the service and the employee are those of the day': sql`
      select t.id from time_entry t join service s on s.id = t.service_id where rate_source = 'service' and t.hourly_rate <> s.hourly_rate
      union all
      select t.id from time_entry t where rate_source = 'employee' and t.hourly_rate <> (select r.hourly_rate from employee_rate r
        where r.employee_id = t.employee_id and r.kind = 'sales' and r.valid_from <= t.date order by r.valid_from desc limit 1)`,
    'nobody works outside employment': sql`
      select t.id from time_entry t join employee e on e.id = t.employee_id
      where t.date < e.employment_start or t.date > e.employment_end`,
    'contracts cover the hours': sql`
      select t.id from time_entry t where not exists (select from contract c where c.employee_id = t.employee_id
        and t.date >= c.start_date and (c.end_date is null or t.date <= c.end_date))`,
    'closed projects take no hours': sql`
      select t.id from time_entry t join project p on p.id = t.project_id where t.start_at >= p.closed_at or t.date < p.start_date`,
    'states and their moments agree': sql`
      select id from project where (status = 'active') <> (closed_at is null) or (status = 'archived') <> (archived_at is not null)
        or archived_at < closed_at`,
    'the billing state follows from the service': sql`
      select t.id from time_entry t join project p on p.id = t.project_id left join service s on s.id = t.service_id
      where t.invoice_status <> billing_of(t.billable, p.organization_id is not null or p.person_id is not null, s.billing_method)
        and not (t.invoice_status = 'written_off' and write_off_reason is not null and s.billing_method = 'time_and_materials')`,
    'done tasks say when': sql`select id from task where (status = 'done') <> (completed_at is not null)`,
    'running work is with people who are there': sql`
      select k.id from task k join employee e on e.id = k.assignee_employee_id where e.employment_end < ${today}::date
      union all select p.id from project p join employee e on e.id = p.manager_employee_id where e.employment_end < ${today}::date`,
    'nothing was written tomorrow': sql`
      select id from time_entry where created_at >= ${today}::date + 1 union all select id from note where created_at >= ${today}::date + 1
      union all select id from project where updated_at >= ${today}::date + 1`,
    'ids carry the moment of creation': sql`
      select id from time_entry where ('x' || translate(substr(id::text, 1, 13), '-', ''))::bit(48)::bigint <> round(extract(epoch from created_at) * 1000)`,
    'records carry their custom values': sql`
      select record_id from (
        select v.record_id, jsonb_object_agg(v.key, v.value) as fields from custom_field_value v group by 1) v
      join (select id, custom_fields from organization union all select id, custom_fields from person
        union all select id, custom_fields from project union all select id, custom_fields from employee) r on r.id = v.record_id
      where r.custom_fields <> v.fields`,
    'tallies count every row': sql`
      select resource from tally group by resource having sum(rows) <> case resource
        when 'time_entry' then (select count(*) from time_entry) when 'organization' then (select count(*) from organization)
        when 'person' then (select count(*) from person) when 'project' then (select count(*) from project)
        when 'service' then (select count(*) from service) when 'task' then (select count(*) from task)
        when 'note' then (select count(*) from note) when 'contact_role' then (select count(*) from contact_role)
        when 'custom_field_value' then (select count(*) from custom_field_value)
        else sum(rows) end`,
    'time entries are counted on their day': sql`
      select bucket from tally full join (select start_day(start_at) as bucket, count(*) as rows from time_entry group by 1) t using (bucket)
      where tally.resource = 'time_entry by day' and tally.rows is distinct from t.rows`,
  }
}
