// The two ways in, and what each can be refused for.
import { client } from '../../api/api.ts'
import { problemOf, type SeenProblem } from '../../api/problems.ts'
import type { Session } from '../../api/session.ts'

export interface Details {
  readonly email: string
  readonly password: string
  readonly environment?: string
}

export type Entry =
  | { readonly session: Session }
  | { readonly problem: SeenProblem /** When it may be tried again. */; readonly lockedUntil?: number }

export async function enterByPassword(details: Details): Promise<Entry> {
  return entryOf(client.POST('/session', { body: details }))
}

export async function enterByLink(token: string): Promise<Entry> {
  return entryOf(client.POST('/session/link', { body: { token } }))
}

interface Answer {
  readonly data?: { readonly data: Session }
  readonly error?: unknown
  readonly response: Response
}

async function entryOf(sent: Promise<Answer>): Promise<Entry> {
  try {
    const { data, error, response } = await sent
    if (data) return { session: data.data }
    const seconds = Number(response.headers.get('retry-after') ?? 0)
    return { problem: problemOf(error), ...(seconds > 0 ? { lockedUntil: Date.now() + seconds * 1000 } : {}) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
