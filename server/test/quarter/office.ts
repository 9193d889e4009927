// The people of the story: each signs in anew every day, and has a key of his own for programs.
import { expect } from 'vitest'
import type { Scope } from '../../src/shared/rights.ts'
import type { Answer, Client, TestEnvironment, TestServer } from '../harness.ts'
import { ORIGIN } from '../walk.ts'

/** A calendar that somebody turns the leaves of. */
export function calendar(first: string) {
  let day = first
  return {
    clock: { now: () => Date.parse(`${day}T09:00:00Z`) },
    today: () => day,
    turnTo(next: string): void {
      expect(next > day, `${next} comes after ${day}`).toBe(true)
      day = next
    },
  }
}

export type Calendar = ReturnType<typeof calendar>

export interface Colleague {
  readonly userId: string
  readonly employeeId: string
  /** At the screen, signed in today. */
  readonly screen: Client
  /** With his own key. */
  readonly api: Client
}

/** What was asked for, once the answer is yes. */
// biome-ignore lint/suspicious/noExplicitAny: records of every shape
export function done({ status, body, text }: Answer): any {
  expect(status, text).toBeGreaterThanOrEqual(200)
  expect(status, text).toBeLessThan(300)
  return body?.data
}

export interface NewColleague {
  readonly name: string
  readonly role: string
  readonly scopes: readonly Scope[]
}

/** Invited by somebody at the screen: comes in by the link, chooses a password, makes a key. */
export async function invite(
  { server, days, env }: { server: TestServer; days: Calendar; env: TestEnvironment },
  host: Client,
  { name, role, scopes }: NewColleague,
): Promise<Colleague> {
  const email = `${name.toLowerCase()}-${env.slug}@agency.example`
  const password = `the horse of ${name} is green`
  const roles = done(await host.get('/settings/role'))
  const role_id = roles.find((one: { name: string }) => one.name === role).id
  const user = done(await host.post('/settings/user', { email, name, role_id }))
  const token = user.sign_in_link.split('token=')[1]
  const byLink = clientOf(server, '/api/app', {
    cookie: await enter(server, '/session/link', { token }),
    ...SAME_ORIGIN,
  })
  done(await byLink.put('/session/password', { password }))

  let signedIn = { day: '', cookie: '' }
  const cookieOfToday = async () => {
    const day = days.today()
    if (signedIn.day !== day) signedIn = { day, cookie: await enter(server, '/session', { email, password }) }
    return signedIn.cookie
  }
  const screen = clientOf(server, '/api/app', async () => ({ cookie: await cookieOfToday(), ...SAME_ORIGIN }))
  const employee = done(await host.post('/hrm/employee', { last_name: name, user_id: user.id }))
  const { key } = done(await screen.post('/settings/apikey', { name: `the key of ${name}`, scopes }))
  const api = clientOf(server, '/api/v2', { authorization: `Bearer ${key}` })
  return { userId: user.id, employeeId: employee.id, screen, api }
}

const SAME_ORIGIN = { origin: ORIGIN }

/** The cookie of a new session. */
async function enter(server: TestServer, path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', ...SAME_ORIGIN }
  const answer = await server.send('POST', `/api/app${path}`, headers, JSON.stringify(body))
  expect(answer.status, answer.text).toBe(201)
  const cookies = [answer.headers['set-cookie'] ?? ''].flat()
  return cookies.find((cookie) => cookie.includes('session='))!.split(';')[0]!
}

type Headers = Readonly<Record<string, string>>

function clientOf(server: TestServer, prefix: string, credentials: Headers | (() => Promise<Headers>)): Client {
  const call =
    (method: string) =>
    async (path: string, body?: unknown, headers: Headers = {}) => {
      const own = typeof credentials === 'function' ? await credentials() : credentials
      const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const payload = body === undefined ? undefined : JSON.stringify(body)
      return server.send(method, prefix + path, { ...own, ...type, ...headers }, payload)
    }
  return {
    get: (path, headers) => call('GET')(path, undefined, headers),
    post: call('POST'),
    patch: call('PATCH'),
    put: call('PUT'),
    delete: (path, headers) => call('DELETE')(path, undefined, headers),
  }
}
