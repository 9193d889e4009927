// What the questions and answers of reports have in common.
import Type, { type TProperties, type TSchema } from 'typebox'
import { Body, Day, Nullable } from '../shared/shapes.ts'

/** A question for some rows of many. */
export function Question<P extends TProperties>(properties: P, title: string, mostRows = 1000, usualRows = 100) {
  const paging = {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRows, default: usualRows })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  }
  return Body({ ...properties, ...paging }, title)
}

/** Rows in an order, some of them; totals and other sums are of all. */
export function Report<P extends TProperties>(row: TSchema, properties: P, title: string) {
  return Type.Object(
    {
      as_of: Day,
      count: Type.Integer({ description: 'Of all rows, those beyond the limit as well; so are the totals.' }),
      truncated: Type.Boolean({ description: 'Whether there are more rows behind these.' }),
      next_offset: Nullable(Type.Integer({ description: 'Where they begin.' })),
      ...properties,
      rows: Type.Array(row),
    },
    { title },
  )
}

export const Currency = Type.String({ description: 'ISO 4217, of all amounts.' })

/** From the first day to the last, both included. */
export const period = {
  date_from: Day,
  date_to: { ...Day, description: 'Included; at most 366 days in all.' },
}

/** One or two of these words; a comma stands between them. */
export function GroupBy<const Word extends string>(words: readonly Word[], normal: NoInfer<Word>) {
  return Type.Optional(
    Type.Unsafe<Word[]>({
      type: 'array',
      items: { type: 'string', enum: [...words] },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      default: [normal],
    }),
  )
}
