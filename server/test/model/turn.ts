// One step of a history: who does what, and what the model says will come of it.
import type { Company, Employee } from './company.ts'

export interface Turn {
  /** A program with a key of the company, the owner at the screen, or an employee at his. */
  readonly by: 'key' | 'owner' | Employee
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** What the system is expected to answer: 201, or 409 hours-locked. */
  readonly told: string
  /** What happens in the model when the system says yes, with the record it answers. */
  // biome-ignore lint/suspicious/noExplicitAny: records of every shape
  happen(data: any): void
}

/** Undefined where there is nothing to do it with. */
export type Deed<Details> = (company: Company, details: Details, other: Company) => Turn | undefined

/** The first refusal that holds, else yes. */
export function verdict(yes: number, refusals: Readonly<Record<string, boolean>>): string {
  return Object.keys(refusals).find((refusal) => refusals[refusal]) ?? String(yes)
}
