// Passkeys: /session/passkey, each for himself. The two steps with the device are routes; what is kept are records like others.
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { loadRecord } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { hashSecret } from '../../shared/api-key.ts'
import { boundForms } from '../../shared/bound-forms.ts'
import { fieldError, Problem, validationProblem } from '../../shared/problem.ts'
import { Body, Changes, Name, One, Page } from '../../shared/shapes.ts'
import { countAttempt } from './attempts.ts'
import { changing } from './changing.ts'
import { arrive } from './entering.ts'
import { findPasskey, noteUse, ownCredentials, Passkey, passkey, passkeyList } from './passkeys.queries.ts'
import { openStep, STEP_MINUTES, stepOfBrowser } from './proofs.ts'
import { checkFresh, proofFields } from './proving.ts'
import { bodyOf, looking, nowOf, type Route, type RouteGround, sessionOf, tokenOf } from './route.ts'
import { type Account, findAccountById } from './sign-in.queries.ts'
import { Entered, tellArrival } from './telling.ts'
import { uuidOf } from './user-handles.ts'
import { Credential, creationOptions, judgeCreation, judgeSignature, requestOptions } from './webauthn.ts'

const Ticket = Type.String({ minLength: 1, maxLength: 4000 })
const PasskeyQuestion = Type.Object(
  {
    options: Type.Object(
      {},
      { description: 'For navigator.credentials, through PublicKeyCredential.parse…OptionsFromJSON.' },
    ),
    ticket: Type.String({ description: `Goes back with the answer of the device, within ${STEP_MINUTES} minutes.` }),
  },
  { title: 'PasskeyQuestion' },
)
const PasskeyBegin = Body(proofFields, 'PasskeyBegin')
const PasskeyCreate = Body({ ticket: Ticket, name: Name(100), credential: Credential }, 'PasskeyCreate')
const PasskeySignIn = Body({ ticket: Ticket, credential: Credential }, 'PasskeySignIn')

export const passkeyRoutes: readonly Route[] = [
  {
    id: 'passkey.ask',
    summary: 'Begin to sign in with a passkey',
    method: 'POST',
    path: '/session/passkey/challenge',
    scope: null,
    open: true,
    success: 200,
    response: One(PasskeyQuestion),
    async answer(ground, _request, reply) {
      const challenge = makeChallenge()
      const ticket = questions(ground, 'passkey').make([openStep(ground, reply)], challenge)
      return { data: { options: await requestOptions({ ...ground, challenge }), ticket } }
    },
  },
  {
    id: 'session.create_by_passkey',
    summary: 'Sign in with a passkey',
    note: 'No code is asked: a passkey is two factors.',
    method: 'POST',
    path: '/session/passkey/signin',
    scope: null,
    open: true,
    body: PasskeySignIn,
    success: 201,
    response: Entered,
    problems: ['invalid-credentials', 'step-expired', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { ticket, credential } = bodyOf(request, PasskeySignIn)
      const succeeded = await countAttempt(ground.limiter, ground.clock, { ip: request.ip })
      const challenge = await takeChallenge(ground, 'passkey', [stepOfBrowser(ground, request)], ticket)
      const account = await accountOf(ground, credential, challenge)
      await succeeded()
      return tellArrival(ground, await arrive(ground, request, reply, { account, by: 'passkey' }))
    },
  },
  {
    id: 'passkey.begin',
    summary: 'Begin to make a passkey on this device',
    note: 'The password or a code is needed unless you signed in less than ten minutes ago.',
    method: 'POST',
    path: '/session/passkey/begin',
    scope: null,
    body: PasskeyBegin,
    success: 200,
    response: One(PasskeyQuestion),
    problems: ['too-many-attempts'],
    async answer(ground, request) {
      const { actor } = request
      await checkFresh(ground, request, bodyOf(request, PasskeyBegin))
      const { user, environment } = await sessionOf(ground, actor)
      const known = await looking(ground, actor, (tx) => ownCredentials(tx, actor.id))
      const challenge = makeChallenge()
      const owner = { userId: user.id, name: user.name, label: `${user.email} · ${environment.name}`, known }
      const ticket = questions(ground, 'new passkey').make(bondOf(ground, request), challenge)
      return { data: { options: await creationOptions({ ...ground, challenge }, owner), ticket } }
    },
  },
  {
    id: 'passkey.create',
    summary: 'Keep the passkey that the device made',
    method: 'POST',
    path: '/session/passkey',
    scope: null,
    body: PasskeyCreate,
    success: 201,
    response: One(Passkey),
    problems: ['step-expired', 'duplicate'],
    async answer(ground, request) {
      const { ticket, name, credential } = bodyOf(request, PasskeyCreate)
      const challenge = await takeChallenge(ground, 'new passkey', bondOf(ground, request), ticket)
      const made = await judgeCreation({ ...ground, challenge }, credential)
      if (!made) throw validationProblem([fieldError('/credential', 'incorrect', 'This is not what was asked for.')])
      const { id, publicKey, counter, transports = [] } = made.credential
      const { record } = await changing(ground, request, 'passkey.create', (ctx) =>
        insertRecord(ctx, passkey, {
          id: ctx.newId(),
          user_id: ctx.actor.id,
          name,
          credential_id: id,
          public_key: Buffer.from(publicKey),
          signatures: counter,
          transports,
          is_synced: made.credentialBackedUp,
        }),
      )
      return { data: JSON.parse(record) }
    },
  },
]

