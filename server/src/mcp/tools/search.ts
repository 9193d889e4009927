import Type from 'typebox'
import { Body } from '../../shared/shapes.ts'
import { Query } from '../answer.shapes.ts'
import { tool } from '../tool.ts'
import { findRecords, kindNames, kinds } from './records.queries.ts'

const MOST_OF_A_KIND = 5

/** In the form that assistants expect of a tool with this name. */
export const searchRecords = tool({
  name: 'search',
  title: 'Search',
  description: 'Records by name: organizations, persons, projects, employees, opportunities; invoices by exact number.',
  scopes: [...new Set(kindNames.map((name) => kinds[name].scope))],
  some: true,
  input: Body({ query: Query }),
  output: Type.Object({
    results: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() })),
  }),
  async run({ tx, can, linkTo }, { query }) {
    const seen = kindNames.filter((name) => can(kinds[name].scope))
    const hits = await findRecords(tx, seen, query, MOST_OF_A_KIND)
    const results = hits.map(({ kind, id, title }) => ({
      id: `${kind}:${id}`,
      title,
      url: linkTo(`${kinds[kind].path}/${id}`),
    }))
    return { answer: { results }, rows: results.length }
  },
})
