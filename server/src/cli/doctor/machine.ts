// What this machine gives: a folder to write in, and a port.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../../config.ts'
import { portRefusal, tryPort } from '../port.ts'
import { askHealth } from './address.ts'
import type { Finding } from './finding.ts'
import { portOwner } from './port-owner.ts'

const gigabyte = 1024 ** 3

export function folderFindings(dataDir: string): Finding[] {
  try {
    mkdirSync(dataDir, { recursive: true })
    const trial = join(dataDir, `.doctor-${randomBytes(6).toString('hex')}`)
    writeFileSync(trial, '', { flag: 'wx' })
    rmSync(trial)
  } catch (error) {
    const cure = folderCure(dataDir, error as NodeJS.ErrnoException)
    return [{ fine: false, text: `data folder ${dataDir} cannot be written`, cure }]
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const free = (bavail * bsize) / gigabyte
  return [
    { fine: true, text: `data folder ${dataDir} can be written` },
    { fine: free >= 1, text: `${free.toFixed(1)} GB free in the data folder`, cure: 'keep at least 1 GB free' },
  ]
}

function folderCure(dataDir: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EROFS') return 'the file system is mounted read-only: mount it to be written, or set DATA_DIR'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full: make room, or set DATA_DIR'
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in the way: remove it, or set DATA_DIR'
  const [folder, owner] = nearestOwner(dataDir)
  if (code !== 'EACCES' || owner === process.geteuid?.())
    return `${message}; set DATA_DIR to a folder that can be written`
  return `${folder} belongs to uid ${owner}, and this runs as uid ${process.geteuid?.()}: change its owner, or set DATA_DIR`
}

/** A folder that is not there yet is made in the nearest one that is. */
function nearestOwner(folder: string): [string, number] {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found || dirname(folder) === folder ? [folder, found?.uid ?? 0] : nearestOwner(dirname(folder))
}

/** Our own server may listen there, anything else may not. */
export async function portFinding(config: Config, isServed: boolean): Promise<Finding> {
  const { host, port } = config
  const error = await tryPort(config).then(
    () => undefined,
    (refusal: NodeJS.ErrnoException) => refusal,
  )
  if (!error) return { fine: true, text: `port ${port} of ${host} is free` }
  const refusal = portRefusal(config, error)
  if (error.code !== 'EADDRINUSE') return { fine: false, ...refusal }
  const isKantoor = (await askHealth(`http://${reachable(host)}:${port}`)).kind === 'kantoor'
  if (isKantoor && isServed) return { fine: true, text: `port ${port} is in use by our own server` }
  const owner = isKantoor ? 'a Kantoor that serves another database' : (portOwner(port) ?? 'another program')
  return { fine: false, text: `${refusal.text} by ${owner}`, cure: refusal.cure }
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
