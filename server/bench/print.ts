// What printing an invoice costs: `node server/bench/print.ts`. With the process that sets the pages.
import { printInvoice } from '../src/modules/invoices/print/print-invoice.ts'
import { invoiceContent, invoiceLines } from '../test/invoice-content.ts'
import { cpuOf, memoryOf } from './cpu.ts'

const WARM_UP = 10

for (const [count, rounds] of [
  [1, 100],
  [20, 100],
  [400, 10],
] as const) {
  for (let i = 0; i < WARM_UP; i++) await printOne(count, i)
  const before = cpuOf([process.pid])
  const start = performance.now()
  for (let i = 0; i < rounds; i++) await printOne(count, WARM_UP + i)
  const cpu = (cpuOf([process.pid]) - before) / 1000 / rounds
  const wall = (performance.now() - start) / rounds
  const memory = Math.round(memoryOf([process.pid]))
  console.log(`${count} lines: ${cpu.toFixed(1)} ms CPU, ${wall.toFixed(1)} ms, ${memory} MB`)
}

// Every invoice differs, so that nothing is answered from what the compiler remembers.
function printOne(count: number, round: number) {
  const lines = invoiceLines(count).map((line) => ({ ...line, description: `${line.description} ${round}` }))
  return printInvoice(invoiceContent({ number: `2026-${round}`, lines }))
}
