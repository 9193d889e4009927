import Type from 'typebox'
import { kinds } from '../../search/kinds.ts'
import { findRecords } from '../../search/search.queries.ts'
import { Body } from '../../shared/shapes.ts'
import { Query } from '../answer.shapes.ts'
import { tool } from '../tool.ts'
import { toldNames } from './records.queries.ts'

const MOST_OF_KIND = 5

/** In the form that assistants expect of a tool with this name. */
export const searchRecords = tool({
  name: 'search',
  title: 'Search',
  description:
    'Organizations, persons, projects, employees, invoices, opportunities by beginnings of words in name, number or customer.',
  scopes: [...new Set(toldNames.map((name) => kinds[name].scope))],
  some: true,
  input: Body({ query: Query }),
  output: Type.Object({
    results: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() })),
  }),
  async run({ tx, can, actor, linkTo }, { query }) {
    const asker = { can, employeeId: actor.employeeId }
    const limit = MOST_OF_KIND * toldNames.length
    const hits = await findRecords(tx, asker, { query, kinds: toldNames, limit, mostOfKind: MOST_OF_KIND })
    const results = hits.map(({ kind, id, title }) => ({
      id: `${kind}:${id}`,
      title,
      url: linkTo(`${kinds[kind].path}/${id}`),
    }))
    return { answer: { results }, rows: results.length }
  },
})
