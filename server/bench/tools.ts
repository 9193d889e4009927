// npm run bench:tools: how long an assistant waits for each tool, in one of two environments of the same size.
// Options: --hours 1000000 --invoices 100000 --sales 20000 --rounds 20
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import fastify from 'fastify'
import type { Actor } from '../src/db/context.ts'
import type { Database } from '../src/db/database.ts'
import { callTool } from '../src/mcp/call.ts'
import { tools } from '../src/mcp/tools.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { type Keys, openKeys } from '../src/modules/access/known-keys.ts'
import { noteCalls } from '../src/oauth/note-call.ts'
import { addDays } from '../src/shared/calendar.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { scopes } from '../src/shared/rights.ts'
import { prepareReports, type ReportsGround } from './reports-ground.ts'

const { values: options } = parseArgs({
  options: {
    hours: { type: 'string', default: '1000000' },
    invoices: { type: 'string', default: '100000' },
    sales: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '20' },
  },
})

const GOAL_MS = 300
const today = new Date().toISOString().slice(0, 10)
const month = { date_from: addDays(today, -30), date_to: today }
const cases: readonly (readonly [string, object])[] = [
  ['hours_summary', { ...month, group_by: ['employee'] }],
  ['hours_summary', { date_from: addDays(today, -364), date_to: today, group_by: ['project', 'month'] }],
  ['project_status', {}],
  ['outstanding_invoices', { overdue_only: true, sort: 'amount' }],
  ['work_in_progress', {}],
  ['sales_pipeline', {}],
  ['find_client', { query: 'de' }],
  ['find_employee', { date_from: today, date_to: addDays(today, 91), limit: 20 }],
  ['search', { query: 'de' }],
  ['whoami', {}],
]

const newId = idMaker(systemClock)
const sizes = { hours: Number(options.hours), invoices: Number(options.invoices), sales: Number(options.sales) }
const ground = await prepareReports(sizes)
try {
  await printTable(ground)
} finally {
  await ground.remove()
}

async function printTable({ db, environments }: ReportsGround): Promise<void> {
  const { log } = fastify({ logger: false })
  const noteCall = noteCalls({ db, clock: systemClock, newId })
  const place = { db, clock: systemClock, publicUrl: 'http://localhost:3000', checkAnswers: false, noteCall }
  const keys = await openKeys(db, systemClock, console.error)
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}; ${options.hours} hours, ${options.invoices} invoices and ${options.sales} opportunities in each of two environments; p95 of ${options.rounds}, goal ${GOAL_MS} ms\n`,
  )
  console.log(`| tool | question | ${environments.map(({ name }) => name).join(' | ')} |`)
  console.log(`|---|---|${environments.map(() => '---|').join('')}`)
  for (const [name, question] of cases) {
    const tool = tools.find((one) => one.name === name)!
    const cells: string[] = []
    for (const { id } of environments) {
      const caller = { actor: await readerOf(db, keys, id), log, requestId: 'bench' }
      const times: number[] = []
      for (let round = 0; round <= Number(options.rounds); round++) {
        const started = performance.now()
        const { isError, content } = await callTool(place, caller, tool, question)
        if (isError) throw new Error(`${name}: ${JSON.stringify(content)}`)
        times.push(performance.now() - started)
      }
      cells.push(`**${Math.round(slowest(times.slice(1)))}**`)
    }
    console.log(`| ${name} | \`${JSON.stringify(question)}\` | ${cells.join(' | ')} |`)
  }
  await keys.close()
}

/** With a key of its own, since its calls are written down. */
async function readerOf(db: Database, keys: Keys, environmentId: string): Promise<Actor> {
  const maker = { newId, now: new Date().toISOString() }
  return (await keys.find(await createKey(db, { environmentId, name: 'bench', scopes }, maker))) as Actor
}

/** Of a hundred only five are slower. */
function slowest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}
