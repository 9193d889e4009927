import { expect, test } from 'vitest'
import { insertContract, insertEmployee, inTest, make, trailOf } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { sql } from '../db/sql.ts'
import { addDays, localDay } from '../shared/calendar.ts'
import { openAbsences } from './open-absences.ts'

test('planning learns each day, once, that somebody is still absent', async () => {
  const server = await startTestServer()
  const env = await server.environment()
  const employee_id = await insertEmployee(server, env)
  await insertContract(server, env, employee_id, { schedule: [480, 480, 480, 480, 480, 480, 480] })
  const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')
  const [start_date, yesterday] = [addDays(today, -3), addDays(today, -1)]
  const plan = { employee_id, start_date, end_date: addDays(today, 3), minutes_per_day: 60 }
  const { id } = await make(env, '/hrm/planning', plan)
  const conflicts = async () =>
    (await env.get(`/hrm/planning/${id}`)).body.data.conflicts.map(({ date }: { date: string }) => date)
  const absence = await make(env, '/hrm/absence', { employee_id, start_date })
  expect((await conflicts()).at(-1)).toBe(today)
  // As it was yesterday.
  await inTest(server, env, async (tx) => {
    await tx.count(sql`update absence set counted_until = ${yesterday}`)
    await tx.count(
      sql`update planning set conflicts = jsonb_path_query_array(conflicts, '$[*] ? (@.date != $today)', jsonb_build_object('today', ${today}::text))`,
    )
  })
  expect((await conflicts()).at(-1)).toBe(yesterday)
  const run = () => openAbsences.runIn(server.db, env.id)
  await Promise.all([run(), run(), run()])
  expect((await conflicts()).at(-1)).toBe(today)
  await run()
  const { events, audit } = await trailOf(server, env, id)
  expect(events.filter((kind) => kind === 'planning.conflict')).toHaveLength(2)
  expect(audit.filter((operation) => operation === 'absence.count_open')).toHaveLength(1)
  expect((await trailOf(server, env, absence.id)).events).toEqual(['absence.created'])
  await server.close()
})
