// How long what is owed has been due: the classes of an aged list.
import { daysBetween } from '../shared/calendar.ts'

/** Each begins at so many days after the due date and ends where the next one begins. */
export const ageing = [
  { name: 'not_due', from: 0 },
  { name: 'days_1_30', from: 1 },
  { name: 'days_31_60', from: 31 },
  { name: 'days_61_90', from: 61 },
  { name: 'over_90_days', from: 91 },
] as const

export type AgeingClass = (typeof ageing)[number]['name']

export interface Owed {
  readonly due_date: string
  readonly outstanding_amount: number
}

/** What is to be given back is never overdue. */
export function daysOverdue({ due_date, outstanding_amount }: Owed, today: string): number {
  return outstanding_amount > 0 ? Math.max(0, daysBetween(due_date, today)) : 0
}

export function ageingClass(days: number): AgeingClass {
  return ageing.findLast(({ from }) => from <= days)?.name ?? 'not_due'
}
