// The log of webhooks: /settings/delivery. What was sent or waits, how every attempt went, for 30 days.
import { page } from '../db/page.ts'
import { updateRecord } from '../db/write.ts'
import { operation } from '../http/operation.ts'
import { One, Page } from '../shared/shapes.ts'
import { delivery, deliveryList, findDelivery, loadDelivery } from './deliveries.queries.ts'
import { Delivery, DeliveryDetail } from './deliveries.shapes.ts'
import { checkActive } from './webhooks.rules.ts'

export const deliveries = [
  operation({
    id: 'delivery.list',
    summary: 'List deliveries',
    method: 'GET',
    path: '/settings/delivery',
    surface: 'app',
    scope: 'settings',
    list: deliveryList,
    success: 200,
    response: Page(Delivery),
    run: (ctx, { list }) => page(ctx.tx, deliveryList, list, ctx),
  }),
  operation({
    id: 'delivery.read',
    summary: 'Read a delivery with its request and every attempt',
    method: 'GET',
    path: '/settings/delivery/{id}',
    surface: 'app',
    scope: 'settings',
    note: 'What was sent is shown to those who may read what the event is about.',
    load: findDelivery,
    success: 200,
    response: One(DeliveryDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'delivery.resend',
    summary: 'Send a delivery again',
    method: 'POST',
    path: '/settings/delivery/{id}/resend',
    surface: 'app',
    scope: 'settings',
    note: 'It begins a new round of attempts at once, whatever became of it; one that still waits is brought forward. The event keeps its id.',
    load: loadDelivery,
    success: 200,
    response: One(Delivery),
    problems: ['webhook-inactive'],
    run: async (ctx, { before }) => {
      checkActive(before.row.webhook_is_active)
      const round = { status: 'waiting', attempts: 0, next_attempt_at: ctx.now }
      return { ...(await updateRecord(ctx, delivery, before, round)), detail: '{}' }
    },
  }),
]
