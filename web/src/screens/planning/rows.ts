// The rows of the board: people below their teams, and which of them are in sight.
export interface Member {
  readonly employee_id: string
  readonly employee_name: string
}

export interface Team {
  readonly id: string
  readonly name: string
  readonly members: readonly { readonly employee_id: string }[]
}

export type Row<P extends Member> =
  | { readonly kind: 'team'; readonly id: string; readonly name: string | null; readonly count: number }
  | { readonly kind: 'person'; readonly person: P }

/** Everybody once, with the first team that has him; those without a team come last. Without teams there are no headings. */
export function rowsOf<P extends Member>(people: readonly P[], teams: readonly Team[]): readonly Row<P>[] {
  const teamOf = new Map<string, string>()
  for (const { id, members } of teams)
    for (const { employee_id } of members) if (!teamOf.has(employee_id)) teamOf.set(employee_id, id)
  const groups = [...teams.map(({ id, name }) => ({ id, name })), { id: '', name: null }]
  const filled = groups.flatMap(({ id, name }) => {
    const own = people.filter(({ employee_id }) => (teamOf.get(employee_id) ?? '') === id)
    return own.length > 0 ? [{ id, name, own }] : []
  })
  const isHeaded = filled.some(({ name }) => name !== null)
  return filled.flatMap(({ id, name, own }): Row<P>[] => [
    ...(isHeaded ? [{ kind: 'team' as const, id, name, count: own.length }] : []),
    ...own.map((person) => ({ kind: 'person' as const, person })),
  ])
}

/** Where each row begins, and at the end where the last one ends. */
export function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0]
  for (const height of heights) tops.push(tops.at(-1)! + height)
  return tops
}

/** The row at a height; the nearest outside of them. */
export function rowAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tops[middle]! <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** The rows in sight and a few around them, the last included. */
export function rowsInSight(tops: readonly number[], top: number, height: number, around = 300) {
  return { from: rowAt(tops, top - around), to: rowAt(tops, top + height + around) }
}
