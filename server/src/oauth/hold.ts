// Whatever hands out the tokens of an assistant, or ends them: one transaction, in which the assistant is held.
import type { Context } from '../db/context.ts'
import type { Loaded } from '../db/record.ts'
import { inBackground } from '../events/background.ts'
import { type HeldAssistant, holdAssistant } from './assistants.queries.ts'
import type { OAuthGround } from './ground.ts'

export interface Owner {
  readonly environment_id: string
  readonly assistant_id: string
}

/** The operation is the name in the audit. Undefined when the assistant is gone. */
export function whileHeld<T>(
  { db, clock }: OAuthGround,
  { environment_id, assistant_id }: Owner,
  operation: string,
  work: (ctx: Context, before: Loaded<HeldAssistant>) => Promise<T>,
): Promise<T | undefined> {
  const hold = async (ctx: Context) => {
    const before = await holdAssistant(ctx, assistant_id)
    return before && work(ctx, before)
  }
  return inBackground(db, environment_id, operation, hold, clock)
}
