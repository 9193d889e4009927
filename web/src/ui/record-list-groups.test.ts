import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { groupsOf } from './record-list-groups.tsx'

type Cost = Parameters<NonNullable<Column<'/purchasing/cost'>['value']>>[0]
const costs = [
  { id: '1', project_name: 'Website', date: '2026-03-30', cost_amount: 10.1 },
  { id: '2', project_name: 'App', date: '2026-04-01', cost_amount: 20.2 },
  { id: '3', project_name: 'Website', date: '2026-04-02', cost_amount: 30.3 },
] as unknown as readonly Cost[]

const head = { en: '', nl: '' }
const project = { key: 'project_name', head, group: 'value' } as const
const date = { key: 'date', head, kind: 'day', group: 'week' } as const
const columns = [project, date, { key: 'cost_amount', head, kind: 'money', isSummed: true }] as const
const told = (groups: ReturnType<typeof groupsOf<'/purchasing/cost'>>) =>
  groups.map(({ key, rows, totals }) => [key, rows.map(({ id }) => id), totals?.sums.get('cost_amount')])

test('names come by the alphabet, each with what its rows come to', () => {
  expect(told(groupsOf(project, columns, costs, (row) => row.project_name))).toEqual([
    ['App', ['2'], 20.2],
    ['Website', ['1', '3'], 40.4],
  ])
})

test('days are put together by their week or month, the newest first', () => {
  const name = (row: Cost) => row.date
  expect(told(groupsOf(date, columns, costs, name))).toEqual([['2026-W14', ['1', '2', '3'], 60.6]])
  expect(told(groupsOf({ ...date, group: 'month' }, columns, costs, name)).map(([key]) => key)).toEqual([
    '2026-04',
    '2026-03',
  ])
})
