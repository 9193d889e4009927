import { insertRow, made } from '../fixtures.ts'
import { ADDRESS, completeCompany, insertDraft } from '../invoice-fixtures.ts'
import { ublFile } from '../ubl-file.ts'
import { type Bodies, fresh, type Records, type World } from './world.ts'

export const documentBodies: Bodies = {
  'document.create': () => ({ name: 'file.txt' }),
  'document.refile': () => ({ name: fresh('file') }),
  'invoice.send': () => ({ to: `${fresh('anna')}@acme.example` }),
  'invoice.remind': () => ({ to: `${fresh('bert')}@acme.example`, message: 'Do you remember?' }),
}

export const documentRecords: Records = {
  '/documents/document': (world) => stored(world, 'name=notes.txt', 'text/plain', 'Some notes.'),
  'proposal.read': (world) => stored(world, 'name=bill.xml&kind=purchase_invoice', 'application/xml', ublFile()),
  'proposal.attachment': (world) =>
    stored(world, 'name=bill.xml&kind=purchase_invoice', 'application/xml', ublFile({ pdf: '%PDF-1.7' })),
  '/settings/mail': ({ server, env }) =>
    insertRow(server, env, 'mail', {
      kind: 'invoice',
      status: 'kept',
      recipient: 'anna@acme.example',
      subject: 'An invoice',
      text: 'Here it is.',
    }),
  'invoice.send': finalInvoice,
  'invoice.remind': finalInvoice,
}

async function stored({ server, env }: World, about: string, type: string, content: string): Promise<string> {
  const headers = { cookie: env.app.cookie, origin: 'http://localhost:3000', 'content-type': type }
  const answer = await server.send('POST', `/api/app/documents/document?${about}`, headers, content)
  return answer.body.data.id
}

async function finalInvoice({ server, env }: World): Promise<string> {
  await completeCompany(server, env)
  const organization_id = await made(env.post('/crm/organization', { name: 'Acme', address: ADDRESS }))
  const id = await insertDraft(server, env, { organization_id })
  const answer = await env.post(`/invoices/invoice/${id}/finalize`)
  if (answer.status !== 200) throw new Error(`not finalised: ${answer.text}`)
  return id
}
