import { Problem } from '../src/shared/problem.ts'

/** Why a rule refuses, in one line: project-closed, or validation-error /name; empty when it does not. */
export function refused(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const errors = (error.extra.errors ?? []) as { pointer: string }[]
    return [error.code, ...errors.map(({ pointer }) => pointer)].join(' ')
  }
  return ''
}
