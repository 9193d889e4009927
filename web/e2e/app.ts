// The real server with the built screens, and people of every role to open them with.
import { inject } from 'vitest'
import { sql } from '../../server/src/db/sql.ts'
import { inEnvironment, inSystem } from '../../server/src/db/transaction.ts'
import { createAccount, findRoles } from '../../server/src/modules/access/accounts.ts'
import { findEnvironments } from '../../server/src/modules/access/environments.ts'
import { openSession } from '../../server/src/modules/access/sessions.queries.ts'
import { idMaker, systemClock } from '../../server/src/shared/clock.ts'
import { copyDemo } from '../../server/test/demo-database.ts'
import { insertContract, insertEmployee } from '../../server/test/fixtures.ts'
import type { Answer, Client, TestEnvironment } from '../../server/test/harness.ts'
import { freePort, type ListeningServer, startListening } from '../../server/test/oauth-flow.ts'
import { scratchDatabase } from '../../server/test/scratch.ts'
import { builtScreens } from './build.ts'

export type Role = 'owner' | 'administrator' | 'manager' | 'finance' | 'hr' | 'employee'

/** Somebody who is signed in; as a client of the application API, to make what a test needs. */
export interface Person extends Client {
  readonly userId: string
  readonly employeeId: string
  readonly name: string
  readonly email: string
  /** The value of the session's cookie. */
  readonly token: string
}

export interface App {
  readonly origin: string
  readonly server: ListeningServer
  /** Where the screens were built. */
  readonly screens: string
  /** The environment of which everybody is part. */
  readonly environmentId: string
  /** The same person each time: an employee with forty hours a week. */
  as(role: Role): Promise<Person>
  close(): Promise<void>
}

export interface AppChoices {
  /** A year of an agency in place of an environment with only what every environment begins with. */
  readonly demo?: boolean
  /** An installation in which nobody has an account; there are no people then. */
  readonly empty?: boolean
  /** Webhooks may lead to this machine, in a database of its own: whoever delivers takes all that one holds. */
  readonly webhooks?: boolean
  /** Jobs are carried out, in a database of its own for the same reason. */
  readonly jobs?: boolean
}

const newId = idMaker(systemClock)

export async function startApp(choices: AppChoices = {}): Promise<App> {
  const { demo = false, empty = false, webhooks = false, jobs = false } = choices
  const database = demo ? copyDemo(inject('databaseUrl')) : empty || webhooks || jobs ? emptyDatabase() : undefined
  const [screens, copy] = await Promise.all([builtScreens(), database])
  const databaseUrl = copy ? { databaseUrl: copy.url } : {}
  const server = await startListening({ screens, webhookAllowPrivate: webhooks, ...databaseUrl }, await ownPort())
  const environmentId =
    demo || empty ? (await findEnvironments(server.db)).get('demo') : (await server.environment()).id
  const known = new Map<Role, Promise<Person>>()
  const as = (role: Role) => {
    const person = known.get(role) ?? findPerson(server, environmentId!, role)
    known.set(role, person)
    return person
  }
  const close = async () => {
    // The browser lives on, and may hold one open on which it never sent anything.
    server.app.server.closeAllConnections()
    await server.close()
    await copy?.remove()
  }
  return { origin: server.origin, server, screens, environmentId: environmentId ?? '', as, close }
}

// The same for all files of a worker: its windows have loaded the screens from there already.
async function ownPort(): Promise<number> {
  port ??= await freePort()
  return port
}

let port: number | undefined

async function emptyDatabase() {
  const { url, drop } = await scratchDatabase()
  return { url, remove: drop }
}

interface Account {
  readonly userId: string
  readonly employeeId: string | null
  readonly name: string
  readonly email: string
}

async function findPerson(server: ListeningServer, environmentId: string, role: Role): Promise<Person> {
  const account = (await findAccount(server, environmentId, role)) ?? (await makeAccount(server, environmentId, role))
  const { userId } = account
  const employeeId = account.employeeId ?? (await employ(server, environmentId, account))
  const session = { environmentId, userId, openedBy: 'password' } as const
  const token = await openSession(server.db, session, newId, Date.now())
  return { ...account, employeeId, token, ...clientOf(server, token) }
}

async function findAccount(server: ListeningServer, environmentId: string, role: Role): Promise<Account | undefined> {
  const [found] = await inSystem(server.db, (tx) =>
    tx.last<Account>(sql`
      select u.id as "userId", e.id as "employeeId", u.name, u.email from user_account u
      join role r on r.environment_id = u.environment_id and r.id = u.role_id
      left join employee e on e.environment_id = u.environment_id and e.user_id = u.id
      where u.environment_id = ${environmentId} and r.name = ${role} order by u.id limit 1`),
  )
  return found
}

async function makeAccount(server: ListeningServer, environmentId: string, role: Role): Promise<Account> {
  const roleId = (await findRoles(server.db, environmentId)).get(role)!
  const name = NAMES[role].join(' ')
  const email = `${role}-${newId()}@agency.example`
  const maker = { newId, now: new Date().toISOString() }
  const userId = await createAccount(server.db, { environmentId, email, name, roleId }, maker)
  return { userId, employeeId: null, name, email }
}

const NAMES: Readonly<Record<Role, readonly [string, string]>> = {
  owner: ['Olga', 'Baas'],
  administrator: ['Anton', 'Beheer'],
  manager: ['Mira', 'Leider'],
  finance: ['Fien', 'Cijfers'],
  hr: ['Hanna', 'Personeel'],
  employee: ['Emma', 'Visser'],
}

async function employ(server: ListeningServer, environmentId: string, { userId, name }: Account): Promise<string> {
  const environment = { id: environmentId } as TestEnvironment
  const [first_name = '', last_name = first_name] = name.split(' ')
  const employeeId = await insertEmployee(server, environment, { first_name, last_name })
  await insertContract(server, environment, employeeId)
  const today = new Date().toISOString().slice(0, 10)
  await inEnvironment(server.db, { environmentId, today }, 'write', (tx) =>
    tx.count(sql`update employee set user_id = ${userId} where id = ${employeeId}`),
  )
  return employeeId
}

function clientOf({ origin, send }: ListeningServer, token: string): Client {
  const call =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = { cookie: `kantoor_session=${token}`, origin, ...type, ...headers }
      return send(method, `/api/app${path}`, sent, body === undefined ? undefined : JSON.stringify(body))
    }
  return {
    get: (path, headers) => call('GET')(path, undefined, headers),
    post: call('POST'),
    patch: call('PATCH'),
    put: call('PUT'),
    delete: (path, headers) => call('DELETE')(path, undefined, headers),
  }
}
