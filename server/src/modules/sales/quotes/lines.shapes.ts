// Shapes of the lines of a quote. They are written with their quote, as a whole and in their order.
import Type from 'typebox'
import { Amount, Body, Id, Minutes, Name, Nullable, OneOf, Text } from '../../../shared/shapes.ts'
import { vatCategories } from '../../../shared/vat.ts'
import { quoteBillingMethods, quoteCycles, quoteLineKinds } from './lines.rules.ts'

export const QuoteLine = Type.Object(
  {
    id: Id,
    position: Type.Integer(),
    kind: Type.Unsafe<string>({
      ...OneOf(quoteLineKinds),
      description: 'text = a heading, with or without a paragraph.',
    }),
    name: Type.String(),
    description: Nullable(Type.String()),
    billing_method: Nullable(OneOf(quoteBillingMethods)),
    cycle: Nullable(OneOf(quoteCycles)),
    quantity: Nullable(Type.Number({ description: 'Up to 6 decimals.' })),
    unit: Nullable(Type.String({ examples: ['hour', 'piece', 'month', 'day', 'km'] })),
    unit_price: Nullable(Type.Number({ description: 'Excluding VAT, up to 4 decimals.' })),
    discount_percentage: Amount,
    amount: Type.Number({ description: 'Excluding VAT; of a subscription, for one cycle.' }),
    vat_rate_id: Nullable(Id),
    vat_category: Nullable(OneOf(vatCategories)),
    vat_percentage: Nullable(Amount),
    exemption_reason: Nullable(Type.String()),
    hour_type_id: Nullable(Id),
    hour_type_name: Nullable(Type.String()),
    estimated_minutes: Nullable(Minutes),
    is_optional: Type.Boolean(),
    is_selected: Type.Boolean({ description: 'Whether it counts: always, but for options that are not chosen.' }),
  },
  { title: 'QuoteLine' },
)

const QuoteLineInput = Body({
  id: Type.Optional(Type.String({ format: 'uuid', description: 'Of a line that stays; a new line has none.' })),
  kind: Type.Optional(OneOf(quoteLineKinds, 'service')),
  name: Name(300),
  description: Type.Optional(Nullable(Text(5000))),
  billing_method: Type.Optional(OneOf(quoteBillingMethods)),
  cycle: Type.Optional(Nullable(OneOf(quoteCycles))),
  quantity: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.000001 })),
  unit: Type.Optional(Nullable(Name(20))),
  unit_price: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1_000_000_000, multipleOf: 0.0001 })),
  discount_percentage: Type.Optional(Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })),
  vat_rate_id: Type.Optional(Nullable(Id)),
  hour_type_id: Type.Optional(Nullable(Id)),
  estimated_minutes: Type.Optional(Nullable(Minutes)),
  is_optional: Type.Optional(Type.Boolean()),
  is_selected: Type.Optional(Type.Boolean()),
})

export const QuoteLines = Type.Array(QuoteLineInput, {
  maxItems: 500,
  description: 'All lines in their order; those that are left out are removed.',
})
