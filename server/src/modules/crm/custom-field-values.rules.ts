// Which values a custom field takes, and whose values a reader sees.
import { checkFields, fieldError } from '../../shared/problem.ts'
import type { Right } from '../../shared/rights.ts'
import type { Option } from './custom-fields.rules.ts'

interface Field {
  readonly label: string
  readonly required: boolean
  readonly is_active: boolean
  readonly options: readonly Option[]
}

export function checkClearable({ label, required }: Field): void {
  if (required) checkFields([fieldError('/value', 'required', `${label} is required.`)])
}

export function checkActive({ label, is_active }: Field): void {
  if (!is_active) checkFields([fieldError('/custom_field_id', 'inactive', `${label} is no longer in use.`)])
}

/** One option or several, each of them still offered. */
export function checkChoice({ label, options }: Field, chosen: readonly string[]): void {
  const offered = options.filter(({ is_active }) => is_active).map(({ value }) => value)
  const wrong = chosen.find((value) => !offered.includes(value))
  if (wrong === undefined) return
  checkFields([fieldError('/value', 'not_allowed', `${label} must be one of ${offered.join(', ')}.`)])
}

const scopes: Readonly<Record<string, Right>> = {
  project: 'projects:read',
  service: 'projects:read',
  sales: 'sales:read',
  employee: 'hrm:read',
}

/** The entities whose values stay hidden from a reader of relations. */
export function hiddenEntities(can: (right: Right) => boolean): string[] {
  return Object.keys(scopes).filter((entity) => !can(scopes[entity]!))
}
