import { backUpBeforeUpgrade, forgetOldBackups } from '../backup/kept.ts'
import type { Config } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { readSecret } from '../secret.ts'

interface Caller {
  readonly config: Pick<Config, 'dataDir' | 'secret' | 'upgradeBackups'>
  readonly log: (line: string) => void
}

/** Applies what is not applied yet, behind a backup. */
export async function upgrade(url: string, { config, log }: Caller): Promise<{ applied: string[] }> {
  const { dataDir, upgradeBackups: kept } = config
  const done = await migrate(url, {
    log,
    beforeUpgrade: () => backUpBeforeUpgrade({ url, dataDir, secret: readSecret(config), kept, log }),
  })
  forgetOldBackups(dataDir, kept)
  return done
}
