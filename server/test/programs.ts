// Programs of others that tests stand before or behind the servers, or let read what the guides tell them.
import { findProgram } from '../proofs/programs.ts'

interface Wanted {
  /** The first of these that is there. */
  readonly names: readonly string[]
  /** What Debian calls it. */
  readonly package: string
  readonly without: string
}

const wanted: readonly Wanted[] = [
  { names: ['haproxy'], package: 'haproxy', without: 'servers restart behind a balancer of our own' },
  { names: ['pgbouncer'], package: 'pgbouncer', without: 'nothing is tried behind a pooler' },
  {
    names: ['valkey-server', 'redis-server'],
    package: 'redis-server',
    without: 'a stand-in counts requests',
  },
  { names: ['psql'], package: 'postgresql-client', without: 'no base is made while the server runs' },
  { names: ['nginx'], package: 'nginx', without: 'nobody reads its settings in docs/self-hosting.md' },
]

export function missingPrograms(): readonly Wanted[] {
  return wanted.filter(({ names }) => !findProgram(...names))
}

/** Once per run: says what is left out, or fails where all of them are required (REQUIRE_PROGRAMS=1). */
export function setup(): void {
  const missing = missingPrograms()
  if (missing.length === 0) return
  if (process.env.REQUIRE_PROGRAMS === '1')
    throw new Error(`not on this machine: ${missing.map(({ names }) => names.join(' or ')).join(', ')}`)
  for (const { names, without } of missing) console.warn(`Without ${names.join(' or ')} ${without}.`)
}
