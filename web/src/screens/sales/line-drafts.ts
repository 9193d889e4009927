// The lines of a quote while they are written: as fields hold them, and as they are sent.
import type { Shapes } from '../../api/api.ts'

export type QuoteLine = Shapes['QuoteLine']
export type SentLine = NonNullable<Shapes['QuoteUpdate']['lines']>[number]
type Service = Shapes['Template']['services'][number]

export interface LineDraft
  extends Omit<
    QuoteLine,
    'id' | 'position' | 'amount' | 'vat_category' | 'vat_percentage' | 'exemption_reason' | 'hour_type_name'
  > {
  /** Of the row on the screen, also before the service gave it an id. */
  readonly key: string
  readonly id: string | undefined
}

let made = 0

export function newLine(kind: 'service' | 'text', values: Partial<LineDraft> = {}): LineDraft {
  const isService = kind === 'service'
  return {
    key: `new ${++made}`,
    id: undefined,
    kind,
    name: '',
    description: null,
    billing_method: isService ? 'fixed_price' : null,
    cycle: null,
    quantity: isService ? 1 : null,
    unit: null,
    unit_price: null,
    discount_percentage: 0,
    vat_rate_id: null,
    hour_type_id: null,
    estimated_minutes: null,
    is_optional: false,
    is_selected: true,
    ...values,
  }
}

export function draftsOf(lines: readonly QuoteLine[]): readonly LineDraft[] {
  return lines.map(
    ({
      position: _,
      amount: _amount,
      vat_category: _c,
      vat_percentage: _p,
      exemption_reason: _r,
      hour_type_name: _h,
      ...line
    }) => ({
      ...line,
      key: line.id,
    }),
  )
}

/** A line without a name is not yet one. */
export function isNamed({ name }: LineDraft): boolean {
  return name.trim() !== ''
}

export function sentLine({ key: _, ...draft }: LineDraft): SentLine {
  const { id, kind, name, description } = draft
  const named = { ...(id ? { id } : {}), name: name.trim(), description: description?.trim() ? description : null }
  if (kind === 'text') return { ...named, kind: 'text' }
  const isFree = draft.billing_method === 'non_billable'
  return {
    ...named,
    kind: 'service',
    billing_method: draft.billing_method ?? 'fixed_price',
    cycle: draft.billing_method === 'subscription' ? (draft.cycle ?? 'month') : null,
    quantity: draft.quantity ?? 0,
    unit: draft.unit,
    unit_price: isFree ? 0 : (draft.unit_price ?? 0),
    discount_percentage: draft.discount_percentage,
    vat_rate_id: draft.vat_rate_id,
    hour_type_id: draft.hour_type_id,
    estimated_minutes: draft.estimated_minutes,
    is_optional: draft.is_optional,
    is_selected: !draft.is_optional || draft.is_selected,
  }
}

/** What was sent got ids; the answer has the lines in the order in which they were sent. */
export function withIds(
  drafts: readonly LineDraft[],
  sentKeys: readonly string[],
  answered: readonly QuoteLine[],
): readonly LineDraft[] {
  const idOf = new Map(sentKeys.map((key, i) => [key, answered[i]]))
  return drafts.map((draft) => {
    const line = idOf.get(draft.key)
    return line ? { ...draft, id: line.id, vat_rate_id: draft.vat_rate_id ?? line.vat_rate_id } : draft
  })
}

/** What a project template sells, as lines: by the hour where it has a rate, else for its price. */
export function linesOfTemplate(services: readonly Service[]): readonly LineDraft[] {
  return services.map(({ name, description, billing_method, hourly_rate, price, cycle, budget_minutes }) => {
    const isHourly = billing_method === 'time_and_materials'
    return newLine('service', {
      name,
      description,
      billing_method,
      cycle,
      quantity: isHourly ? hoursOf(budget_minutes ?? 60) : 1,
      unit: isHourly ? 'hour' : billing_method === 'subscription' ? 'month' : null,
      unit_price: isHourly ? hourly_rate : price,
      estimated_minutes: isHourly ? null : budget_minutes,
    })
  })
}

function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100
}
