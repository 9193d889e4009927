// A company that books hours and sends invoices, and those who work in it.
import type { Database } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { inEnvironment, type Tx } from '../src/db/transaction.ts'
import { createAccount, findRoles } from '../src/modules/access/accounts.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { openSession } from '../src/modules/access/sessions.queries.ts'
import { addDays } from '../src/shared/calendar.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { scopes } from '../src/shared/rights.ts'
import { type Request, sendSurely } from './caller.ts'

/** The origin that the servers of a proof take for their own. */
export const ORIGIN = 'http://proof.example'

/** A request without its sender: whoever sends it adds where and as whom. */
export type Errand = Pick<Request, 'method' | 'path' | 'body'>

export interface Company {
  readonly environmentId: string
  readonly slug: string
  readonly organizationId: string
  readonly projectId: string
  readonly serviceId: string
  /** As a program with a key. */
  byKey(errand: Errand): Request
  /** As a person at the screen, one of several owners. */
  bySession(errand: Errand): Request
  /** Hours of one of the employees, each time on another day. */
  booking(minutes: number, values?: object): Errand
}

const EMPLOYEES = 8
const OWNERS = 16
const newId = idMaker(systemClock)

/** The address may differ from call to call. */
export async function makeCompany(db: Database, address: () => string): Promise<Company> {
  const maker = { newId, now: new Date().toISOString() }
  const slug = `proof-${newId()}`
  const environmentId = await createEnvironment(db, { slug, name: 'Proof' }, maker)
  const key = await createKey(db, { environmentId, name: 'proof', scopes }, maker)
  const cookies = await Promise.all(Array.from({ length: OWNERS }, () => signIn(db, environmentId)))
  const employeeIds = await inCompany(db, environmentId, 'write', makeStaff)
  let turn = 0
  const take = <T>(list: readonly T[]) => list[turn++ % list.length]!

  const byKey = (errand: Errand) => ({
    base: `${address()}/api/v2`,
    headers: { authorization: `Bearer ${key}` },
    ...errand,
  })
  const make = async (path: string, body: object): Promise<string> =>
    (await sendSurely(byKey({ method: 'POST', path, body }))).data.id
  const organizationId = await make('/crm/organization', { name: 'Customer', address: ADDRESS })
  const projectId = await make('/projects/project', { name: 'Project', organization_id: organizationId })
  const serviceId = await make('/projects/service', { project_id: projectId, name: 'Service', hourly_rate: 90 })
  return {
    environmentId,
    slug,
    organizationId,
    projectId,
    serviceId,
    byKey,
    bySession: (errand) => ({
      base: `${address()}/api/app`,
      headers: { cookie: `kantoor_session=${take(cookies)}`, origin: ORIGIN },
      ...errand,
    }),
    booking(minutes, values = {}) {
      const employee_id = take(employeeIds)
      const start_at = `${addDays('2025-01-01', Math.floor(turn / employeeIds.length) % 360)}T09:00:00Z`
      const body = { employee_id, service_id: serviceId, start_at, minutes, ...values }
      return { method: 'POST', path: '/hours/hours', body }
    },
  }
}

export function inCompany<T>(
  db: Database,
  environmentId: string,
  access: 'read' | 'write',
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inEnvironment(db, { environmentId, today: new Date().toISOString().slice(0, 10) }, access, work)
}

const ADDRESS = { line1: 'Dorpsstraat 1', postal_code: '1234 AB', locality: 'Utrecht', country: 'NL' }

async function signIn(db: Database, environmentId: string): Promise<string> {
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  const maker = { newId, now: new Date().toISOString() }
  const account = { environmentId, email: `${newId()}@example.com`, name: 'Owner', roleId }
  const userId = await createAccount(db, account, maker)
  return openSession(db, { environmentId, userId, openedBy: 'password' }, newId, Date.now())
}

async function makeStaff(tx: Tx): Promise<string[]> {
  const ids = Array.from({ length: EMPLOYEES }, newId)
  const now = new Date().toISOString()
  tx.send(sql`
    update company_profile set coc_code = '12345678', vat_number = 'NL123456789B01', iban = 'NL91ABNA0417164300',
      address = ${JSON.stringify(ADDRESS)}`)
  await tx.count(sql`
    insert into employee (environment_id, id, last_name, company_profile_id, created_at, updated_at)
    select current_environment(), i.id, 'Bakker', c.id, ${now}, ${now}
    from unnest(${ids}::uuid[]) i (id), company_profile c where c.is_default`)
  return ids
}
