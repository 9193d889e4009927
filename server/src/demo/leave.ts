// Days without hours: a summer holiday, often the week after Christmas, and single days off or ill.
import { addDays } from '../shared/calendar.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'

export function leaveDays({ from, today }: Plan, random: Random): ReadonlySet<string> {
  const days = new Set<string>()
  for (let year = Number(from.slice(0, 4)); year <= Number(today.slice(0, 4)); year++) {
    addSpan(days, addDays(`${year}-06-20`, random.integer(0, 60)), random.integer(12, 22))
    if (random.chance(0.6)) addSpan(days, `${year}-12-24`, 8)
    for (let i = random.integer(6, 12); i > 0; i--) days.add(addDays(`${year}-01-01`, random.integer(0, 364)))
  }
  return days
}

function addSpan(days: Set<string>, from: string, length: number): void {
  for (let i = 0; i < length; i++) days.add(addDays(from, i))
}
