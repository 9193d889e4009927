// How the budget of a project stands. The rows of a list ask each for their own; one request asks for them all.
import { useQuery } from '@tanstack/react-query'
import { client, type Shapes } from '../../api/api.ts'

export type ProjectBudget = Shapes['ProjectBudget']

/** Undefined until it is known. */
export function useBudget(id: string): ProjectBudget | undefined {
  const queryKey = ['get', '/projects/project/budgets', id]
  return useQuery({ queryKey, queryFn: () => askTogether(id) }).data ?? undefined
}

const MOST = 100
let asked: { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, ProjectBudget>> } | undefined

async function askTogether(id: string): Promise<ProjectBudget | null> {
  if (!asked || asked.ids.size === MOST) {
    const ids = new Set<string>()
    asked = { ids, answer: readSoon(ids) }
  }
  asked.ids.add(id)
  return (await asked.answer).get(id) ?? null
}

async function readSoon(ids: ReadonlySet<string>) {
  await new Promise((resolve) => setTimeout(resolve))
  asked = undefined
  const { data, error } = await client.GET('/projects/project/budgets', { params: { query: { ids: [...ids] } } })
  if (!data) throw error
  return new Map(data.data.rows.map((row) => [row.project_id, row]))
}
