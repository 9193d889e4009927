// What printing an invoice costs: `node server/bench/print.ts`. CPU of the whole process, so the thread that sets the pages is in it.
import { printInvoice } from '../src/modules/invoices/print/print-invoice.ts'
import { invoiceContent, invoiceLines } from '../test/invoice-content.ts'

const WARM_UP = 10

for (const [count, rounds] of [
  [1, 100],
  [20, 100],
  [400, 10],
] as const) {
  for (let i = 0; i < WARM_UP; i++) await printOne(count, i)
  const before = process.cpuUsage()
  const start = performance.now()
  for (let i = 0; i < rounds; i++) await printOne(count, WARM_UP + i)
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1000 / rounds
  const wall = (performance.now() - start) / rounds
  const memory = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  console.log(`${count} lines: ${cpu.toFixed(1)} ms CPU, ${wall.toFixed(1)} ms, ${memory} MB`)
}

// Every invoice differs, so that nothing is answered from what the compiler remembers.
function printOne(count: number, round: number) {
  const lines = invoiceLines(count).map((line) => ({ ...line, description: `${line.description} ${round}` }))
  return printInvoice(invoiceContent({ number: `2026-${round}`, lines }))
}
