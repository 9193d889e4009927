// Before anybody has an account: POST /session/first makes the first owner. Whoever started the server knows the set-up code, which
// is worth nothing as soon as there is an account.
import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem, type Tx } from '../../db/transaction.ts'
import { Problem } from '../../shared/problem.ts'
import { Body, Email, Name } from '../../shared/shapes.ts'
import { countAttempt } from './attempts.ts'
import { inGroups, plainCode } from './codes.ts'
import { arrive } from './entering.ts'
import { insertEnvironment, type Maker } from './environments.ts'
import { checkPassword } from './passwords.rules.ts'
import { hashPassword } from './passwords.ts'
import { Code, Secret } from './proving.ts'
import { bodyOf, nowOf, type Route, type RouteGround } from './route.ts'
import { type Account, findAccountById } from './sign-in.queries.ts'
import { Entered, tellArrival } from './telling.ts'

const First = Body(
  {
    set_up_code: Type.Unsafe<string>({ ...Code, description: 'As the server printed it when it started.' }),
    environment_name: Name(200),
    name: Name(200),
    email: Email,
    password: Secret,
  },
  'FirstRun',
)

export const firstRunRoutes: readonly Route[] = [
  {
    id: 'session.create_first',
    summary: 'Make the first environment with its owner, and sign in',
    method: 'POST',
    path: '/session/first',
    scope: null,
    open: true,
    body: First,
    success: 201,
    response: Entered,
    problems: ['invalid-credentials', 'too-many-attempts', 'already-set-up'],
    async answer(ground, request, reply) {
      const { set_up_code, ...first } = bodyOf(request, First)
      checkPassword(first.password)
      await checkSetUpCode(ground, request, set_up_code)
      const account = await makeFirst(ground, first)
      return tellArrival(ground, await arrive(ground, request, reply, { account, by: 'password' }))
    },
  },
]

/** Nobody could sign in, by whatever way. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await inSystem(db, (tx) => tx.last<{ empty: boolean }>(NOBODY))
  return row!.empty
}

/** The same for every process that has this secret. */
export function setUpCode(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'set-up code', 32))
  return inGroups(createHmac('sha256', key).update('first run').digest().subarray(0, 10))
}

async function checkSetUpCode({ limiter, clock, secret }: RouteGround, { ip }: FastifyRequest, given: string) {
  const succeeded = await countAttempt(limiter, clock, { ip })
  const hash = (text: string) => createHmac('sha256', secret).update(plainCode(text)).digest()
  if (!timingSafeEqual(hash(given), hash(setUpCode(secret))))
    throw new Problem('invalid-credentials', 'The set-up code is not right; the server printed it when it started.')
  await succeeded()
}

interface FirstOwner {
  readonly environment_name: string
  readonly name: string
  readonly email: string
  readonly password: string
}

async function makeFirst(ground: RouteGround, first: FirstOwner): Promise<Account> {
  const passwordHash = await hashPassword(first.password)
  const maker = { newId: ground.newId, now: nowOf(ground) }
  const userId = await inSystem(ground.db, async (tx) => {
    // Two who come at once queue here, and the second finds the first.
    await tx.first(sql`select pg_advisory_xact_lock(hashtext('kantoor first run'))`)
    const nobody = await tx.first<{ empty: boolean }>(NOBODY)
    if (!nobody!.empty) throw new Problem('already-set-up', 'Somebody has an account here already; sign in.')
    return insertOwner(tx, await insertNamed(tx, first.environment_name, maker), { ...first, passwordHash }, maker)
  })
  return (await findAccountById(ground.db, userId))!
}

/** Answers its id; the slug follows the name. */
export async function insertNamed(tx: Tx, name: string, maker: Maker): Promise<string> {
  return insertEnvironment(tx, { slug: await freeSlug(tx, slugOf(name)), name }, maker)
}

interface Owner {
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
}

export async function insertOwner(
  tx: Tx,
  environmentId: string,
  { email, name, passwordHash }: Owner,
  { newId, now }: Maker,
): Promise<string> {
  const id = newId()
  await tx.count(sql`
    insert into user_account (environment_id, id, email, name, role_id, password_hash, created_at, updated_at)
    select ${environmentId}, ${id}, ${email}, ${name}, r.id, ${passwordHash}, ${now}, ${now}
    from role r where r.environment_id = ${environmentId} and r.is_system and r.name = 'owner'`)
  return id
}

/** An environment may have been made before anybody was let into it. */
async function freeSlug(tx: Tx, slug: string): Promise<string> {
  const taken = await tx.first(sql`select from environment where slug = ${slug}`)
  return taken ? `${slug.slice(0, 56)}-${randomInt(1000, 10_000)}` : slug
}

/** What stands in addresses for a name: Bakkerij De Één → bakkerij-de-een. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'office'
  )
}

const NOBODY = sql`select not exists (select from user_account) as empty`
