import { letIn } from '../assistant-fixtures.ts'
import type { Records } from './world.ts'

/** No operation makes one: somebody agrees on a page of its own. */
export const assistantRecords: Records = {
  '/settings/assistant': async ({ server, env }) => (await letIn(server, env)).id,
}
