// What every delivery says of itself, whoever sends it.
import { version } from '../version.ts'

export const contentHeaders = {
  'content-type': 'application/json',
  'user-agent': `Kantoor-Webhooks/${version}`,
} as const
