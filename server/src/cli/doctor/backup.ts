import { lastBackup } from '../../backup/kept.ts'
import type { Config } from '../../config.ts'
import { isLocal } from './address.ts'
import type { Finding } from './finding.ts'

const HOUR_MS = 3_600_000
const OLDEST_HOURS = 48

/** Whoever only tries it out on his own machine need not have one. */
export function backupFinding({ dataDir, publicUrl }: Config): Finding {
  const cure = 'run kantoor backup <file> every day and keep the file on another machine'
  const last = lastBackup(dataDir)
  if (!last) return { fine: isLocal(publicUrl), text: 'no backup was made yet', cure }
  const hours = Math.floor((Date.now() - Date.parse(last.made_at)) / HOUR_MS)
  const elsewhere = last.isThere ? '' : ', and not in its place any more'
  return { fine: hours < OLDEST_HOURS, text: `the last backup is ${hours} h old${elsewhere}: ${last.file}`, cure }
}
