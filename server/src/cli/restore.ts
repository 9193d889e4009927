import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore.ts'
import { showProgress } from '../demo/progress.ts'
import { findSecret } from '../secret.ts'
import { withDatabase } from './database.ts'
import { verb } from './verb.ts'

export const restoreVerb = verb({
  usage: '<file> [--new-secret] [--with-faults]',
  meaning: 'a backup into an empty database; proves that every row is there and that the invoices are what they were',
  options: { 'new-secret': { type: 'boolean' }, 'with-faults': { type: 'boolean' } },
  words: 1,
  async run(call) {
    const restored = await withDatabase(call, (url) =>
      restoreBackup({
        url,
        file: resolve(call.words[0]!),
        secret: findSecret(call.config),
        newSecret: call.options['new-secret'] ?? false,
        withFaults: call.options['with-faults'] ?? false,
        log: call.log,
        ...(process.stderr.isTTY ? { progress: showProgress() } : {}),
      }),
    )
    const { rows, tables, series, made_at } = restored
    call.print(`${rows} rows of ${tables} tables as of ${made_at}, ${series} series of invoices proved`)
  },
})
