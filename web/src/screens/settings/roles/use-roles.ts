// The roles there are: few, so they are read whole. Those that come with Kantoor stand first, from the owner down.
import type { Shapes } from '../../../api/api.ts'
import { useRecords } from '../../../api/records.ts'

export type Role = Shapes['Role']

export function useRoles(): readonly Role[] | undefined {
  const { data } = useRecords('/settings/role', { limit: 100 })
  return data && [...data.data].sort((a, b) => weight(b) - weight(a) || a.name.localeCompare(b.name))
}

function weight({ is_system, rights }: Role): number {
  return (is_system ? 1000 : 0) + rights.length
}
