// Words that the screens of sales share.
import type { Shapes } from '../../api/api.ts'
import { labelOf, type Option } from '../../ui/value.ts'
import type { Both, Language } from '../../words/language.tsx'

export const SALES_STATUSES: readonly Option[] = [
  { value: 'open', label: { en: 'Open', nl: 'Open' } },
  { value: 'won', label: { en: 'Won', nl: 'Gewonnen' } },
  { value: 'lost', label: { en: 'Lost', nl: 'Verloren' } },
]

export const QUOTE_STATUSES: readonly Option[] = [
  { value: 'draft', label: { en: 'Draft', nl: 'Concept' } },
  { value: 'sent', label: { en: 'Sent', nl: 'Verstuurd' } },
  { value: 'accepted', label: { en: 'Accepted', nl: 'Akkoord' } },
  { value: 'declined', label: { en: 'Declined', nl: 'Afgewezen' } },
  { value: 'expired', label: { en: 'Expired', nl: 'Verlopen' } },
  { value: 'superseded', label: { en: 'Revised', nl: 'Herzien' } },
]

export const LINE_UNITS: readonly (Option & { readonly one: Both<string> })[] = [
  { value: 'hour', label: { en: 'hours', nl: 'uur' }, one: { en: 'hour', nl: 'uur' } },
  { value: 'day', label: { en: 'days', nl: 'dagen' }, one: { en: 'day', nl: 'dag' } },
  { value: 'piece', label: { en: 'pieces', nl: 'stuks' }, one: { en: 'piece', nl: 'stuk' } },
  { value: 'month', label: { en: 'months', nl: 'maanden' }, one: { en: 'month', nl: 'maand' } },
  { value: 'km', label: { en: 'km', nl: 'km' }, one: { en: 'km', nl: 'km' } },
]

/** 1 month, 2 months; a unit of its own stays as it was written. */
export function unitOf(unit: string, quantity: number, language: Language): string {
  const known = LINE_UNITS.find(({ value }) => value === unit)
  return known ? labelOf(quantity === 1 ? known.one : known.label, language) : unit
}

type Status = Shapes['Sales']['status'] | Shapes['Quote']['status']

/** One colour for what is good; what went wrong is told by its word. */
export const STATUS_COLORS: Readonly<Record<Status, string>> = {
  open: 'gray',
  won: 'office',
  lost: 'red',
  draft: 'gray',
  sent: 'blue',
  accepted: 'office',
  declined: 'red',
  expired: 'gray',
  superseded: 'gray',
}
