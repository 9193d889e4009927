// On the first start PostgreSQL makes its folder while Node still reads the program: two cores, and a second less to wait.
import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../config.ts'
import { findPlace } from '../db/embedded-place.ts'
import { preparedDatabase } from '../db/embedded-prepared.ts'
import { demoDay, demoOf } from '../demo/prepared.ts'

let making: Promise<unknown> = Promise.resolve()

/** What fails here fails once more where it is told. */
export function beginDatabase([verb]: readonly string[], env: Record<string, string | undefined>): void {
  if (verb === 'start') making = make(env).catch(() => {})
}

export function databaseIsMade(): Promise<unknown> {
  return making
}

async function make(env: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(env)
  if (config.databaseUrl) return
  const log = (line: string) => process.stderr.write(`${line}\n`)
  await findPlace({ dataDir: config.dataDir, log, prepared: () => preparedFor(config) })
}

function preparedFor(config: Config): string {
  const withDemo = wantsDemo(config) ? preparedDatabase(demoOf(demoDay())) : undefined
  return withDemo && existsSync(withDemo) ? withDemo : preparedDatabase()
}

export function wantsDemo({ demo, databaseUrl }: Pick<Config, 'demo' | 'databaseUrl'>): boolean {
  return demo === 'auto' ? !databaseUrl : demo
}
