// Any record by its name: /search, for the command palette. The tool search of assistants asks the same.
import Type from 'typebox'
import { operation } from '../http/operation.ts'
import { kindNames, kinds } from './kinds.ts'
import { findRecords } from './search.queries.ts'
import { SearchHit, SearchQuestion } from './search.shapes.ts'

const MOST_OF_KIND = 8

export const search = [
  operation({
    id: 'search.find',
    summary: 'Find records by the beginnings of words, the best first',
    method: 'GET',
    path: '/search',
    scope: null,
    surface: 'app',
    note: 'Records are found by their own words and by those of their project and customer; of each kind those that one may read.',
    query: SearchQuestion,
    success: 200,
    response: Type.Object({ data: Type.Array(SearchHit) }),
    run: async ({ tx, can, actor }, { body }) => {
      const { query, kinds: wanted = kindNames, limit = 20 } = body
      const mostOfKind = wanted.length === 1 ? limit : Math.min(limit, MOST_OF_KIND)
      const asker = { can, employeeId: actor.employeeId }
      const hits = await findRecords(tx, asker, { query, kinds: wanted, limit, mostOfKind })
      return { data: hits.map((hit) => ({ ...hit, path: `${kinds[hit.kind].path}/${hit.id}` })) }
    },
  }),
]
