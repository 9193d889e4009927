// What a row shows of the thing it is about; only of what was asked for.
import Type, { type TSchema } from 'typebox'
import { Day, Id, Nullable } from '../shared/shapes.ts'
import { type DimensionName, dimensions } from './grouping.queries.ts'

export function groupShapes(groups: readonly DimensionName[]): Record<string, TSchema> {
  const fields = new Set(groups.flatMap((name) => Object.keys(dimensions[name].shows)))
  return Object.fromEntries([...fields].map((field) => [field, Type.Optional(fieldShape(field))]))
}

function fieldShape(field: string): TSchema {
  if (field === 'day') return Day
  if (field === 'week') return Type.String({ description: 'By ISO 8601, such as 2026-W07.' })
  if (field === 'month') return Type.String({ description: 'Such as 2026-02.' })
  return Nullable(field.endsWith('_id') ? Id : Type.String())
}
