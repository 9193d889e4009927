// What a custom field may be.
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'

interface OptionInput {
  readonly value: string
  readonly label: string
  readonly position?: number
  readonly is_active?: boolean
}

export interface Option extends Required<OptionInput> {}

/** Options are a choice, so only the types that choose have them, and each value stands once. */
export function checkOptions(type: string, options: readonly OptionInput[]): void {
  if (options.length > 0 && type !== 'select' && type !== 'multi_select') {
    checkFields([fieldError('/options', 'not_allowed', 'Only the types select and multi_select have options.')])
  }
  const values = options.map(({ value }) => value)
  const twice = values.findIndex((value, i) => values.indexOf(value) < i)
  if (twice < 0) return
  checkFields([fieldError(`/options/${twice}/value`, 'duplicate', `${values[twice]} is already an option.`)])
}

/** In the order in which they are offered; without a position that is the order in which they were sent. */
export function arrangedOptions(options: readonly OptionInput[]): Option[] {
  return options
    .map((option, i) => ({ is_active: true, position: i, ...option }))
    .sort((a, b) => a.position - b.position)
    .map(({ value, label, position, is_active }) => ({ value, label, position, is_active }))
}

export function checkTypeStays(before: string, after: string | undefined, hasValues: boolean): void {
  if (after === undefined || after === before || !hasValues) return
  throw new Problem('in-use', 'Records have a value for this field, so its type stays; make another field instead.')
}

export function checkOptionsStay(options: readonly OptionInput[], chosen: readonly string[]): void {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  if (missing.length === 0) return
  throw new Problem('in-use', `Records have chosen ${missing.join(', ')}; deactivate an option instead of removing it.`)
}
