// What keeps a pipeline usable: new opportunities always find a stage to begin in.
import { Problem } from '../../shared/problem.ts'

/** Null is for a stage that goes. The others are the stages besides this one. */
export function checkStageRemains(
  before: { readonly is_active: boolean },
  after: { readonly is_active: boolean } | null,
  others: readonly { readonly is_active: boolean }[],
): void {
  if (!before.is_active || after?.is_active || others.some(({ is_active }) => is_active)) return
  throw new Problem(
    'in-use',
    'This is the last active stage and new opportunities begin in it; activate another first.',
  )
}
