// Codes of an authenticator app beside the password: /session/totp, each for himself.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { type Loaded, loadRecord } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { renderUpdated } from '../../db/write.ts'
import { fieldError, Problem, validationProblem } from '../../shared/problem.ts'
import { qrSvg } from '../../shared/qr.ts'
import { Body, Instant, Nullable, One } from '../../shared/shapes.ts'
import { countAttempt } from './attempts.ts'
import { changing } from './changing.ts'
import { appSecret, plainCode, stepOf } from './codes.ts'
import { knownDevice } from './entering.ts'
import { Code, checkFresh, checkSelf, proofFields } from './proving.ts'
import { bodyOf, looking, type Route, tokenOf } from './route.ts'
import { endOtherSessions } from './sessions.queries.ts'
import { beginTotp, confirmTotp, countRecoveryCodes, dropTotp, findTotp, renewRecoveryCodes } from './totp.queries.ts'
import { noteOnUser, user } from './users.queries.ts'

const Totp = Type.Object(
  { is_on: Type.Boolean(), confirmed_at: Nullable(Instant), recovery_codes_left: Type.Integer() },
  { title: 'Totp' },
)
const TotpSecret = Type.Object(
  {
    secret: Type.String({ description: 'Shown once: base32, to type over into the app.' }),
    uri: Type.String({ description: 'Shown once: what the picture holds that the app reads.' }),
    picture: Type.String({ description: 'Shown once: the QR code, as SVG.' }),
  },
  { title: 'TotpSecret' },
)
const RecoveryCodes = Type.Object(
  { recovery_codes: Type.Array(Type.String(), { description: 'Shown once; each lets you in once without the app.' }) },
  { title: 'RecoveryCodes' },
)
const Proving = Body(proofFields, 'TotpProof')
const TotpConfirm = Body({ code: Code }, 'TotpConfirm')

export const totpRoutes: readonly Route[] = [
  {
    id: 'session.read_totp',
    summary: 'Read whether your sign-in asks for a code',
    method: 'GET',
    path: '/session/totp',
    scope: null,
    success: 200,
    response: One(Totp),
    async answer(ground, { actor }) {
      const data = await looking(ground, actor, async (tx) => {
        const totp = await findTotp(tx, actor.id)
        const confirmed_at = totp?.confirmed_at ? new Date(totp.confirmed_at).toISOString() : null
        return {
          is_on: confirmed_at !== null,
          confirmed_at,
          recovery_codes_left: await countRecoveryCodes(tx, actor.id),
        }
      })
      return { data }
    },
  },
  {
    id: 'session.begin_totp',
    summary: 'Begin with an authenticator app; nothing is asked until its first code came',
    note: 'The password is needed unless you signed in less than ten minutes ago.',
    method: 'POST',
    path: '/session/totp',
    scope: null,
    body: Proving,
    success: 201,
    response: One(TotpSecret),
    problems: ['invalid-transition', 'too-many-attempts'],
    async answer(ground, request) {
      const { email } = await checkFresh(ground, request, bodyOf(request, Proving))
      const id = await changing(ground, request, 'session.begin_totp', async (ctx) => {
        await holdSelf(ctx, false)
        return beginTotp(ctx, ctx.actor.id)
      })
      const shown = appSecret(ground.secret, id, email)
      return { data: { ...shown, picture: qrSvg(shown.uri) } }
    },
  },
  {
    id: 'session.confirm_totp',
    summary: 'Show a first code of the app: from now on it is asked at every sign-in, and every other session ends',
    method: 'POST',
    path: '/session/totp/confirm',
    scope: null,
    body: TotpConfirm,
    success: 200,
    response: One(RecoveryCodes),
    problems: ['invalid-transition', 'too-many-attempts'],
    async answer(ground, request, reply) {
      const { code } = bodyOf(request, TotpConfirm)
      const attempt = { ip: request.ip, codeOf: request.actor.id }
      const succeeded = await countAttempt(ground.limiter, ground.clock, attempt)
      const { totpId, recovery_codes } = await changing(ground, request, 'session.confirm_totp', async (ctx) => {
        const { self, totp } = await holdSelf(ctx, false)
        if (!totp) throw new Problem('invalid-transition', 'Begin with an app first.')
        const step = stepOf(ground.secret, totp.id, plainCode(code), ground.clock.now())
        if (step === undefined) throw wrongCode()
        confirmTotp(ctx, totp.id, step)
        endOtherSessions(ctx.tx, ctx.actor.id, tokenOf(ground, request))
        const codes = renewRecoveryCodes(ctx, ctx.actor.id)
        await renderUpdated(ctx, user, self)
        return { totpId: totp.id, recovery_codes: codes }
      })
      await succeeded()
      reply.header('set-cookie', knownDevice(ground, { userId: request.actor.id, totpId }))
      return { data: { recovery_codes } }
    },
  },
  {
    id: 'session.renew_recovery_codes',
    summary: 'Make ten new recovery codes in place of those that are left',
    note: 'Needs the password or a code.',
    method: 'POST',
    path: '/session/totp/recoverycodes',
    scope: null,
    body: Proving,
    success: 200,
    response: One(RecoveryCodes),
    problems: ['invalid-transition', 'too-many-attempts'],
    async answer(ground, request) {
      await checkSelf(ground, request, bodyOf(request, Proving))
      const recovery_codes = await changing(ground, request, 'session.renew_recovery_codes', async (ctx) => {
        await holdSelf(ctx, true)
        await noteOnUser(ctx, ctx.actor.id)
        return renewRecoveryCodes(ctx, ctx.actor.id)
      })
      return { data: { recovery_codes } }
    },
  },
  {
    id: 'session.stop_totp',
    summary: 'Ask for no code any more',
    note: 'Needs the password or a code.',
    method: 'POST',
    path: '/session/totp/off',
    scope: null,
    body: Proving,
    success: 204,
    problems: ['invalid-transition', 'too-many-attempts'],
    async answer(ground, request, reply) {
      await checkSelf(ground, request, bodyOf(request, Proving))
      await changing(ground, request, 'session.stop_totp', async (ctx) => {
        const { self } = await holdSelf(ctx, true)
        dropTotp(ctx, ctx.actor.id)
        await renderUpdated(ctx, user, self)
      })
      reply.header('set-cookie', knownDevice(ground, { userId: request.actor.id, totpId: null }))
      return undefined
    },
  },
]

/** Holds the own user, so that two windows cannot begin and confirm past each other. */
async function holdSelf(
  ctx: Context,
  isOn: boolean,
): Promise<{ self: Loaded<Tables['user_account']>; totp: Tables['totp'] | undefined }> {
  const self = (await loadRecord(ctx.tx, user, ctx.actor.id, ctx))!
  const totp = await findTotp(ctx.tx, ctx.actor.id)
  if ((totp?.confirmed_at != null) !== isOn)
    throw new Problem(
      'invalid-transition',
      isOn ? 'No app is connected.' : 'An app is connected already; disconnect it first.',
    )
  return { self, totp }
}

function wrongCode(): Problem {
  const message = 'This code is not right; look whether the clock of the device is.'
  return validationProblem([fieldError('/code', 'incorrect', message)])
}
