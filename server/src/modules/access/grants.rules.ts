// Nobody can give away, through a role or a key, what he may not do himself.
import { Problem } from '../../shared/problem.ts'
import type { Right } from '../../shared/rights.ts'

export function checkWithin(own: ReadonlySet<Right>, wanted: Iterable<Right>): void {
  const missing = [...wanted].filter((right) => !own.has(right))
  if (missing.length === 0) return
  throw new Problem('forbidden', `Your own role lacks ${missing.join(', ')}, so you cannot give or manage that.`, {
    required_right: missing[0],
  })
}
