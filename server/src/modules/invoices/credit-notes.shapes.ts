// What the screens send to credit an invoice; what comes back is the draft of a credit note.
import Type, { type Static } from 'typebox'
import { Body, Id, Nullable, Text } from '../../shared/shapes.ts'

const most = { exclusiveMinimum: -1_000_000_000, exclusiveMaximum: 1_000_000_000 }

export const Crediting = Body(
  {
    lines: Type.Optional(
      Type.Array(
        Body({
          line_id: Id,
          quantity: Type.Optional(Type.Number({ ...most, multipleOf: 0.000001 })),
          amount: Type.Optional(Type.Number({ ...most, multipleOf: 0.01 })),
        }),
        { minItems: 1, maxItems: 1000, description: 'Without it: all that is left of all lines.' },
      ),
    ),
    note: Type.Optional(Nullable(Text(2000))),
  },
  'Crediting',
)

export type WantedCredit = Static<typeof Crediting>
