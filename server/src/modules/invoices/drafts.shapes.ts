// Shapes of what the screens send to make and change drafts; what comes back is an invoice.
import Type, { type Static } from 'typebox'
import { languages } from '../../shared/languages.ts'
import { Body, Changes, Day, Id, Nullable, OneOf, Text } from '../../shared/shapes.ts'
import { groupings } from './grouping.rules.ts'

const changeable = {
  organization_id: Type.Optional(Nullable(Id)),
  person_id: Type.Optional(Nullable(Id)),
  subject: Type.Optional(Nullable(Text(300))),
  reference: Type.Optional(Nullable(Text(100))),
  invoice_date: Type.Optional(
    Nullable(Type.String({ format: 'date', description: 'The day it should bear; null is the day it becomes final.' })),
  ),
  payment_term_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  period_start: Type.Optional(Nullable(Day)),
  period_end: Type.Optional(Nullable(Day)),
  language: Type.Optional(OneOf(languages)),
  note: Type.Optional(Nullable(Text(2000))),
}
export const DraftCreate = Body({ company_profile_id: Type.Optional(Id), ...changeable }, 'DraftCreate')
export const DraftUpdate = Changes(changeable, 'DraftUpdate')

const ids = (most: number) => Type.Optional(Type.Array(Id, { maxItems: most, uniqueItems: true }))

export const WorkChoice = Body(
  {
    hours_ids: ids(10_000),
    cost_ids: ids(1000),
    installment_ids: ids(1000),
    cycles: Type.Optional(Type.Array(Body({ service_id: Id, period_start: Day }), { maxItems: 1000 })),
    organization_ids: ids(500),
    person_ids: ids(500),
    until: Type.Optional(Type.String({ format: 'date', description: 'Work up to this day; today unless given.' })),
    grouping: Type.Optional(OneOf(groupings, 'service_hour_type_rate')),
    per: Type.Optional(OneOf(['client', 'project'], 'client')),
    invoice_date: Type.Optional(Day),
  },
  'WorkChoice',
)

export const LineOrder = Body(
  { line_ids: Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }) },
  'LineOrder',
)

export type NewDraft = Static<typeof DraftCreate>
export type ChangedDraft = Static<typeof DraftUpdate>
export type ChosenWork = Static<typeof WorkChoice>
