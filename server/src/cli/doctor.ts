import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, settings } from '../config.ts'
import { openValkey } from '../limits/valkey.ts'
import { openMailer } from '../worker/mailer.ts'
import { addressFindings, isLocal, reachFindings } from './doctor/address.ts'
import { backupFinding } from './doctor/backup.ts'
import { examineDatabase } from './doctor/database.ts'
import type { Finding } from './doctor/finding.ts'
import { folderFindings, portFinding } from './doctor/machine.ts'
import { verb } from './verb.ts'

export const doctorVerb = verb({
  usage: '',
  meaning:
    'checks settings, port, data folder, database, clock, backups, mail, and whether a running server can be reached; says what to do',
  options: {},
  words: 0,
  async run(call) {
    const { config } = call
    const { findings: ofDatabase, isServed } = await examineDatabase(call)
    const findings = [
      settingFinding(config),
      ...addressFindings(config),
      await portFinding(config, isServed),
      ...folderFindings(config.dataDir),
      await mailFinding(config),
      ...(await valkeyFindings(config)),
      ...ofDatabase,
      backupFinding(config),
      ...(isServed ? await reachFindings(config) : [NOT_TRIED]),
    ]
    for (const { fine, text, cure } of findings) call.print(fine ? `✓ ${text}` : `✗ ${text}\n    ${cure}`)
    return findings.every(({ fine }) => fine) ? 0 : 1
  },
})

const PATIENCE_MS = 5000
const NOT_TRIED: Finding = { fine: true, text: 'no server runs, so its address was not tried' }

function settingFinding({ given }: Config): Finding {
  return {
    fine: true,
    text: `settings given: ${given.join(', ') || 'none, all defaults'} (of ${Object.keys(settings).length})`,
  }
}

async function valkeyFindings({ redisUrl }: Config): Promise<Finding[]> {
  if (!redisUrl) return []
  const valkey = openValkey(redisUrl)
  try {
    await Promise.race([valkey.ready, sleep(PATIENCE_MS, undefined, { ref: false })])
    await valkey.ask('PING')
    return [{ fine: true, text: 'requests are counted in REDIS_URL' }]
  } catch (error) {
    const cure = 'requests are counted in PostgreSQL meanwhile: start Valkey, or check REDIS_URL'
    return [{ fine: false, text: `REDIS_URL does not answer: ${(error as Error).message}`, cure }]
  } finally {
    valkey.close()
  }
}

async function mailFinding(config: Config): Promise<Finding> {
  const mailer = openMailer(config)
  if (!mailer)
    return {
      fine: isLocal(config.publicUrl),
      text: 'mail is kept and not sent (no SMTP_URL); the settings show it',
      cure: 'nobody gets a sign-in link, an invoice or a quote by mail: set SMTP_URL and MAIL_FROM',
    }
  try {
    await mailer.verify()
    return { fine: true, text: `mail goes out as ${config.mailFrom}` }
  } catch (error) {
    return { fine: false, text: `mail server: ${(error as Error).message}`, cure: 'check SMTP_URL' }
  } finally {
    mailer.close()
  }
}
