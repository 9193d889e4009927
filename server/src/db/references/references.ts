import type { ProblemCode } from '../../shared/problem.ts'

/** Foreign keys: the field that points to nothing when a row is written, and the problem when the other end is deleted. */
export type References = Readonly<Record<string, { field: string; kept?: ProblemCode; says?: string }>>
