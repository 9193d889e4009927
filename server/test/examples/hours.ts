import { sql } from '../../src/db/sql.ts'
import { inTest } from '../fixtures.ts'
import { type Bodies, fresh, freshNumber, type Records, type World } from './world.ts'

export const hoursBodies: Bodies = {
  'hours.create': entry,
  'hours.update': () => ({ note: fresh('Drawing') }),
  'hours.submit': async (world) => periodOf(world, await approvable(world)),
  'hours.approve': async (world) => ({ ids: [await approvable(world)] }),
  'hours.reject': async (world) => ({ ids: [await submitted(world)], reason: 'Too long.' }),
  'hours.withdraw': async (world) => ({ ids: [await approved(world)] }),
  'hours.delete_many': async ({ make }) => ({ ids: [await make('/hours/hours')] }),
  'hours.write_off': async (world) => ({ ids: [await invoiceable(world)], reason: 'Our mistake.' }),
  'hours.undo_write_off': async (world) => ({ ids: [await writtenOff(world)], reason: 'Theirs after all.' }),
  'hours.reprice': repricing,
  'timer.start': async (world) => ({ project_id: await worker(world), note: fresh('Drawing') }),
  'timer.update': async (world) => ({ project_id: await running(world), note: fresh('Drawing') }),
  'timer.stop': async (world) => ({ stopped_at: await stopped(world) }),
  'week.read': async ({ make }) => ({ employee_id: await make('/hrm/employee'), date: '2026-03-02' }),
  'week.copy': copying,
  'hourstype.create': () => ({ name: fresh('Advice') }),
  'hourstype.update': () => ({ name: fresh('Research') }),
}

export const hoursRecords: Records = {
  'timer.discard': running,
}

async function entry({ make }: World) {
  return { employee_id: await make('/hrm/employee'), start_at: '2026-03-02T09:00:00+01:00', minutes: 60 }
}

/** An entry in a company where hours need approval. */
async function approvable(world: World): Promise<string> {
  await inTest(world.server, world.env, (tx) => tx.count(sql`update company_profile set hours_approval = 'manager'`))
  return world.make('/hours/hours')
}

async function submitted(world: World): Promise<string> {
  const id = await approvable(world)
  await sent(world, '/hours/hours/submit', await periodOf(world, id))
  return id
}

async function approved(world: World): Promise<string> {
  const id = await approvable(world)
  await sent(world, '/hours/hours/approve', { ids: [id] })
  return id
}

/** An entry that a customer will see on an invoice. */
async function invoiceable(world: World): Promise<string> {
  const customer = { name: 'For a customer', organization_id: await world.make('/crm/organization') }
  const project = await sent(world, '/projects/project', customer)
  const body = { ...(await entry(world)), project_id: project.id, minutes: freshNumber() % 60 || 60 }
  return (await sent(world, '/hours/hours', body)).id
}

/** A service whose price went up after hours were booked on it. */
async function repricing(world: World) {
  const customer = { name: 'For a customer', organization_id: await world.make('/crm/organization') }
  const project = await sent(world, '/projects/project', customer)
  const service = await sent(world, '/projects/service', { project_id: project.id, name: 'Advice', hourly_rate: 100 })
  await sent(world, '/hours/hours', { ...(await entry(world)), project_id: project.id, service_id: service.id })
  await world.env.patch(`/projects/service/${service.id}`, { hourly_rate: 110 })
  return { service_id: service.id, from: '2026-01-01', preview: false }
}

async function writtenOff(world: World): Promise<string> {
  const id = await invoiceable(world)
  await sent(world, '/hours/hours/write-off', { ids: [id], reason: 'Our mistake.' })
  return id
}

/** Makes whoever is signed in an employee, and gives a project to work on. */
export async function worker(world: World): Promise<string> {
  const { server, env, make } = world
  const isEmployee = sql`select from employee where user_id = ${env.app.userId}`
  if (!(await inTest(server, env, (tx) => tx.first(isEmployee)))) {
    const id = await make('/hrm/employee')
    await inTest(server, env, (tx) => tx.count(sql`update employee set user_id = ${env.app.userId} where id = ${id}`))
  }
  return make('/projects/project')
}

/** A timer of whoever is signed in, for an hour; the answer is its project. */
async function running(world: World): Promise<string> {
  const project_id = await worker(world)
  await inTest(world.server, world.env, (tx) => tx.count(sql`delete from timer`))
  await sent(world, '/hours/timer', { project_id, started_at: await minutesAgo(world, 60) })
  return project_id
}

/** A moment at which a running timer can have been stopped. */
async function stopped(world: World): Promise<string> {
  await running(world)
  return minutesAgo(world, 1)
}

/** By the clock of the server, which a test may have set. */
async function minutesAgo({ env }: World, minutes: number): Promise<string> {
  const { body } = await env.app.get('/hours/timer')
  return new Date(Date.parse(body.data.now) - minutes * 60_000).toISOString()
}

/** A week with an entry, and one without. */
async function copying({ env, make }: World) {
  const { body } = await env.get(`/hours/hours/${await make('/hours/hours')}`)
  return { employee_id: body.data.employee_id, from: '2026-03-02', to: '2026-03-09' }
}

async function periodOf({ env }: World, id: string) {
  const { body } = await env.get(`/hours/hours/${id}`)
  return { employee_id: body.data.employee_id, date_from: '2026-03-01', date_to: '2026-03-31' }
}

async function sent({ env }: World, path: string, body: unknown): Promise<{ id: string }> {
  const answer = await env.app.post(path, body)
  if (answer.status >= 300) throw new Error(`${path} refuses its example: ${answer.text}`)
  return answer.body.data
}
