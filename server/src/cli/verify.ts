import { inEnvironment } from '../db/transaction.ts'
import { type SeriesProof, verifyInvoices } from '../modules/invoices/seal.queries.ts'
import { withOpenDatabase } from './database.ts'
import { environmentNamed } from './environment.ts'
import { verb } from './verb.ts'

export const verifyInvoicesVerb = verb({
  usage: '--environment <slug>',
  meaning: 'proves that no final invoice is missing or was changed; exit code 1 when one is',
  options: { environment: { type: 'string' } },
  words: 0,
  run: (call) =>
    withOpenDatabase(call, async (db) => {
      const environmentId = await environmentNamed(db, call.options.environment)
      const today = new Date().toISOString().slice(0, 10)
      const proofs = await inEnvironment(db, { environmentId, today }, 'read', verifyInvoices)
      for (const proof of proofs) call.print(lineOf(proof))
      if (proofs.length === 0) call.print('there are no final invoices')
      return proofs.every(({ fault }) => fault === null) ? 0 : 1
    }),
})

function lineOf({ company_name, series_year, count, head, fault }: SeriesProof): string {
  const name = [company_name ?? 'a company that is gone', series_year || ''].join(' ').trim()
  if (!fault) return `${name}: 1 to ${count}, sealed by ${head}`
  const number = fault.number === null ? '' : ` (${fault.number})`
  return `${name}: number ${fault.sequence_number}${number} is wrong: ${fault.reason}`
}
