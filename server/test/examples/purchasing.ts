import { type Bodies, fresh, type World } from './world.ts'

export const purchasingBodies: Bodies = {
  'purchaseinvoice.create': async ({ make }) => ({
    organization_id: await make('/crm/organization'),
    number: fresh('F-'),
    invoice_date: '2026-03-02',
    lines: [{ description: 'Paper', amount: 100, vat_percentage: 21 }],
  }),
  'purchaseinvoice.update': () => ({ number: fresh('G-') }),
  'purchaseinvoice.book': async ({ make }) => ({ project_id: await make('/projects/project') }),
  'proposal.check': () => ({ lines: [{ amount: 100, vat_percentage: 21 }] }),
  'cost.create': async ({ make }) => billOf(await make('/projects/project')),
  'cost.update': () => ({ description: fresh('Paper ') }),
  'cost.write_off': async (world) => ({ ids: [await invoiceable(world)], reason: 'Our mistake.' }),
  'cost.undo_write_off': async (world) => ({ ids: [await writtenOff(world)], reason: 'Theirs after all.' }),
}

function billOf(project_id: string) {
  return { project_id, date: '2026-03-02', description: 'Paper', unit_cost: 10 }
}

/** A cost that a customer will see on an invoice. */
async function invoiceable(world: World): Promise<string> {
  const customer = { name: 'For a customer', organization_id: await world.make('/crm/organization') }
  const project = await sent(world, '/projects/project', customer)
  return (await sent(world, '/purchasing/cost', billOf(project.id))).id
}

async function writtenOff(world: World): Promise<string> {
  const id = await invoiceable(world)
  await sent(world, '/purchasing/cost/write-off', { ids: [id], reason: 'Our mistake.' })
  return id
}

async function sent({ env }: World, path: string, body: unknown): Promise<{ id: string }> {
  const answer = await env.app.post(path, body)
  if (answer.status >= 300) throw new Error(`${path} refuses its example: ${answer.text}`)
  return answer.body.data
}
