// An employee with forty hours a week, the standard leave types, and short ways to ask for leave and look at its balance.
import { sql } from '../src/db/sql.ts'
import { type ContractFixture, insertContract, insertEmployee, inTest } from './fixtures.ts'
import type { Client, TestServer } from './harness.ts'

export async function leaveWorld(server: TestServer, contract: ContractFixture = {}) {
  const env = await server.environment()
  const employeeId = await insertEmployee(server, env)
  await insertContract(server, env, employeeId, contract)
  await inTest(server, env, (tx) => tx.count(sql`update environment set leave_since = 2026`))
  const { body } = await env.get('/hrm/leavetype')
  const typeOf = (kind: string): string => body.data.find((type: { kind: string }) => type.kind === kind).id
  const ask = (start_date: string, end_date = start_date, more: object = {}, client: Client = env) =>
    client.post('/hrm/leave', {
      employee_id: employeeId,
      leave_type_id: typeOf('statutory'),
      start_date,
      end_date,
      ...more,
    })
  return {
    env,
    employeeId,
    typeOf,
    ask,
    read: async (id: string) => (await env.get(`/hrm/leave/${id}`)).body.data,
    decide: (id: string, status: string, client: Client = env) => client.patch(`/hrm/leave/${id}`, { status }),
    adjust: (minutes: number, kind = 'statutory', year = 2026, client: Client = env.app) =>
      client.post('/hrm/leaveadjustment', {
        employee_id: employeeId,
        leave_type_id: typeOf(kind),
        year,
        minutes,
        reason: 'Because.',
      }),
    balances: async (kind = 'statutory') =>
      (await env.get(`/hrm/leavebalance?employee_id=${employeeId}&leave_type_id=${typeOf(kind)}&sort=year`)).body.data,
  }
}
