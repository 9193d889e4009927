// The roles an environment starts with, and what a role lets one do.
import { type Right, rights, scopes } from '../../shared/rights.ts'

export const standardRoles: Readonly<Record<string, readonly Right[]>> = {
  owner: rights,
  admin: rights,
  manager: [...scopes, 'cost_rates', 'absence', 'approve_hours', 'approve_purchases'],
  employee: ['crm:read', 'crm:write', 'projects:read', 'hours:read', 'hours:write', 'sales:read', 'hrm:read'],
}

export interface Role {
  readonly name: string
  readonly isSystem: boolean
  readonly rights: readonly Right[]
}

/** The owner may do everything, also what a later release adds. */
export function isOwner({ name, isSystem }: Pick<Role, 'name' | 'isSystem'>): boolean {
  return isSystem && name === 'owner'
}

export function rightsOfRole(role: Role): ReadonlySet<Right> {
  return new Set(isOwner(role) ? rights : role.rights)
}
