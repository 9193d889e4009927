// People who sign in by themselves, and a device with passkeys for them.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sql } from '../../server/src/db/sql.ts'
import { inSystem } from '../../server/src/db/transaction.ts'
import { hashPassword } from '../../server/src/modules/access/passwords.ts'
import type { Role } from './app.ts'
import type { BrowserApp } from './browser.ts'
import { devtoolsOf } from './kept-windows.ts'

export const PASSWORD = 'correct horse battery staple'

export interface Newcomer {
  readonly name: string
  readonly email: string
  /** The path of a link that works once. */
  readonly link: string
}

let newcomers = 0

interface NewcomerChoices {
  readonly password?: string
  readonly role?: Role
}

/** Somebody new in the environment, an employee if nothing is said; with a password the link is used up. */
export async function addPerson(
  app: BrowserApp,
  { password, role = 'employee' }: NewcomerChoices = {},
): Promise<Newcomer> {
  const owner = await app.as('owner')
  const roles = (await owner.get('/settings/role')).body.data as { id: string; name: string }[]
  const name = `Nienke Nieuw ${++newcomers}`
  const email = `nienke-${newcomers}-${Date.now()}@agency.example`
  const role_id = roles.find((one) => one.name === role)!.id
  const made = await owner.post('/settings/user', { name, email, role_id })
  expect(made.status, made.text).toBe(201)
  const link: string = made.body.data.sign_in_link
  if (password) await setPassword(app, link, password)
  return { name, email, link }
}

async function setPassword({ origin, server }: BrowserApp, link: string, password: string): Promise<void> {
  const headers = { origin, 'content-type': 'application/json' }
  const token = link.split('token=')[1]
  const entered = await server.send('POST', '/api/app/session/link', headers, JSON.stringify({ token }))
  const cookie = [entered.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const set = await server.send(
    'PUT',
    '/api/app/session/password',
    { ...headers, cookie },
    JSON.stringify({ password }),
  )
  expect(set.status, set.text).toBe(204)
  await server.send('DELETE', '/api/app/session', { ...headers, cookie })
}

export interface Elsewhere {
  readonly id: string
  readonly name: string
  readonly userId: string
}

/** An account with the same password in an environment of its own. */
export async function addElsewhere({ server }: BrowserApp, { email }: Newcomer): Promise<Elsewhere> {
  const { id, app } = await server.environment()
  await app.put('/session/password', { password: PASSWORD }, { origin: server.origin })
  const name = `Elsewhere ${++newcomers}`
  await inSystem(server.db, async (tx) => {
    tx.send(sql`update environment set name = ${name} where environment_id = ${id}`)
    await tx.count(sql`update user_account set email = ${email}, last_sign_in_at = null where id = ${app.userId}`)
  })
  return { id, name, userId: app.userId }
}

export async function changePassword({ server }: BrowserApp, { userId }: Elsewhere, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await inSystem(server.db, (tx) => tx.count(sql`update user_account set password_hash = ${hash} where id = ${userId}`))
}

export async function signInByPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Your account: / }).click()
  return page.locator('#account-menu')
}

/** A device of this window that unlocks by itself. */
export async function virtualAuthenticator(page: Page): Promise<void> {
  const devtools = await devtoolsOf(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
