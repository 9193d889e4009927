// A company with webhooks, and the writes that they are told of.
import { openDatabase } from '../src/db/database.ts'
import { sendSurely } from './caller.ts'
import { type Company, makeCompany } from './company.ts'
import { startService } from './service.ts'

export interface Subscription {
  readonly id: string
  readonly secret: string
}

export interface WebhookWorld {
  readonly databaseUrl: string
  readonly company: Company
  close(): Promise<void>
}

/** A company on a server of its own, as npm start runs it. */
export async function openWebhookWorld(databaseUrl: string): Promise<WebhookWorld> {
  const service = await startService('start', databaseUrl)
  const db = openDatabase(databaseUrl, { connections: 2 })
  try {
    const company = await makeCompany(db, () => service.address)
    return { databaseUrl, company, close: service.stop }
  } catch (error) {
    await service.stop()
    throw error
  } finally {
    await db.close()
  }
}

export async function subscribe(company: Company, url: string, kinds: readonly string[]): Promise<Subscription> {
  const body = { url, kinds }
  return (await sendSurely(company.bySession({ method: 'POST', path: '/settings/webhook', body }))).data
}

export async function cancel(company: Company, id: string): Promise<void> {
  await sendSurely(company.bySession({ method: 'DELETE', path: `/settings/webhook/${id}` }))
}

/** One person, one event. */
export async function makePerson(company: Company, last_name: string): Promise<string> {
  return (await sendSurely(company.byKey({ method: 'POST', path: '/crm/person', body: { last_name } }))).data.id
}

export async function makePersons(company: Company, count: number, lanes = 8): Promise<void> {
  let left = count
  const lane = async () => {
    while (left-- > 0) await makePerson(company, `Bakker ${left}`)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
