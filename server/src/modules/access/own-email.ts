// The address one signs in with: /session/email, each for himself. It counts once the link was opened that only the new address got.
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { loadRecord } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { renderUpdated, updateRecord } from '../../db/write.ts'
import { queueMail } from '../../events/mail.ts'
import { secondsLeft } from '../../http/rate-limit.ts'
import { boundForms } from '../../shared/bound-forms.ts'
import { pageLanguage } from '../../shared/languages.ts'
import { checkFields, fieldError, Problem, validationProblem } from '../../shared/problem.ts'
import { Body, Email } from '../../shared/shapes.ts'
import { changing } from './changing.ts'
import { changedLetter, confirmLetter, LINK_HOURS, takenLetter } from './email-letters.ts'
import { checkFresh, checkSelf, proofFields } from './proving.ts'
import { bodyOf, type Route, type RouteGround, tokenOf } from './route.ts'
import { closeDoors, endOtherSessions } from './sessions.queries.ts'
import { findAccountById, forgetLinks } from './sign-in.queries.ts'
import { user } from './users.queries.ts'

const EmailChange = Body({ email: Email, ...proofFields }, 'EmailChange')
const EmailConfirm = Body(
  {
    email: Email,
    token: Type.String({ minLength: 1, maxLength: 200, description: 'What the link carries beside the address.' }),
  },
  'EmailConfirm',
)

/** So that nobody uses us to fill the mailbox of somebody else. */
const LETTERS = { most: 5, seconds: 60 * 60 }

export const ownEmailRoutes: readonly Route[] = [
  {
    id: 'session.begin_email',
    summary: 'Ask to sign in with another e-mail address; nothing changes until the link sent to it is opened',
    note: 'Needs the password or a code; who has neither must have signed in less than ten minutes ago. It answers alike whether somebody has the address or not. A later request takes the place of an earlier one.',
    method: 'POST',
    path: '/session/email',
    scope: null,
    body: EmailChange,
    success: 204,
    problems: ['too-many-attempts'],
    async answer(ground, request) {
      const { email, ...given } = bodyOf(request, EmailChange)
      await checkIsSelf(ground, request, given)
      await countLetter(ground, request.actor.id)
      await changing(ground, request, 'session.begin_email', async (ctx) => {
        const self = (await loadRecord(ctx.tx, user, ctx.actor.id, ctx))!
        if (self.row.email === email)
          checkFields([fieldError('/email', 'unchanged', 'This is the address you sign in with already.')])
        // Moves its version: links that were sent before are sealed with another one.
        await renderUpdated(ctx, user, self)
        const language = await languageOf(ctx, request)
        const place = { publicUrl: ground.publicUrl, environment: await environmentName(ctx) }
        const token = seals(ground).make(bondOf(self.row.version + 1, self.row, email), 'email')
        const letter = (await isTaken(ctx, email))
          ? takenLetter(language, place)
          : confirmLetter(language, { ...place, name: self.row.name, email, token })
        await queueMail(ctx, { kind: 'security', recipient: email, ...letter })
      })
      return undefined
    },
  },
  {
    id: 'session.confirm_email',
    summary: 'Sign in with the new e-mail address from now on; every other session ends',
    note: 'Needs what the link carries, and a session of the one who asked: the link alone changes nothing. The address before is told by mail.',
    method: 'POST',
    path: '/session/email/confirm',
    scope: null,
    body: EmailConfirm,
    success: 204,
    problems: ['duplicate'],
    async answer(ground, request) {
      const { email, token } = bodyOf(request, EmailConfirm)
      await changing(ground, request, 'session.confirm_email', async (ctx) => {
        const self = (await loadRecord(ctx.tx, user, ctx.actor.id, ctx))!
        if (seals(ground).open(bondOf(self.row.version, self.row, email), token) === undefined) throw worthless()
        await updateRecord(ctx, user, self, { email })
        endOtherSessions(ctx.tx, self.id, tokenOf(ground, request))
        forgetLinks(ctx.tx, self.id)
        const place = { publicUrl: ground.publicUrl, environment: await environmentName(ctx) }
        const letter = changedLetter(await languageOf(ctx, request), { ...place, name: self.row.name })
        await queueMail(ctx, { kind: 'security', recipient: self.row.email, ...letter })
      })
      await closeDoors(ground.db, request.actor.id)
      return undefined
    },
  },
]

/** As for a new password: however fresh the sign-in is, who has something to show shows it. */
async function checkIsSelf(ground: RouteGround, request: FastifyRequest, given: Parameters<typeof checkSelf>[2]) {
  const { passwordHash, totpId } = (await findAccountById(ground.db, request.actor.id))!
  await (passwordHash || totpId ? checkSelf : checkFresh)(ground, request, given)
}

async function countLetter({ limiter, clock }: RouteGround, userId: string): Promise<void> {
  const window = await limiter.hit(`e-mail address of ${userId}`, LETTERS.seconds)
  if (window.hits > LETTERS.most)
    throw new Problem('too-many-attempts', 'You asked for this too often; wait until you ask again.', {
      retry_after: secondsLeft(window, clock),
    })
}

function seals(ground: RouteGround) {
  return boundForms(ground, 'another e-mail address', LINK_HOURS * 60)
}

/** The version moves with every change of the account, so a link works once and outlives neither a new password nor a later link. */
function bondOf(version: number, self: { readonly id: string; readonly email: string }, email: string): string[] {
  return [self.id, self.email, String(version), email]
}

async function isTaken({ tx, actor }: Context, email: string): Promise<boolean> {
  const other = sql`select from user_account where lower(email) = lower(${email}) and id <> ${actor.id}`
  return (await tx.first(other)) !== undefined
}

async function environmentName({ tx }: Context): Promise<string> {
  const found = await tx.first<{ name: string }>(sql`
    select name from environment where environment_id = current_environment()`)
  return found!.name
}

/** Of the screens, as they are shown to whoever asks. */
async function languageOf({ tx, actor }: Context, { headers }: FastifyRequest) {
  const said = await tx.first<{ language: string | null }>(
    sql`select language from preference where user_id = ${actor.id}`,
  )
  return pageLanguage(said?.language ?? null, headers['accept-language'])
}

function worthless(): Problem {
  const message = 'This link was used before, is too old, or is not for this account; ask for a new one.'
  return validationProblem([fieldError('/token', 'expired', message)])
}
