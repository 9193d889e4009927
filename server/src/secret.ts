import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** SECRET, or the one made on the first start; a hard link publishes it whole, so that two first starts agree. */
export function readSecret(config: { secret: string | undefined; dataDir: string }): string {
  if (config.secret) return config.secret
  const file = join(config.dataDir, 'secret')
  const secret = readIfThere(file) ?? makeSecret(file, config.dataDir)
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error(`${file} is damaged: restore it, or set SECRET`)
  return secret
}

function makeSecret(file: string, dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
