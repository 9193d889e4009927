// Foreign keys of webhooks and their log. A webhook that goes takes its own along.
import type { References } from './references.ts'

export const webhookReferences: References = {
  webhook_user: {
    field: 'user_id',
    kept: 'in-use',
    says: 'Webhooks have the rights of this user; deactivate instead.',
  },
  webhook_lane_of_webhook: { field: 'webhook_id' },
  webhook_delivery_webhook: { field: 'webhook_id' },
  webhook_delivery_event: { field: 'event_id' },
  webhook_attempt_delivery: { field: 'delivery_id' },
}
