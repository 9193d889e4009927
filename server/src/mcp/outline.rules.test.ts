import Type from 'typebox'
import { expect, test } from 'vitest'
import { outlineOf } from './outline.rules.ts'

test('an outline names the fields that there always are, of the answer and of its rows', () => {
  const Deep = Type.Object({ a: Type.String() })
  const shape = Type.Object({
    count: Type.Integer(),
    hint: Type.Optional(Type.String()),
    totals: Type.Object({ minutes: Type.Integer(), more: Deep }),
    rows: Type.Array(Type.Object({ id: Type.String(), deep: Deep, list: Type.Array(Deep) })),
    words: Type.Array(Type.String()),
  })
  expect(outlineOf(shape)).toEqual({
    type: 'object',
    required: ['count', 'totals', 'rows', 'words'],
    properties: {
      totals: { type: 'object', required: ['minutes', 'more'] },
      rows: { type: 'array', items: { type: 'object', required: ['id', 'deep', 'list'] } },
    },
  })
})
