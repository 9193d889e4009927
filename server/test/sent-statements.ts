// Every statement that is sent through a database, and which of them look at rows without the environment they belong to.
import type pg from 'pg'
import type { Database } from '../src/db/database.ts'
import type { Step } from '../src/db/flight.ts'

const ROLES = ['app', 'system', 'reader'] as const
type Role = (typeof ROLES)[number]

/** The texts of each role. */
export type Sent = Readonly<Record<Role, Set<string>>>

/** Watches every connection that is opened from now on. */
export function watchSent(db: Database): Sent {
  const sent = { app: new Set<string>(), system: new Set<string>(), reader: new Set<string>() }
  for (const role of ROLES)
    db[role].on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      client.query = ((...args: unknown[]) => {
        for (const { statement } of (args[0] as { steps?: Step[] }).steps ?? []) sent[role].add(statement.text)
        return query(...args)
      }) as typeof client.query
    })
  return sent
}

/** Every text that is sent through a pool from now on, in its order. */
export function watchTexts(pool: pg.Pool): readonly string[] {
  const texts: string[] = []
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const { steps } = args[0] as { steps?: Step[] }
      texts.push(...(steps ? steps.map(({ statement }) => statement.text) : [String(args[0])]))
      return query(...args)
    }) as typeof client.query
  })
  return texts
}

export interface Look {
  readonly role: Role
  readonly table: string
  readonly text: string
}

interface Node {
  readonly 'Node Type': string
  readonly Operation?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
  readonly [detail: string]: unknown
}

/** Looks at these tables that no condition on environment_id bounds, neither one of the statement nor one of row security. */
export async function looksWithoutEnvironment(db: Database, sent: Sent, tables: readonly string[]): Promise<Look[]> {
  const looks: Look[] = []
  for (const role of ROLES) {
    const client = await db[role].connect()
    try {
      for (const text of sent[role]) {
        const found = scansOf(await planOf(client, text)).filter((node) => tables.includes(node['Relation Name']!))
        for (const node of found.filter((one) => !isBounded(one)))
          looks.push({ role, table: node['Relation Name']!, text })
      }
    } finally {
      client.release()
    }
  }
  return looks
}

// What has no plan: it opens, ends or sets something, or goes on with a cursor whose plan was that of its declaration.
const NO_QUESTION = /^\s*(begin|commit|rollback|set|fetch|close)\b/

async function planOf(client: pg.PoolClient, text: string): Promise<Node | undefined> {
  if (NO_QUESTION.test(text)) return undefined
  await client.query('begin')
  try {
    await client.query(
      `select set_config('kantoor.environment', gen_random_uuid()::text, true), set_config('kantoor.today', '2026-01-31', true)`,
    )
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`)
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.query('rollback')
  }
}

function scansOf(node: Node | undefined): Node[] {
  if (!node) return []
  const own = node['Relation Name'] && node['Node Type'] !== 'ModifyTable' ? [node] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}

function isBounded(node: Node): boolean {
  return ['Index Cond', 'Recheck Cond', 'Filter', 'One-Time Filter'].some((kind) =>
    String(node[kind] ?? '').includes('environment_id'),
  )
}
