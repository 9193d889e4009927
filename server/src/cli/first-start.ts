// What is printed when the server is ready; the first start of an empty database also makes the demo environment, or says how to make
// one's own.
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { type DemoOptions, fillDemo, isFilled } from '../demo/fill.ts'
import { type Progress, showProgress } from '../demo/progress.ts'
import { createAccount, findAccount, findRoles, makeLink } from '../modules/access/accounts.ts'
import { createKey, hasKeys } from '../modules/access/api-keys.queries.ts'
import { createEnvironment, findEnvironments } from '../modules/access/environments.ts'
import { isEmpty, setUpCode } from '../modules/access/first-run.ts'
import { linkAddress } from '../modules/access/sign-in.queries.ts'
import { readSecret } from '../secret.ts'
import { scopes } from '../shared/rights.ts'
import { wantsDemo } from './first-database.ts'
import { maker } from './maker.ts'

const DEMO = { slug: 'demo', name: 'Studio Demo', email: 'owner@demo.example' }

/** Says when the database has so much to do for the demo that there is time for something else. */
export async function greet(db: Database, config: Config, isBusy: () => void = () => {}): Promise<string[]> {
  const ready = `Kantoor is ready at ${config.publicUrl}`
  if (!wantsDemo(config) || !(await isFirst(db))) return [ready, ...((await isEmpty(db)) ? [setUpLine(config)] : [])]
  const { environmentId, userId } = await makeDemo(db, { progress: told(isBusy) })
  const token = await makeLink(db, { environmentId, email: DEMO.email }, maker())
  const key = await createKey(db, { environmentId, name: 'demo', scopes, userId }, maker())
  const projects = `${config.publicUrl}/api/v2/projects/project?limit=3`
  return [
    '',
    ready,
    '',
    `  Sign in (works once)  ${linkAddress(config.publicUrl, token!)}`,
    `  API key of the demo   ${key}`,
    `  Try it                curl -s -H 'Authorization: Bearer ${key}' '${projects}'`,
    `  Connect an assistant  claude mcp add --transport http kantoor ${config.publicUrl}/mcp`,
    '                        then /mcp in Claude Code; where you have to sign in, paste the link above',
    '',
  ]
}

// Behind # no server and no log sees it.
function setUpLine(config: Config): string {
  return `  Set it up  ${config.publicUrl}/sign-in#setup=${setUpCode(readSecret(config))}`
}

// The key is made last, so a demo without one was made at install or by a first start that was cut short, and this one finishes it.
async function isFirst(db: Database): Promise<boolean> {
  const [first, ...others] = await findEnvironments(db)
  if (!first) return true
  return others.length === 0 && first[0] === DEMO.slug && !(await hasKeys(db, first[1]))
}

/** All of the demo but its key; what is there already stays. */
export async function makeDemo(db: Database, options: DemoOptions): Promise<{ environmentId: string; userId: string }> {
  const known = (await findEnvironments(db)).get(DEMO.slug)
  const environmentId = known ?? (await createEnvironment(db, { slug: DEMO.slug, name: DEMO.name }, maker()))
  const userId = (await findAccount(db, environmentId, DEMO.email)) ?? (await makeOwner(db, environmentId))
  // The owner comes first: the fill makes him an employee.
  if (!(await isFilled(db, environmentId))) await fillDemo(db, environmentId, options)
  return { environmentId, userId }
}

function told(isBusy: () => void): Progress {
  const show = showProgress()
  return (done, total, what) => {
    show(done, total, what)
    if (what === 'hours') isBusy()
  }
}

async function makeOwner(db: Database, environmentId: string): Promise<string> {
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  return createAccount(db, { environmentId, email: DEMO.email, name: 'Demo owner', roleId }, maker())
}
