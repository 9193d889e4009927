// The secret of a webhook is derived and never stored: whoever reads the database cannot sign.
import { createHmac, hkdfSync } from 'node:crypto'

export interface WebhookSecrets {
  /** whsec_ and 32 bytes in base64, as the Standard Webhooks specification writes them. */
  make(environmentId: string, webhookId: string, generation: number): string
}

export function webhookSecrets(secret: string): WebhookSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'webhook secrets', 32))
  return {
    make: (environmentId, webhookId, generation) =>
      `whsec_${createHmac('sha256', key).update(`${environmentId} ${webhookId} ${generation}`).digest('base64')}`,
  }
}
