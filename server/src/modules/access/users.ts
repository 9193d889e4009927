// Users: /settings/user. A new user gets a one-time link; nobody else ever knows the password.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, loadRecord } from '../../db/record.ts'
import { insertRecord, renderUpdated } from '../../db/write.ts'
import { queueMail } from '../../events/mail.ts'
import { operation } from '../../http/operation.ts'
import { Problem } from '../../shared/problem.ts'
import { Body, Changes, Detail, Email, Id, Name, One, Page } from '../../shared/shapes.ts'
import { insertLink, linkAddress } from './sign-in.queries.ts'
import { dropTotp, findTotp } from './totp.queries.ts'
import { changeUser, checkManages, checkMayGive, noteOnUser, User, user, userList } from './users.queries.ts'

const UserWithLink = Detail(
  User,
  { sign_in_link: Type.String({ description: 'Shown once: the path that opens one session, within 72 hours.' }) },
  'UserWithLink',
)

export const users = [
  operation({
    id: 'user.list',
    summary: 'List users',
    method: 'GET',
    path: '/settings/user',
    scope: 'users',
    surface: 'app',
    list: userList,
    success: 200,
    response: Page(User),
    run: (ctx, { list }) => page(ctx.tx, userList, list, ctx),
  }),
  operation({
    id: 'user.read',
    summary: 'Read a user',
    method: 'GET',
    path: '/settings/user/{id}',
    scope: 'users',
    surface: 'app',
    load: (ctx, id) => findRecord(ctx.tx, user, id, ctx),
    success: 200,
    response: One(User),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'user.create',
    summary: 'Create a user and a one-time sign-in link',
    method: 'POST',
    path: '/settings/user',
    scope: 'users',
    surface: 'app',
    body: Body({ email: Email, name: Name(200), role_id: Id }, 'UserCreate'),
    success: 201,
    response: One(UserWithLink),
    secret: true,
    problems: ['duplicate'],
    run: async (ctx, { body }) => {
      await checkMayGive(ctx, body.role_id)
      const created = await insertRecord(ctx, user, { id: ctx.newId(), ...body })
      return { ...created, detail: linkFor(ctx, created.id) }
    },
  }),
  operation({
    id: 'user.update',
    summary: 'Change name or role of a user, or deactivate one',
    method: 'PATCH',
    path: '/settings/user/{id}',
    scope: 'users',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, user, id, ctx),
    body: Changes({ name: Name(200), role_id: Id, is_active: Type.Boolean() }, 'UserUpdate'),
    success: 200,
    response: One(User),
    problems: ['last-owner'],
    run: async (ctx, { before, body }) => {
      await checkManages(ctx, before.row)
      if (body.role_id) await checkMayGive(ctx, body.role_id)
      return changeUser(ctx, before, body)
    },
  }),
  operation({
    id: 'user.make_link',
    summary: 'Make a new one-time sign-in link for a user',
    method: 'POST',
    path: '/settings/user/{id}/signinlink',
    scope: 'users',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, user, id, ctx),
    success: 201,
    response: One(UserWithLink),
    secret: true,
    run: async (ctx, { before }) => {
      await checkManages(ctx, before.row)
      await noteOnUser(ctx, before.id)
      return { ...before, detail: linkFor(ctx, before.id) }
    },
  }),
  operation({
    id: 'user.reset_totp',
    summary: 'Let a user in without a code who lost both the app and the recovery codes',
    method: 'POST',
    path: '/settings/user/{id}/resettotp',
    note: 'The user is told by mail, and can connect an app again.',
    scope: 'users',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, user, id, ctx),
    success: 200,
    response: One(User),
    problems: ['invalid-transition'],
    run: async (ctx, { before, installation }) => {
      await checkManages(ctx, before.row)
      const totp = await findTotp(ctx.tx, before.id)
      if (!totp) throw new Problem('invalid-transition', 'This user has no app connected.')
      dropTotp(ctx, before.id)
      const after = await renderUpdated(ctx, user, before)
      await queueMail(ctx, { kind: 'security', recipient: before.row.email, ...resetLetter(installation.publicUrl) })
      return after
    },
  }),
]

function resetLetter(publicUrl: string) {
  const text = [
    'An administrator has disconnected the authenticator app from your account: your next sign-in asks for no code.',
    'If you asked for this, connect an app again after you signed in. If you did not, tell the owner of your environment at once.',
    `You sign in at ${publicUrl}/sign-in`,
  ]
  return { subject: 'Your sign-in asks for no code any more', text: text.join('\n\n') }
}

function linkFor(ctx: Context, userId: string): string {
  const token = insertLink(ctx.tx, { environmentId: ctx.actor.environmentId, userId }, ctx)
  return JSON.stringify({ sign_in_link: linkAddress('', token) })
}
