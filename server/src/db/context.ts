// What an operation has in its hands: one transaction, who asks, when it is, and the list of what it changed.
import { localDay } from '../shared/calendar.ts'
import type { Clock } from '../shared/clock.ts'
import type { Right } from '../shared/rights.ts'
import type { Database } from './database.ts'
import type { Reader, RecordType, Rendered } from './record.ts'
import { type Access, inEnvironment, type Tx } from './transaction.ts'

export interface Actor {
  /** An assistant only reads, so whatever is changed or told of a change never names one. */
  readonly type: 'user' | 'api_key' | 'assistant' | 'system'
  /** Of the user, the key or the assistant, or nil for the system. */
  readonly id: string
  readonly environmentId: string
  readonly timeZone: string
  /** The user behind a session, a key or an assistant; a key made on the command line has none. */
  readonly userId: string | null
  readonly employeeId: string | null
  readonly rights: ReadonlySet<Right>
}

/** One record that a write changed; the kinds are the events it fires, as far as they are on the list of events. */
export interface Change {
  readonly type: RecordType
  readonly before?: Rendered
  readonly after?: Rendered
  readonly kinds: readonly string[]
  /** The record itself is as it was: its events go out, the audit has nothing to tell. */
  readonly isNotice?: true
}

export interface Context extends Reader {
  readonly tx: Tx
  readonly actor: Actor
  readonly surface: 'v2' | 'app'
  readonly requestId: string
  /** The instant of this request, the same for everything it writes. */
  readonly now: string
  /** The calendar day of now in the environment's time zone. */
  readonly today: string
  readonly changes: Change[]
  newId(): string
}

export interface Occasion extends Pick<Context, 'actor' | 'surface' | 'requestId' | 'newId'> {
  readonly clock: Clock
}

/** One transaction of the actor, now, on the day that it is where the environment is. */
export function inContext<T>(
  db: Database,
  { clock, ...given }: Occasion,
  access: Access,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const { environmentId, timeZone, rights } = given.actor
  const now = new Date(clock.now()).toISOString()
  const today = localDay(now, timeZone)
  return inEnvironment(db, { environmentId, today }, access, (tx) =>
    work({ ...given, tx, now, today, changes: [], can: (right) => rights.has(right) }),
  )
}
