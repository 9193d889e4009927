// Forgets what has had its time, in bites that no statement timeout cuts off.
import type { Database } from '../db/database.ts'
import { forgetTombstones } from '../db/tombstones.ts'
import { inEnvironment, inSystem, type Tx } from '../db/transaction.ts'
import { forgetEvents } from '../events/dispatch.ts'
import { forgetExports, forgetParts } from '../export/data-exports.queries.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { forgetWindows } from '../http/rate-limit.ts'
import { findLongOver, forgetImports, forgetLongOver } from '../import/imports.queries.ts'
import { forgetSessions } from '../modules/access/sessions.queries.ts'
import { forgetAssistants } from '../oauth/assistants.queries.ts'
import { forgetCalls } from '../oauth/calls.queries.ts'
import { forgetClients } from '../oauth/clients.queries.ts'
import { forgetCodes } from '../oauth/codes.queries.ts'
import { forgetTokens } from '../oauth/tokens.queries.ts'
import { forgetRequests } from '../requests/requests.queries.ts'
import type { Duty } from './duty.ts'

const BITE = 5000
// What became of an event goes with it: of a hundred webhooks, ten attempts each.
const EVENTS_BITE = 50
// Its calls go with an assistant, and it can have made very many.
const ASSISTANTS_BITE = 10
// A megabyte each.
const PARTS_BITE = 20
const EXPORTS_BITE = 1

export const prune: Duty = {
  name: 'prune',
  everyMs: 5 * 60_000,
  async run(db, signal) {
    await inBites(db, BITE, forgetAnswers, signal)
    await inBites(db, BITE, forgetTombstones, signal)
    await inBites(db, EVENTS_BITE, forgetEvents, signal)
    await inBites(db, BITE, forgetCodes, signal)
    await inBites(db, BITE, forgetTokens, signal)
    await inBites(db, BITE, forgetCalls, signal)
    await inBites(db, BITE, forgetRequests, signal)
    await inBites(db, EXPORTS_BITE, forgetImports, signal)
    await forgetRowsOfImports(db, signal)
    await inBites(db, ASSISTANTS_BITE, forgetAssistants, signal)
    await inBites(db, BITE, forgetClients, signal)
    await inSystem(db, forgetSessions)
    await inSystem(db, forgetWindows)
    // What is largest comes last: if it fails, it keeps nothing else back.
    await inBites(db, PARTS_BITE, forgetParts, signal)
    await inBites(db, EXPORTS_BITE, forgetExports, signal)
  },
}

type Bite = (tx: Tx, most: number) => Promise<number>

async function inBites(db: Database, most: number, bite: Bite, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await inSystem(db, (tx) => bite(tx, most))) === most);
}

async function forgetRowsOfImports(db: Database, signal?: AbortSignal): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  for (const environmentId of await inSystem(db, findLongOver)) {
    const bite = () => inEnvironment(db, { environmentId, today }, 'write', (tx) => forgetLongOver(tx, BITE))
    while (!signal?.aborted && (await bite()) === BITE);
  }
}
