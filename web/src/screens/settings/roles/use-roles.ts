// The roles there are: few, so they are read whole. Those that come with Kantoor stand first, from the owner down; none moves when its
// rights change.
import type { Shapes } from '../../../api/api.ts'
import { useRecords } from '../../../api/records.ts'
import { rankOf } from './role-names.ts'

export type Role = Shapes['Role']

export function useRoles(): readonly Role[] | undefined {
  const { data } = useRecords('/settings/role', { limit: 100 })
  return data && [...data.data].sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name))
}
