// For every operation something to send: a smallest valid body, and a record for the path. A new operation without one fails
// the build; each module's examples stand in examples/.
import type { Operation } from '../src/http/operation.ts'
import { operations } from '../src/operations.ts'
import { accessBodies, accessRecords } from './examples/access.ts'
import { assistantRecords } from './examples/assistants.ts'
import { crmBodies } from './examples/crm.ts'
import { documentBodies, documentRecords } from './examples/documents.ts'
import { draftBodies, draftRecords } from './examples/drafts.ts'
import { hoursBodies, hoursRecords } from './examples/hours.ts'
import { hrmBodies, hrmRecords } from './examples/hrm.ts'
import { importBodies, importRecords } from './examples/imports.ts'
import { invoiceBodies, invoiceRecords } from './examples/invoices.ts'
import { leaveBodies, leaveRecords } from './examples/leave.ts'
import { planningBodies } from './examples/planning.ts'
import { privacyBodies } from './examples/privacy.ts'
import { projectBodies } from './examples/projects.ts'
import { purchasingBodies } from './examples/purchasing.ts'
import { quoteBodies, quoteRecords } from './examples/quotes.ts'
import { reportBodies } from './examples/reports.ts'
import { requestRecords } from './examples/requests.ts'
import { salesBodies } from './examples/sales.ts'
import { webhookBodies, webhookRecords } from './examples/webhooks.ts'
import type { Bodies, Records, World } from './examples/world.ts'
import type { TestEnvironment, TestServer } from './harness.ts'

export const bodies: Bodies = {
  ...accessBodies,
  ...crmBodies,
  ...hrmBodies,
  ...leaveBodies,
  ...planningBodies,
  ...projectBodies,
  ...hoursBodies,
  ...invoiceBodies,
  ...draftBodies,
  ...purchasingBodies,
  ...quoteBodies,
  ...salesBodies,
  ...documentBodies,
  ...reportBodies,
  ...webhookBodies,
  ...importBodies,
  ...privacyBodies,
}
export const records: Records = {
  ...accessRecords,
  ...hrmRecords,
  ...leaveRecords,
  ...hoursRecords,
  ...invoiceRecords,
  ...draftRecords,
  ...quoteRecords,
  ...documentRecords,
  ...webhookRecords,
  ...assistantRecords,
  ...requestRecords,
  ...importRecords,
}

export function worldOf(server: TestServer, env: TestEnvironment): World {
  const world: World = { server, env, make: (path) => makeAt(path, world) }
  return world
}

/** The id for the path of this operation, of a record on which it succeeds. */
export function recordFor(operation: Operation, world: World): Promise<string> {
  const own = records[operation.id]
  return own ? own(world) : makeAt(resourceOf(operation), world)
}

/** The same one for all operations that it suits, for who only looks whether it is found. */
export function onceFor(world: World): (operation: Operation) => Promise<string> {
  const made = new Map<string, Promise<string>>()
  return (operation) => {
    const suits = records[operation.id] ? operation.id : resourceOf(operation)
    const found = made.get(suits) ?? recordFor(operation, world)
    made.set(suits, found)
    return found
  }
}

export function bodyFor({ id, body }: Operation, world: World): Promise<unknown> {
  return Promise.resolve(body ? bodies[id]?.(world) : undefined)
}

/** The parameters of an operation that takes some and is no list; those that can be left out are. */
export async function queryFor({ id }: Operation, world: World): Promise<Record<string, string>> {
  return ((await bodies[id]?.(world)) ?? {}) as Record<string, string>
}

export function operationsWithoutExample(): string[] {
  return operations
    .filter((operation) => {
      const lacksBody = (operation.body || operation.query?.required?.length) && !bodies[operation.id]
      const resource = resourceOf(operation)
      const lacksRecord =
        operation.path.includes('{id}') && !records[operation.id] && !records[resource] && !creatorOf(resource)
      return lacksBody || lacksRecord
    })
    .map(({ id }) => id)
}

async function makeAt(path: string, world: World): Promise<string> {
  const own = records[path]
  if (own) return own(world)
  const creator = creatorOf(path)
  if (!creator) throw new Error(`no example record for ${path}`)
  const client = creator.surface === 'app' ? world.env.app : world.env
  const answer = await client.post(path, await bodyFor(creator, world))
  if (answer.status !== 201) throw new Error(`the example of ${creator.id} is refused: ${answer.text}`)
  return answer.body.data.id
}

function creatorOf(path: string): Operation | undefined {
  return operations.find((operation) => operation.method === 'POST' && operation.path === path && bodies[operation.id])
}

function resourceOf({ path }: Operation): string {
  return path.split('/{id}', 1)[0]!
}
