import type { Bodies, Records, World } from './world.ts'
import { fresh } from './world.ts'

const EVERYTHING = { since: '2020-01-01T00:00:00Z' }

export const webhookBodies: Bodies = {
  'webhook.create': () => ({ url: `https://hooks.example.com/${fresh('w')}`, kinds: ['organization.*'] }),
  'webhook.update': () => ({ description: fresh('For the warehouse') }),
  'webhook.resend': () => EVERYTHING,
}

export const webhookRecords: Records = { '/settings/delivery': makeDelivery }

/** Sending again also queues what was never sent. */
async function makeDelivery({ env, make }: World): Promise<string> {
  const webhookId = await make('/settings/webhook')
  await make('/crm/organization')
  await env.app.post(`/settings/webhook/${webhookId}/resend`, EVERYTHING)
  const { body } = await env.app.get(`/settings/delivery?webhook_id=${webhookId}&limit=1`)
  return body.data[0].id
}
