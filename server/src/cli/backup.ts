import { resolve } from 'node:path'
import { noteBackup } from '../backup/kept.ts'
import { type Taken, takeBackup } from '../backup/take.ts'
import { showProgress } from '../demo/progress.ts'
import { readSecret, secretFile } from '../secret.ts'
import { withDatabase } from './database.ts'
import { type Call, verb } from './verb.ts'

export const backupVerb = verb({
  usage: '<file> [--force]',
  meaning: 'everything as it is at this moment, in one file; also while the server runs',
  options: { force: { type: 'boolean' } },
  words: 1,
  async run(call) {
    const { config, signal } = call
    const file = resolve(call.words[0]!)
    const taken = await withDatabase(call, (url) =>
      takeBackup({
        url,
        file,
        secret: readSecret(config),
        replace: call.options.force ?? false,
        signal,
        ...(process.stderr.isTTY ? { progress: showProgress() } : {}),
      }),
    )
    note(call, taken)
    call.print(`${file}: ${taken.rows} rows of ${taken.manifest.tables.length} tables, ${taken.bytes} bytes`)
    const secret = config.secret ? 'SECRET' : secretFile(config)
    call.log(`keep ${secret} too, but not beside it: it is not in the file`)
  },
})

// The backup is good, whether or not doctor can tell.
function note({ config, log }: Pick<Call, 'config' | 'log'>, taken: Taken) {
  try {
    noteBackup(config.dataDir, taken)
  } catch (error) {
    log(`doctor will not know of it: ${(error as Error).message}`)
  }
}
