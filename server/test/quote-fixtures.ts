// A company that offers, a customer that can answer, and quotes in every state.
import { sql } from '../src/db/sql.ts'
import { inTest, make } from './fixtures.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'
import { ADDRESS, completeCompany } from './invoice-fixtures.ts'

export interface QuoteWorld {
  readonly env: TestEnvironment
  readonly organizationId: string
  /** A draft with one fixed price of 1000.00 and an option of 200.00, unless values say otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  draft(values?: object): Promise<any>
  /** The same, marked as sent. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  sent(values?: object): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  accepted(values?: object): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
  read(id: string): Promise<any>
  act(id: string, action: string, body?: object): Promise<Answer>
  /** Its last day has passed, and somebody has come by. */
  expire(id: string): Promise<void>
  /** The path of the customer's page. */
  linkTo(id: string): Promise<string>
}

export const OFFER = { name: 'Website', billing_method: 'fixed_price', quantity: 1, unit_price: 1000 }
export const OPTION = { ...OFFER, name: 'Logo', unit_price: 200, is_optional: true }

export async function quoteWorld(server: TestServer): Promise<QuoteWorld> {
  const env = await server.environment()
  await completeCompany(server, env)
  const customer = { name: 'Acme', email: 'info@acme.example', address: ADDRESS }
  const organizationId: string = (await make(env, '/crm/organization', customer)).id
  const act = (id: string, action: string, body: object = {}) => env.app.post(`/sales/quote/${id}/${action}`, body)
  const done = async (id: string, action: string) => {
    const answer = await act(id, action)
    if (answer.status !== 200) throw new Error(`${action}: ${answer.text}`)
    return answer.body.data
  }
  const draft = (values: object = {}) =>
    make(env.app, '/sales/quote', { organization_id: organizationId, lines: [OFFER, OPTION], ...values })
  const sent = async (values?: object) => done((await draft(values)).id, 'mark-sent')
  return {
    env,
    organizationId,
    draft,
    sent,
    accepted: async (values) => done((await sent(values)).id, 'accept'),
    read: async (id) => (await env.get(`/sales/quote/${id}`)).body.data,
    act,
    expire: async (id) => {
      await inTest(server, env, (tx) =>
        tx.count(
          sql`update quote set quote_date = '2026-01-01', valid_until = '2026-02-01', status = 'expired' where id = ${id}`,
        ),
      )
    },
    linkTo: async (id) => new URL((await env.app.get(`/sales/quote/${id}/link`)).body.data.url).pathname,
  }
}
