// What is printed when the server is ready; the first start of an empty database also makes the demo environment.
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { fillDemo } from '../demo/fill.ts'
import { createAccount, findRoles, makeLink } from '../modules/access/accounts.ts'
import { createKey } from '../modules/access/api-keys.queries.ts'
import { createEnvironment, findEnvironments } from '../modules/access/environments.ts'
import { linkAddress } from '../modules/access/sign-in.queries.ts'
import { scopes } from '../shared/rights.ts'
import { maker } from './maker.ts'
import { showProgress } from './progress.ts'

const DEMO = { slug: 'demo', name: 'Studio Demo', email: 'owner@demo.example' }

export async function greet(db: Database, config: Config): Promise<string[]> {
  const ready = `Kantoor is ready at ${config.publicUrl}`
  const wanted = config.demo === 'auto' ? !config.databaseUrl : config.demo
  if (!wanted || (await findEnvironments(db)).size > 0) return [ready]
  const { token, key } = await makeDemo(db)
  const projects = `${config.publicUrl}/api/v2/projects/project?limit=3`
  return [
    '',
    ready,
    '',
    `  Sign in (works once)  ${linkAddress(config.publicUrl, token)}`,
    `  API key of the demo   ${key}`,
    `  Try it                curl -s -H 'Authorization: Bearer ${key}' '${projects}'`,
    '',
  ]
}

async function makeDemo(db: Database): Promise<{ token: string; key: string }> {
  const environmentId = await createEnvironment(db, { slug: DEMO.slug, name: DEMO.name }, maker())
  await fillDemo(db, environmentId, { progress: showProgress })
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  const account = { environmentId, email: DEMO.email, name: 'Demo owner', roleId }
  const userId = await createAccount(db, account, maker())
  const token = (await makeLink(db, account, maker()))!
  const key = await createKey(db, { environmentId, name: 'demo', scopes, userId }, maker())
  return { token, key }
}
