import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Place {
  readonly secret: string | undefined
  readonly dataDir: string
}

/** SECRET, or the one made on the first start; a hard link publishes it whole, so that two first starts agree. */
export function readSecret(config: Place): string {
  return findSecret(config) ?? makeSecret(secretFile(config), config.dataDir)
}

/** The same, without making one. */
export function findSecret(config: Place): string | undefined {
  if (config.secret) return config.secret
  const secret = readIfThere(secretFile(config))
  if (secret === undefined || /^[0-9a-f]{64}$/.test(secret)) return secret
  throw new Error(`${secretFile(config)} is damaged: restore it, or set SECRET`)
}

export function secretFile({ dataDir }: Pick<Place, 'dataDir'>): string {
  return join(dataDir, 'secret')
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
