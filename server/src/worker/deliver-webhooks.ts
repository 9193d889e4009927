import { openOutward } from '../outward/post.ts'
import type { Clock } from '../shared/clock.ts'
import { openDeliverer } from '../webhooks/deliver.ts'
import { webhookSecrets } from '../webhooks/secrets.ts'
import type { Duty } from './duty.ts'

export interface DeliverySettings {
  readonly secret: string
  readonly publicUrl: string
  readonly webhookAllowPrivate: boolean
}

/** Sends what is due to the webhooks, for the first time or again. */
export function webhookDelivery({ secret, publicUrl, webhookAllowPrivate }: DeliverySettings, clock?: Clock): Duty {
  const outward = openOutward({ reachesPrivate: webhookAllowPrivate })
  const deliverer = openDeliverer({
    outward,
    secrets: webhookSecrets(secret),
    publicUrl,
    ...(clock ? { clock } : {}),
  })
  return {
    name: 'deliver webhooks',
    everyMs: 250,
    run: deliverer.run,
    idle: deliverer.idle,
    close() {
      deliverer.close()
      void outward.close()
    },
  }
}
