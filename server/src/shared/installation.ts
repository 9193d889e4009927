// What only this installation knows, for records of the caller's environment: it rests on SECRET and the other settings.
import type { FileLink } from './files.ts'

export interface Installation {
  readonly publicUrl: string
  linkToFile(documentId: string): FileLink
  linkToQuote(quoteId: string): string
  /** The address at which a calendar program reads leave. */
  linkToFeed(feedId: string): string
  /** The secret that a webhook signs with; each generation has its own. */
  secretOf(webhookId: string, generation: number): string
  /** Webhooks may reach private addresses and plain http. */
  readonly reachesPrivate: boolean
}
