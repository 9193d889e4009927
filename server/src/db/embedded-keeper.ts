// The embedded PostgreSQL in the hands of the one process that serves its data folder.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Embedded, startEmbedded } from './embedded.ts'
import { type Hold, holdServing } from './serving.ts'

export interface KeptDatabase {
  readonly url: string
  stop(): Promise<void>
}

interface Keeper {
  readonly dataDir: string
  readonly log: (line: string) => void
}

/** Refuses a second one on the same folder; starts PostgreSQL again should it die. */
export async function keepEmbedded({ dataDir, log }: Keeper): Promise<KeptDatabase> {
  const start = () => startEmbedded({ dataDir, log, adopt: true })
  let embedded: Embedded = await start()
  let hold: Hold | undefined = await holdServing(embedded.url, () => void revive())
  let stopping = false
  let reviving: Promise<void> | undefined
  if (!hold) throw new Error(`another process already serves the data folder ${dataDir}`)

  const revive = () => {
    if (!stopping) reviving ??= bringBack().finally(() => (reviving = undefined))
    return reviving
  }
  const bringBack = async () => {
    log('PostgreSQL is gone; starting it again')
    for (hold = undefined; !hold && !stopping; ) {
      try {
        embedded = await start()
        hold = await holdServing(embedded.url, () => void revive())
      } catch (error) {
        log(`PostgreSQL: ${(error as Error).message}`)
      }
      if (!hold) await sleep(1000)
    }
  }
  return {
    url: embedded.url,
    async stop() {
      stopping = true
      await reviving
      await hold?.release()
      await embedded.stop()
    },
  }
}
