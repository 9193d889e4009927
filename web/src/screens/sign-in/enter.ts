// Every way in, and what each can be refused for.
import { api, client, type Shapes } from '../../api/api.ts'
import { askPasskey } from '../../api/passkeys.ts'
import { problemOf, type SeenProblem } from '../../api/problems.ts'
import type { Session } from '../../api/session.ts'

export interface Details {
  readonly email: string
  readonly password: string
  readonly environment?: string
}

export type First = Shapes['FirstRun']

export interface Refusing {
  readonly problem: SeenProblem
  /** When it may be tried again. */
  readonly lockedUntil?: number
}

/** In; or still to show a code; or refused; or nothing, for who let it be. */
export type Entry = { readonly session: Session } | { readonly ticket: string } | Refusing | undefined

export type Way = 'password' | 'link' | 'code' | 'passkey' | 'first'

export function stateQuery() {
  return { ...api.queryOptions('get', '/session/state'), staleTime: 60_000, retry: false }
}

export function enterByPassword(details: Details): Promise<Entry> {
  return entryOf(client.POST('/session', { body: details }))
}

export function enterByLink(token: string): Promise<Entry> {
  return entryOf(client.POST('/session/link', { body: { token } }))
}

export function enterWithCode(ticket: string, code: string): Promise<Entry> {
  return entryOf(client.POST('/session/code', { body: { ticket, code } }))
}

export function enterFirst(first: First): Promise<Entry> {
  return entryOf(client.POST('/session/first', { body: first }))
}

export function switchTo(environment: string, password?: string): Promise<Entry> {
  const body = { environment, ...(password === undefined ? {} : { password }) }
  return entryOf(client.POST('/session/switch', { body }))
}

/** Makes it, and goes there. */
export function startCompany(name: string): Promise<Entry> {
  return entryOf(client.POST('/session/environments', { body: { name } }))
}

export async function enterByPasskey(): Promise<Entry> {
  try {
    const { data, error } = await client.POST('/session/passkey/challenge')
    if (!data) return { problem: problemOf(error) }
    const { options, ticket } = data.data
    const credential = await askPasskey(options)
    if (!credential) return undefined
    const body = { ticket, credential: credential as Shapes['PasskeySignIn']['credential'] }
    return await entryOf(client.POST('/session/passkey/signin', { body }))
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

interface Answer {
  readonly data?: { readonly data: Session | Shapes['CodeNeeded'] }
  readonly error?: unknown
  readonly response: Response
}

async function entryOf(sent: Promise<Answer>): Promise<Entry> {
  try {
    const { data, error, response } = await sent
    if (data) return 'needs' in data.data ? { ticket: data.data.ticket } : { session: data.data }
    const seconds = Number(response.headers.get('retry-after') ?? 0)
    return { problem: problemOf(error), ...(seconds > 0 ? { lockedUntil: Date.now() + seconds * 1000 } : {}) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
