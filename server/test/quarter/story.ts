// Who and what the story is about, and how its chapters look around.
import { trailOf } from '../fixtures.ts'
import type { TestEnvironment, TestServer } from '../harness.ts'
import { type Calendar, type Colleague, done } from './office.ts'

export interface Story {
  readonly server: TestServer
  readonly env: TestEnvironment
  readonly days: Calendar
  /** The owner. */
  readonly olga: Colleague
  /** Manager of the other two. */
  readonly mirjam: Colleague
  /** Full time. */
  readonly emma: Colleague
  /** Four days a week. */
  readonly thijs: Colleague
  /** The ids of things, by the names that the story gives them. */
  readonly the: Record<string, string>
}

/** What was told of a thing, in the order in which it happened. */
export async function told({ server, env, the }: Story, thing: string): Promise<string[]> {
  return (await trailOf(server, env, the[thing]!)).events
}

export async function timesTold(story: Story, thing: string, kind: string): Promise<number> {
  return (await told(story, thing)).filter((one) => one === kind).length
}

interface BalanceRow {
  readonly leave_type_name: string
  readonly taken_minutes: number
  readonly planned_minutes: number
  readonly balance_minutes: number
  readonly available_minutes: number
}

/** Taken, planned, balance and what of it is not asked for yet, of one kind of leave this year. */
export async function account({ employeeId, api }: Colleague, leaveType = 'Statutory leave') {
  const rows: BalanceRow[] = done(await api.get(`/hrm/leavebalance?employee_id=${employeeId}&year=2027`))
  const row = rows.find(({ leave_type_name }) => leave_type_name === leaveType)!
  const { taken_minutes, planned_minutes, balance_minutes, available_minutes } = row
  return { taken_minutes, planned_minutes, balance_minutes, available_minutes }
}

/** What is done and not invoiced, of the whole company. */
export async function workInProgress({ olga }: Story): Promise<number> {
  return done(await olga.screen.get('/reports/work-in-progress')).totals.wip_amount
}
