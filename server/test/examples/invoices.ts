import { make } from '../fixtures.ts'
import { ADDRESS, completeCompany, insertDraft } from '../invoice-fixtures.ts'
import { type Bodies, fresh, type Records, type World } from './world.ts'

export const invoiceBodies: Bodies = {
  'companyprofile.create': () => ({ name: fresh('Agency'), legal_name: 'Agency B.V.' }),
  'companyprofile.update': () => ({ name: fresh('Studio') }),
  'companyprofile.preview_numbers': () => ({ number_format: '{year}-{seq:05}', number_reset: 'never' }),
  'companyprofile.replace_holidays': () => ({
    years: [2026],
    holidays: [{ date: '2026-05-04', name: fresh('Day after the party') }],
  }),
  'companyprofile.fill_holidays': () => ({ year: 2040, country: 'NL' }),
  'vatrate.create': async ({ make }) => ({
    company_profile_id: await make('/invoices/companyprofile'),
    name: 'High',
    percentage: 21,
    category: 'S',
    valid_from: '2019-01-01',
  }),
  'installment.create': async (world) => ({ service_id: await fixedPrice(world), name: 'Start', percentage: 30 }),
  'installment.update': () => ({ name: fresh('Start') }),
  'vatrate.update': () => ({ name: fresh('Middle') }),
  'invoice.finalize': () => ({}),
  'invoice.write_off': () => ({ reason: 'Bankrupt.' }),
  'invoice.undo_write_off': () => ({}),
  'invoice.mark_sent': () => ({ via: 'post' }),
  'payment.create': async (world) => ({ invoice_id: await finalInvoice(world), date: '2026-01-31', amount: 10 }),
}

async function fixedPrice({ env, make: makeAt }: World): Promise<string> {
  const project_id = await makeAt('/projects/project')
  return (
    await make(env, '/projects/service', { project_id, name: 'Fixed', billing_method: 'fixed_price', price: 1000 })
  ).id
}

/** A draft that lacks nothing. */
export async function completeDraft({ server, env }: World): Promise<string> {
  await completeCompany(server, env)
  const { id } = await make(env, '/crm/organization', { name: 'Customer', address: ADDRESS })
  return insertDraft(server, env, { organization_id: id })
}

export async function finalInvoice(world: World): Promise<string> {
  const id = await completeDraft(world)
  return (await done(world, `/invoices/invoice/${id}/finalize`)).id
}

async function writtenOff(world: World): Promise<string> {
  return (await done(world, `/invoices/invoice/${await finalInvoice(world)}/write-off`, { reason: 'Bankrupt.' })).id
}

async function done({ env }: World, path: string, body?: object): Promise<{ id: string }> {
  const answer = await env.app.post(path, body)
  if (answer.status !== 200) throw new Error(`${path} refuses its example: ${answer.text}`)
  return answer.body.data
}

export const invoiceRecords: Records = {
  'invoice.finalize': completeDraft,
  'invoice.write_off': finalInvoice,
  'invoice.undo_write_off': writtenOff,
  'invoice.mark_sent': finalInvoice,
}
