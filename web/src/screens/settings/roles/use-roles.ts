// The roles there are: few, so they are read whole. Those that come with Kantoor stand first, from the owner down; none moves when its
// rights change.
import { useAllRecords } from '../../../api/all-records.ts'
import type { Shapes } from '../../../api/api.ts'
import { rankOf } from './role-names.ts'

export type Role = Shapes['Role']

export function useRoles(): readonly Role[] | undefined {
  const { data } = useAllRecords('/settings/role', {})
  return data && [...data.data].sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name))
}
