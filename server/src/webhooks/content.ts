// What every delivery says of itself, whoever sends it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

export const contentHeaders = {
  'content-type': 'application/json',
  'user-agent': `Kantoor-Webhooks/${version}`,
} as const
