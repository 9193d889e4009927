import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createAccount, findRoles } from '../modules/access/accounts.ts'
import { createEnvironment } from '../modules/access/environments.ts'
import { setUpCode } from '../modules/access/first-run.ts'
import { greet } from './first-start.ts'
import { maker } from './maker.ts'

const SECRET = 'a secret for tests only, of no use elsewhere'
let scratch: Scratch
let db: Database
beforeAll(async () => {
  scratch = await scratchDatabase()
  db = openDatabase(scratch.url, { connections: 2 })
})
afterAll(async () => {
  await db.close()
  await scratch.drop()
})

test('a start without the demo prints how to set it up, until somebody has an account', async () => {
  const config = readConfig({ DEMO: 'false', SECRET, PUBLIC_URL: 'https://office.example' })
  expect(await greet(db, config)).toEqual([
    'Kantoor is ready at https://office.example',
    `  Set it up  https://office.example/sign-in#setup=${setUpCode(SECRET)}`,
  ])
  const environmentId = await createEnvironment(db, { slug: 'office', name: 'Office' }, maker())
  expect(await greet(db, config)).toHaveLength(2)
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  await createAccount(db, { environmentId, email: 'mila@office.example', name: 'Mila', roleId }, maker())
  expect(await greet(db, config)).toEqual(['Kantoor is ready at https://office.example'])
})

test('the set-up code depends on the secret and has 80 bits', () => {
  expect(setUpCode(SECRET)).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  expect(setUpCode(SECRET)).not.toBe(setUpCode(`${SECRET}.`))
})
