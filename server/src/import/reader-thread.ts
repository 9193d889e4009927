// Reads one file beside everything else: however long and large it becomes, only this thread is ended for it.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './read-table.ts'
import { isRefused } from './refusal.rules.ts'

const ROWS_AT_ONCE = 5000

try {
  const { format, columns, rows } = await readTable(Buffer.from(workerData as Uint8Array))
  await tell({ format, columns, count: rows.length })
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tell({ rows: rows.slice(from, from + ROWS_AT_ONCE) })
  parentPort!.postMessage({ isOver: true })
} catch (error) {
  if (!isRefused(error)) throw error
  parentPort!.postMessage({ refusal: error.refusal, message: error.message })
}

// A message is a copy, so the next one waits until this one is dealt with.
async function tell(message: unknown): Promise<void> {
  const isHeard = once(parentPort!, 'message')
  parentPort!.postMessage(message)
  await isHeard
}
