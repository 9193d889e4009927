// npm run bench:reports: how long each report takes in one of two environments of the same size.
// Options: --hours 1000000 --invoices 100000 --sales 20000 --rounds 5
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { inEnvironment, type Tx } from '../src/db/transaction.ts'
import { capacity } from '../src/reports/capacity.queries.ts'
import { hoursSummary } from '../src/reports/hours-summary.queries.ts'
import { outstandingInvoices } from '../src/reports/outstanding-invoices.queries.ts'
import { projectStatus } from '../src/reports/project-status.queries.ts'
import { salesPipeline } from '../src/reports/sales-pipeline.queries.ts'
import { utilisation } from '../src/reports/utilisation.queries.ts'
import { workInProgress } from '../src/reports/work-in-progress.queries.ts'
import { addDays } from '../src/shared/calendar.ts'
import { prepareReports, type ReportsGround } from './reports-ground.ts'

const { values: options } = parseArgs({
  options: {
    hours: { type: 'string', default: '1000000' },
    invoices: { type: 'string', default: '100000' },
    sales: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
  },
})

interface Case {
  readonly name: string
  readonly goalMs?: number
  ask(tx: Tx): Promise<unknown>
}

const today = new Date().toISOString().slice(0, 10)
const year = { date_from: addDays(today, -364), date_to: today }
const quarter = { date_from: today, date_to: addDays(today, 90) }
const cases: readonly Case[] = [
  {
    name: 'hour summary of a year by project and month',
    goalMs: 1000,
    ask: (tx) => hoursSummary(tx, today, { ...year, group_by: ['project', 'month'] }),
  },
  {
    name: 'hour summary of a year by employee and week',
    ask: (tx) => hoursSummary(tx, today, { ...year, group_by: ['employee', 'week'] }),
  },
  {
    name: 'hour summary of a year by customer, most hours first',
    ask: (tx) => hoursSummary(tx, today, { ...year, group_by: ['organization'], sort: 'minutes' }),
  },
  { name: 'outstanding invoices', goalMs: 100, ask: (tx) => outstandingInvoices(tx, today, {}) },
  {
    name: 'outstanding invoices, overdue, the largest first',
    goalMs: 100,
    ask: (tx) => outstandingInvoices(tx, today, { overdue_only: true, sort: 'amount' }),
  },
  { name: 'status of 25 projects', ask: (tx) => projectStatus(tx, today, {}, []) },
  { name: 'work in progress by project', ask: (tx) => workInProgress(tx, today, {}) },
  { name: 'work in progress a year ago', ask: (tx) => workInProgress(tx, today, { as_of: year.date_from }) },
  { name: 'sales pipeline', ask: (tx) => salesPipeline(tx, today, {}) },
  { name: 'capacity of the next quarter by employee', ask: (tx) => capacity(tx, today, quarter) },
  {
    name: 'capacity of the next quarter by team and week',
    ask: (tx) => capacity(tx, today, { ...quarter, group_by: ['team', 'week'] }),
  },
  {
    name: 'utilisation of a year by employee and month',
    ask: (tx) => utilisation(tx, today, { ...year, group_by: ['employee', 'month'] }),
  },
]

const sizes = { hours: Number(options.hours), invoices: Number(options.invoices), sales: Number(options.sales) }
const ground = await prepareReports(sizes)
try {
  await printTable(ground)
} finally {
  await ground.remove()
}

async function printTable({ db, environments }: ReportsGround): Promise<void> {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}; ${options.hours} hours, ${options.invoices} invoices and ${options.sales} opportunities in each of two environments; the first time and the middle of ${options.rounds} more, in ms\n`,
  )
  console.log(`| report | goal | ${environments.map(({ name }) => `first · ${name} | ${name}`).join(' | ')} |`)
  console.log(`|---|---|${environments.map(() => '---|---|').join('')}`)
  for (const { name, goalMs, ask } of cases) {
    const cells: string[] = []
    for (const { id } of environments) {
      const times: number[] = []
      for (let round = 0; round <= Number(options.rounds); round++) {
        const started = performance.now()
        await inEnvironment(db, { environmentId: id, today }, 'read', ask)
        times.push(performance.now() - started)
      }
      const [first = 0, ...more] = times
      cells.push(`${Math.round(first)} | **${Math.round(middle(more))}**`)
    }
    console.log(`| ${name} | ${goalMs ? `≤ ${goalMs}` : ''} | ${cells.join(' | ')} |`)
  }
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
