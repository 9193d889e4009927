import { openDatabase } from '../db/database.ts'
import { logLine } from '../log.ts'
import { readSecret } from '../secret.ts'
import { startWorker, workOf } from '../worker/worker.ts'
import { aborted, UNHURRIED_MS, withDatabase } from './database.ts'
import { upgrade } from './upgrade.ts'
import { verb } from './verb.ts'

export const workerVerb = verb({
  usage: '',
  meaning: 'only the background work',
  options: {},
  words: 0,
  async run({ config, signal, log }) {
    // Stopping is ours: what runs finishes before the database goes.
    await withDatabase({ config, log, signal: new AbortController().signal }, async (url) => {
      await upgrade(url, { config, log })
      const db = openDatabase(url, { connections: 3, waitMs: UNHURRIED_MS, poolerUrl: config.poolerUrl })
      const onError = (duty: string, error: Error) =>
        logLine(50, 'background work failed', { duty, error: error.message })
      const worker = startWorker(db, onError, workOf({ ...config, secret: readSecret(config) }))
      log('background work runs')
      await aborted(signal)
      await worker.stop()
      await db.close()
    })
  },
})
