// The rule by itself, and the rule and working_time() on the same random days.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest } from '../../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../../test/harness.ts'
import { sql } from '../../../db/sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { addDays, daysFrom } from '../../../shared/calendar.ts'
import { absence } from '../absence/absences.queries.ts'
import { findDays } from '../days.queries.ts'
import { absenceMinutes, dayCapacity, type WorkFacts, workingTime } from './capacity.rules.ts'

const contract = {
  id: 'c',
  start_date: '2026-01-01',
  end_date: null,
  schedule: [480, 480, 480, 240, 0, 0, 0],
  schedule_odd_weeks: null,
}
const facts: WorkFacts = { contracts: [contract], holidays: [], leave: [], absences: [] }

describe('a day', () => {
  test('has the minutes of its schedule, and less for every reason there is', () => {
    const thursday = '2026-03-05'
    expect(workingTime(facts, thursday)).toEqual({ gross: 240, holiday: 0, leave: 0, absence: 0, net: 240 })
    const holidays = [{ contract_id: 'c', date: thursday, half_day: true }]
    const leave = [{ date: thursday, minutes: 30 }]
    const absences = [{ from: '2026-03-01', to: thursday, percentage: 50 }]
    expect(workingTime({ ...facts, holidays, leave, absences }, thursday)).toEqual({
      gross: 240,
      holiday: 120,
      leave: 30,
      absence: 60,
      net: 30,
    })
    expect(workingTime({ ...facts, holidays: [{ ...holidays[0]!, contract_id: 'other' }] }, thursday)?.net).toBe(240)
    expect(workingTime(facts, '2025-12-31')).toBe(null)
  })

  test('is free as far as nothing is planned for certain', () => {
    const day = { planning_id: 'p', date: '2026-03-02' }
    const planned = [
      { ...day, minutes: 400, status: 'confirmed' as const },
      { ...day, minutes: 100, status: 'tentative' as const },
      { ...day, minutes: 200, status: 'confirmed' as const },
    ]
    expect(dayCapacity({ ...facts, planned }, '2026-03-02')).toMatchObject({
      net: 480,
      planned: 600,
      tentative: 100,
      free: -120,
    })
    expect(dayCapacity({ ...facts, planned }, '2025-01-01')).toMatchObject({ gross: 0, net: 0, free: 0 })
  })

  test('of an absence loses its share, half a minute as a whole one', () => {
    expect([absenceMinutes(480, 100), absenceMinutes(1, 50), absenceMinutes(1, 49), absenceMinutes(0, 100)]).toEqual([
      480, 1, 0, 0,
    ])
  })
})

const LENGTH = 60
const FIRST = addDays(new Date().toISOString().slice(0, 10), -LENGTH / 2)
const day = fc.integer({ min: 0, max: LENGTH }).map((number) => addDays(FIRST, number))
const week = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 7, maxLength: 7 })
const period = fc
  .tuple(day, day, fc.boolean())
  .map(([one, other, isOpen]) => [one < other ? one : other, isOpen ? null : one < other ? other : one] as const)

const someDays = fc.record({
  contracts: fc.array(fc.tuple(period, week, fc.option(week)), { minLength: 1, maxLength: 4 }),
  holidays: fc.uniqueArray(fc.tuple(day, fc.boolean()), { maxLength: 8, selector: ([date]) => date }),
  leave: fc.array(
    fc.tuple(day, fc.integer({ min: 0, max: 600 }), fc.constantFrom('approved', 'approved', 'requested')),
    {
      maxLength: 8,
    },
  ),
  absences: fc.array(fc.tuple(period, fc.option(day), fc.integer({ min: 1, max: 100 })), { maxLength: 4 }),
})

describe('the rule and the database', () => {
  let server: TestServer
  let env: TestEnvironment
  beforeAll(async () => {
    server = await startTestServer()
    env = await server.environment()
  })
  afterAll(() => server.close())

  test('agree on random days', async () => {
    await fc.assert(
      fc.asyncProperty(someDays, async (some) => {
        const employeeId = await insertEmployee(server, env)
        await inTest(server, env, async (tx) => {
          await insertDays(tx, employeeId, some)
          const last = addDays(FIRST, LENGTH)
          const stored = await tx.all<{ date: string }>(sql`
            select date, gross, holiday, leave, absence, net from working_time(${FIRST}, ${last})
            where employee_id = ${employeeId} order by date`)
          const found = (await findDays(tx, [employeeId], FIRST, last)).get(employeeId)!
          const ruled = daysFrom(FIRST, last).flatMap((date) => {
            const time = workingTime(found, date)
            return time === null ? [] : [{ date, ...time }]
          })
          expect(stored).toEqual(ruled)
          const lost = await tx.all<{ lost: number; told: number }>(sql`
            select ${absence.columns!.lost_minutes!} as lost, (select coalesce(sum(w.absence), 0)::integer
              from working_time(t.start_date, least(t.end_date, current_day())) w where w.employee_id = t.employee_id) as told
            from absence t where t.employee_id = ${employeeId}`)
          expect(lost.map((one) => one.lost)).toEqual(lost.map((one) => one.told))
        })
      }),
      { numRuns: 60 },
    )
  })
})

/** What would overlap is left out, as the tables do not take it. */
async function insertDays(tx: Tx, employeeId: string, some: typeof someDays extends fc.Arbitrary<infer T> ? T : never) {
  await tx.count(sql`delete from public_holiday`)
  for (const [date, half_day] of some.holidays)
    await tx.count(sql`
      insert into public_holiday (environment_id, company_profile_id, date, name, half_day)
      select current_environment(), c.id, ${date}, 'Day off', ${half_day} from company_profile c where c.is_default`)
  for (const [[start, end], schedule, odd] of some.contracts)
    await tx.count(sql`
      insert into contract (environment_id, id, employee_id, company_profile_id, start_date, end_date, schedule, schedule_odd_weeks, created_at, updated_at)
      select current_environment(), new_id(), e.id, e.company_profile_id, ${start}, ${end}, ${schedule}, ${odd}, now(), now()
      from employee e where e.id = ${employeeId} on conflict do nothing`)
  for (const [[start, end], expected, percentage] of some.absences)
    await tx.count(sql`
      insert into absence (environment_id, id, employee_id, start_date, end_date, expected_end_date, percentage, status, created_at, updated_at)
      values (current_environment(), new_id(), ${employeeId}, ${start}, ${end},
        ${expected !== null && expected >= start ? expected : null}, ${percentage}, ${end === null ? 'reported' : 'closed'}, now(), now())
      on conflict do nothing`)
  for (const [date, minutes, status] of some.leave)
    await tx.count(sql`
      with made as (
        insert into leave (environment_id, id, employee_id, leave_type_id, start_date, end_date, minutes, status, created_at, updated_at)
        select current_environment(), new_id(), ${employeeId}, l.id, ${date}, ${date}, ${minutes}, ${status}, now(), now()
        from leave_type l where l.kind = 'statutory' on conflict do nothing returning id, environment_id)
      insert into leave_day (environment_id, leave_id, date, employee_id, own_minutes, minutes)
      select environment_id, id, ${date}, ${employeeId}, ${minutes}, ${minutes} from made`)
}
