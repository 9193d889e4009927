// From one environment to another in which one has an account as well: only with what was shown for that account itself.
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Problem } from '../../shared/problem.ts'
import { Body, Id, Name } from '../../shared/shapes.ts'
import { findOpenDoors } from './doors.queries.ts'
import { arrive, openedInTurn } from './entering.ts'
import { keyOf, type Proof } from './proofs.ts'
import { Secret } from './proving.ts'
import { bodyOf, type Route, type RouteGround, tokenOf } from './route.ts'
import { holdingOf } from './sessions.queries.ts'
import { type Account, findAccount, findAccountById } from './sign-in.queries.ts'
import { Entered, tellArrival } from './telling.ts'

const OwnEnvironment = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    is_current: Type.Boolean(),
    needs_code: Type.Boolean({ description: 'A code of the app of that account will be asked.' }),
  },
  { title: 'OwnEnvironment' },
)
const Switch = Body(
  {
    environment: Name(63),
    password: Type.Optional(
      Type.String({ ...Secret, description: 'Of the account there, where the one you signed in with is not its own.' }),
    ),
  },
  'Switch',
)

export const switchingRoutes: readonly Route[] = [
  {
    id: 'session.list_environments',
    summary: 'List the environments that your sign-in opened',
    method: 'GET',
    path: '/session/environments',
    scope: null,
    success: 200,
    response: Type.Object({ data: Type.Array(OwnEnvironment) }),
    async answer(ground, request) {
      const { doors, own } = await doorsOf(ground, request)
      const open = await findOpenDoors(ground.db, [...doors, keyOf(own, true)])
      const data = open.map(({ environmentId, userId, slug, name, totpId, hasCode }) => ({
        id: environmentId,
        slug,
        name,
        is_current: userId === own.userId,
        needs_code: totpId !== null && !hasCode,
      }))
      return { data }
    },
  },
  {
    id: 'session.switch',
    summary: 'Go to another environment',
    note: 'Ends the session in this one. The new one lasts no longer than this one would have.',
    method: 'POST',
    path: '/session/switch',
    scope: null,
    body: Switch,
    success: 201,
    response: Entered,
    problems: ['forbidden', 'invalid-credentials', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { environment, password } = bodyOf(request, Switch)
      const { doors, own, until } = await doorsOf(ground, request)
      const door = await openDoor(ground, request, { environment, password, own, doors })
      const others = [keyOf(own, true), ...doors].filter((key) => !key.startsWith(`${door.account.userId}:`))
      return tellArrival(ground, await arrive(ground, request, reply, { ...door, doors: others, until }))
    },
  },
]

interface Wanted {
  readonly environment: string
  readonly password: string | undefined
  readonly own: Account
  readonly doors: readonly string[]
}

/** What was shown for the account there: at the sign-in, or now. */
async function openDoor(
  ground: RouteGround,
  request: FastifyRequest,
  { environment, password, own, doors }: Wanted,
): Promise<Proof> {
  const known = (await findOpenDoors(ground.db, [...doors, keyOf(own, true)])).find(({ slug }) => slug === environment)
  if (known) return { account: known, by: 'password', hasCode: known.hasCode }
  if (password === undefined)
    throw new Problem('forbidden', 'Your sign-in did not open this environment; give the password you have there.')
  const { email } = own
  const find = async () => [await findAccount(ground.db, email, environment)]
  const [account] = await openedInTurn(ground, request, { email, password }, find)
  return { account: account!, by: 'password' }
}

async function doorsOf(ground: RouteGround, request: FastifyRequest) {
  const { doors, until } = await holdingOf(ground.db, tokenOf(ground, request))
  return { doors, until, own: (await findAccountById(ground.db, request.actor.id))! }
}