export const passkeys = [
  operation({
    id: 'passkey.list',
    summary: 'List your passkeys',
    method: 'GET',
    path: '/session/passkey',
    scope: null,
    surface: 'app',
    list: passkeyList,
    success: 200,
    response: Page(Passkey),
    run: (ctx, { list }) => page(ctx.tx, passkeyList, list, ctx, own(ctx)),
  }),
  operation({
    id: 'passkey.update',
    summary: 'Call a passkey otherwise',
    method: 'PATCH',
    path: '/session/passkey/{id}',
    scope: null,
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, passkey, id, ctx, own(ctx)),
    body: Changes({ name: Name(100) }, 'PasskeyUpdate'),
    success: 200,
    response: One(Passkey),
    run: (ctx, { before, body }) => updateRecord(ctx, passkey, before, body),
  }),
  operation({
    id: 'passkey.delete',
    summary: 'Remove a passkey: it lets nobody in any more',
    method: 'DELETE',
    path: '/session/passkey/{id}',
    scope: null,
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, passkey, id, ctx, own(ctx)),
    success: 204,
    run: async (ctx, { before }) => deleteRecord(ctx, passkey, before),
  }),
]

function own({ actor }: Context): Sql {
  return sql`t.user_id = ${actor.userId}`
}

type Purpose = 'passkey' | 'new passkey'

function questions(ground: RouteGround, purpose: Purpose) {
  return boundForms(ground, purpose, STEP_MINUTES)
}

function makeChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** To the session, and so to this browser. */
function bondOf(ground: RouteGround, request: FastifyRequest): readonly string[] {
  return [hashSecret(tokenOf(ground, request)).toString('base64url')]
}

/** What the device was to sign; each is answered once. */
async function takeChallenge(ground: RouteGround, purpose: Purpose, bond: readonly string[], ticket: string) {
  const challenge = questions(ground, purpose).open(bond, ticket)
  const isFirst =
    challenge !== undefined && (await ground.limiter.hit(`${purpose} ${challenge}`, STEP_MINUTES * 60)).hits === 1
  if (!isFirst) throw new Problem('step-expired', 'This took too long, or was done already; begin again.')
  return challenge
}

async function accountOf(ground: RouteGround, given: Static<typeof Credential>, challenge: string): Promise<Account> {
  const userId = uuidOf((given.response as { userHandle?: unknown }).userHandle)
  const kept = userId === undefined ? undefined : await findPasskey(ground.db, userId, given.id)
  const account =
    kept && (await hasSigned(ground, kept, given, challenge)) && (await findAccountById(ground.db, kept.user_id))
  if (!account) throw new Problem('invalid-credentials', 'This passkey is not known here, or was not unlocked.')
  return account
}

async function hasSigned(
  ground: RouteGround,
  kept: Tables['passkey'],
  given: Static<typeof Credential>,
  challenge: string,
): Promise<boolean> {
  const { credential_id: id, public_key, signatures: counter } = kept
  const credential = { id, publicKey: Uint8Array.from(public_key), counter }
  const signatures = await judgeSignature({ ...ground, challenge }, given, credential)
  return signatures !== undefined && noteUse(ground.db, kept, { signatures, now: nowOf(ground) })
}
