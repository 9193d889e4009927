// Which lines of a purchase invoice can still be booked on a project.
import { checkFields, fieldError } from '../../shared/problem.ts'

export interface PurchaseContent {
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  readonly costs: readonly { readonly description: string; readonly cost_amount: number }[]
  readonly total_excl_vat: number
  readonly allocated_amount: number
}

export interface BookableLine {
  readonly position: number
  readonly description: string
  readonly amount: number
}

// A line that stands among the costs already is booked, each cost for one line. What is free or given back costs nothing, and
// more than is left of the whole cannot be passed on.
export function bookableLines({ lines, costs, total_excl_vat, allocated_amount }: PurchaseContent): BookableLine[] {
  const left = Math.round((total_excl_vat - allocated_amount) * 100) / 100
  const booked = costs.map(({ description, cost_amount }) => `${cost_amount} ${description}`)
  return lines
    .map(({ description, amount }, position) => ({ position, description, amount }))
    .filter(({ description, amount }) => {
      const at = booked.indexOf(`${amount} ${description}`)
      if (at !== -1) booked.splice(at, 1)
      return at === -1 && amount > 0 && amount <= left
    })
}

export function chosenLines(
  bookable: readonly BookableLine[],
  positions: readonly number[] | undefined,
): readonly BookableLine[] {
  if (positions === undefined) return bookable
  const isBookable = (position: number) => bookable.some((line) => line.position === position)
  checkFields(
    positions.flatMap((position, i) =>
      isBookable(position)
        ? []
        : [
            fieldError(
              `/positions/${i}`,
              'not_bookable',
              'This line is booked already, or is more than what is left to book.',
            ),
          ],
    ),
  )
  return bookable.filter(({ position }) => positions.includes(position))
}
