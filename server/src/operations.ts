// The table of contents: every operation of every module, listed by hand.
import type { Operation } from './http/operation.ts'
import { organizations } from './modules/crm/organizations.ts'

export const operations: readonly Operation[] = [...organizations]
