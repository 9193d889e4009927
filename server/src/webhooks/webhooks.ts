// Webhooks: /settings/webhook. Who is told of what, and under which address.
import { page } from '../db/page.ts'
import { findRecord, loadRecord } from '../db/record.ts'
import { updateRecord } from '../db/write.ts'
import { operation } from '../http/operation.ts'
import { checkUrl } from '../outward/url.rules.ts'
import { One, Page } from '../shared/shapes.ts'
import {
  countWebhooks,
  deleteWebhook,
  forgetFailures,
  insertWebhook,
  noteUse,
  webhook,
  webhookList,
} from './webhooks.queries.ts'
import { checkActive, checkKinds, checkRoom, isRedirected } from './webhooks.rules.ts'
import { Webhook, WebhookCreate, WebhookUpdate, WebhookWithSecret } from './webhooks.shapes.ts'

export const webhooks = [
  operation({
    id: 'webhook.list',
    summary: 'List webhooks',
    method: 'GET',
    path: '/settings/webhook',
    surface: 'app',
    scope: 'settings',
    list: webhookList,
    success: 200,
    response: Page(Webhook),
    run: (ctx, { list }) => page(ctx.tx, webhookList, list, ctx),
  }),
  operation({
    id: 'webhook.read',
    summary: 'Read a webhook',
    method: 'GET',
    path: '/settings/webhook/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => findRecord(ctx.tx, webhook, id, ctx),
    success: 200,
    response: One(Webhook),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'webhook.create',
    summary: 'Create a webhook; its secret is shown once',
    method: 'POST',
    path: '/settings/webhook',
    surface: 'app',
    scope: 'settings',
    note: 'Kinds that one may not read oneself are refused by name; `*` gives those that one may read.',
    body: WebhookCreate,
    success: 201,
    response: One(WebhookWithSecret),
    problems: ['too-many-webhooks', 'forbidden'],
    secret: true,
    run: async (ctx, { body, installation }) => {
      checkUrl(body.url, installation.reachesPrivate)
      checkKinds(ctx.actor.rights, body.kinds)
      checkRoom(await countWebhooks(ctx))
      const created = await insertWebhook(ctx, body)
      return { ...created, detail: JSON.stringify({ secret: installation.secretOf(created.id, 1) }) }
    },
  }),
  operation({
    id: 'webhook.update',
    summary: 'Change a webhook, switch it off or on',
    method: 'PATCH',
    path: '/settings/webhook/{id}',
    surface: 'app',
    scope: 'settings',
    note: 'Whoever changes url or kinds gives it the own rights from then on, so all its kinds must be readable to him. Switching it on forgets its failures and sends what still waits.',
    load: (ctx, id) => loadRecord(ctx.tx, webhook, id, ctx),
    body: WebhookUpdate,
    success: 200,
    response: One(Webhook),
    problems: ['forbidden'],
    run: (ctx, { before, body, installation }) => {
      if (body.url !== undefined) checkUrl(body.url, installation.reachesPrivate)
      const isTaken = isRedirected(before.row, body)
      if (isTaken) checkKinds(ctx.actor.rights, body.kinds ?? before.row.kinds)
      const isSwitchedOn = body.is_active === true && !before.row.is_active
      if (isSwitchedOn) forgetFailures(ctx, before.id)
      const owner = isTaken ? { user_id: ctx.actor.userId } : {}
      const start = isSwitchedOn ? { disabled_reason: null, disabled_at: null } : {}
      return updateRecord(ctx, webhook, before, { ...body, ...owner, ...start })
    },
  }),
  operation({
    id: 'webhook.delete',
    summary: 'Delete a webhook with its log and all that still waits to be sent',
    method: 'DELETE',
    path: '/settings/webhook/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, webhook, id, ctx),
    success: 204,
    run: async (ctx, { before }) => deleteWebhook(ctx, before),
  }),
  operation({
    id: 'webhook.rotate',
    summary: 'Replace the secret of a webhook; the new one is shown once',
    method: 'POST',
    path: '/settings/webhook/{id}/rotate',
    surface: 'app',
    scope: 'settings',
    note: 'For 24 hours every delivery carries two signatures, of the new secret and of the one before. Rotating again within them ends the older one at once: never more than the last two secrets sign.',
    load: (ctx, id) => loadRecord(ctx.tx, webhook, id, ctx),
    success: 200,
    response: One(WebhookWithSecret),
    secret: true,
    run: async (ctx, { before, installation }) => {
      const generation = before.row.generation + 1
      const rotated = await updateRecord(ctx, webhook, before, { generation, rotated_at: ctx.now })
      return { ...rotated, detail: JSON.stringify({ secret: installation.secretOf(before.id, generation) }) }
    },
  }),
  operation({
    id: 'webhook.test',
    summary: 'Send a webhook the test event webhook.ping',
    method: 'POST',
    path: '/settings/webhook/{id}/test',
    surface: 'app',
    scope: 'settings',
    note: 'The event is sent like every other and to this webhook only; its delivery, found by `kind=webhook.ping`, shows how that went.',
    load: (ctx, id) => loadRecord(ctx.tx, webhook, id, ctx),
    success: 200,
    response: One(Webhook),
    problems: ['webhook-inactive'],
    run: async (ctx, { before }) => {
      checkActive(before.row.is_active)
      ctx.changes.push({ type: webhook, after: before, kinds: ['webhook.ping'], isNotice: true })
      noteUse(ctx, before)
      return before
    },
  }),
]
