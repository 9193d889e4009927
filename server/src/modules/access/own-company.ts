// A company of one's own, beside the demo or the one that one works in: made, owned and entered in one step.
import type { FastifyRequest } from 'fastify'
import { sql } from '../../db/sql.ts'
import { inEnvironment, inSystem } from '../../db/transaction.ts'
import { rateLimited } from '../../http/rate-limit.ts'
import { Problem } from '../../shared/problem.ts'
import { Body, Name } from '../../shared/shapes.ts'
import { arrive } from './entering.ts'
import { insertNamed, insertOwner } from './first-run.ts'
import { keyOf } from './proofs.ts'
import { bodyOf, nowOf, type Route, type RouteGround, sessionOf, tokenOf } from './route.ts'
import { holdingOf, wasOpenedByLink } from './sessions.queries.ts'
import { type Account, findAccountById, MOST_DOORS } from './sign-in.queries.ts'
import { Entered, tellArrival } from './telling.ts'
import { giveSecondFactor, readSecondFactor } from './totp.queries.ts'

const MOST_A_DAY = 5
const DAY_SECONDS = 24 * 60 * 60

const NewCompany = Body({ name: Name(200) }, 'NewCompany')

export const ownCompanyRoutes: readonly Route[] = [
  {
    id: 'session.create_environment',
    summary: 'Make an environment of your own, and go there',
    note: 'You own it with the name, e-mail address, password and authenticator app that you have here. Only an owner may.',
    method: 'POST',
    path: '/session/environments',
    scope: null,
    body: NewCompany,
    success: 201,
    response: Entered,
    problems: ['forbidden', 'rate-limited'],
    async answer(ground, request, reply) {
      const { name } = bodyOf(request, NewCompany)
      const token = tokenOf(ground, request)
      const { user } = await sessionOf(ground, request.actor)
      if (user.role !== 'owner') throw new Problem('forbidden', 'Only an owner may start another company.')
      const own = (await findAccountById(ground.db, request.actor.id))!
      const by = (await wasOpenedByLink(ground.db, token)) ? 'link' : 'password'
      // Who came by a link sets one there.
      if (own.passwordHash === null && by !== 'link')
        throw new Problem('forbidden', 'Set a password first: it is how you come back to a company of your own.')
      await countCompany(ground, request, own.email)
      const { doors, until } = await holdingOf(ground.db, token)
      const account = await makeCompany(ground, { name, ownerName: user.name, own })
      // Whoever is here has shown his code, or a passkey, to come in.
      const shown = { account, by, hasCode: true } as const
      const proof = { ...shown, doors: [keyOf(own, true), ...doors].slice(0, MOST_DOORS), until }
      return tellArrival(ground, await arrive(ground, request, reply, proof))
    },
  },
]

interface NewOwner {
  readonly name: string
  readonly ownerName: string
  readonly own: Account
}

/** The ways in are given in one step and last of all: were it cut off before, nobody could come in, rather than anybody without a code. */
async function makeCompany(ground: RouteGround, { name, ownerName, own }: NewOwner): Promise<Account> {
  const { db } = ground
  const maker = { newId: ground.newId, now: nowOf(ground) }
  const today = maker.now.slice(0, 10)
  const factor = await inEnvironment(db, { environmentId: own.environmentId, today }, 'read', (tx) =>
    readSecondFactor(tx, own.userId),
  )
  const owner = { name: ownerName, email: own.email, passwordHash: null }
  const made = await inSystem(db, async (tx) => {
    const environmentId = await insertNamed(tx, name, maker)
    return { environmentId, userId: await insertOwner(tx, environmentId, owner, maker) }
  })
  await inEnvironment(db, { environmentId: made.environmentId, today }, 'write', async (tx) => {
    if (factor) giveSecondFactor(tx, made.userId, factor, maker.now)
    tx.send(sql`update user_account set password_hash = ${own.passwordHash} where id = ${made.userId}`)
  })
  return (await findAccountById(db, made.userId))!
}

// By person and by place: each company has an account of its own.
async function countCompany({ limiter, clock }: RouteGround, { ip }: FastifyRequest, email: string): Promise<void> {
  const windows = await Promise.all(
    [email.toLowerCase(), ip].map((whose) => limiter.hit(`companies of ${whose}`, DAY_SECONDS)),
  )
  const window = windows.reduce((one, other) => (one.hits > other.hits ? one : other))
  if (window.hits > MOST_A_DAY) throw rateLimited(window, clock, `You may start ${MOST_A_DAY} companies a day.`)
}
