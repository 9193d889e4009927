import { sql } from '../../src/db/sql.ts'
import { inTest } from '../fixtures.ts'
import { completeCompany } from '../invoice-fixtures.ts'
import { type Bodies, fresh, type Records, type World } from './world.ts'

export const draftBodies: Bodies = {
  'invoice.create': async ({ make }) => ({ organization_id: await make('/crm/organization') }),
  'invoice.create_from_work': async (world) => ({ hours_ids: [await invoiceable(world)] }),
  'invoice.update': () => ({ subject: fresh('Advice') }),
  'invoice.reorder': (world) => ({ line_ids: lastLines.get(world)!.toReversed() }),
  'invoice.credit': () => ({}),
  'invoiceline.create': async ({ make }) => ({ invoice_id: await make('/invoices/invoice'), ...line() }),
  'invoiceline.update': () => ({ description: fresh('Advice') }),
  'invoiceline.release': (world) => ({ hours_ids: lastHours.get(world) }),
}

export const draftRecords: Records = {
  'invoice.reorder': async (world) => {
    const id = await world.make('/invoices/invoice')
    await added(world, id)
    lastLines.set(world, await added(world, id))
    return id
  },
  'invoice.credit': finalInvoice,
  'invoice.rebill': async (world) => {
    const id = await finalInvoice(world)
    const note = await sent(world, `/invoices/invoice/${id}/credit`, {})
    await sent(world, `/invoices/invoice/${note.id}/finalize`)
    return id
  },
  '/invoices/invoiceline': async (world) => (await added(world, await world.make('/invoices/invoice')))[0]!,
  'invoiceline.release': async (world) => {
    const hours = await invoiceable(world)
    lastHours.set(world, [hours])
    await sent(world, '/invoices/invoice/from-work', { hours_ids: [hours] })
    return (await world.env.get(`/hours/hours/${hours}`)).body.data.invoice_line_id
  },
}

// A body that names rows of the record in the path: the record is made first.
const lastLines = new WeakMap<World, readonly string[]>()
const lastHours = new WeakMap<World, readonly string[]>()

function line() {
  return { kind: 'manual', description: fresh('Licence'), unit_price: 100 }
}

/** The ids of all lines, after one more. */
async function added(world: World, invoice_id: string): Promise<string[]> {
  const { lines } = await sent(world, '/invoices/invoiceline', { invoice_id, ...line() })
  return lines.map(({ id }: { id: string }) => id)
}

async function finalInvoice(world: World): Promise<string> {
  const { server, env } = world
  await completeCompany(server, env)
  const address = { line1: 'Dorpsstraat 1', locality: 'Utrecht', country: 'NL' }
  const customer = await sent(world, '/crm/organization', { name: fresh('Customer'), address })
  const { id } = await sent(world, '/invoices/invoice', { organization_id: customer.id })
  await added(world, id)
  await sent(world, `/invoices/invoice/${id}/finalize`)
  return id
}

/** An entry that a customer will see on an invoice. */
async function invoiceable(world: World): Promise<string> {
  const customer = { name: 'For a customer', organization_id: await world.make('/crm/organization') }
  const project = await sent(world, '/projects/project', customer)
  const service = await sent(world, '/projects/service', { project_id: project.id, name: 'Advice', hourly_rate: 100 })
  const employee_id = await world.make('/hrm/employee')
  const entry = { employee_id, service_id: service.id, start_at: '2026-03-02T09:00:00+01:00', minutes: 60 }
  const { id } = await sent(world, '/hours/hours', entry)
  // Other examples of this environment may have made approval necessary.
  await inTest(world.server, world.env, (tx) =>
    tx.count(sql`update time_entry set approval_status = 'not_required' where id = ${id}`),
  )
  return id
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
async function sent({ env }: World, path: string, body?: unknown): Promise<any> {
  const answer = await env.app.post(path, body)
  if (answer.status >= 300) throw new Error(`${path} refuses its example: ${answer.text}`)
  return answer.body.data
}
