// The roles an environment starts with, and what a role lets one do.
import { type Right, rights, scopes } from '../../shared/rights.ts'

export const standardRoles: Readonly<Record<string, readonly Right[]>> = {
  owner: rights,
  administrator: rights.filter((right) => right !== 'approve_own'),
  manager: [...scopes, 'cost_rates', 'approve_hours', 'approve_leave', 'approve_purchases', 'planning'],
  finance: [
    'crm:read',
    'crm:write',
    'projects:read',
    'hours:read',
    'invoices:read',
    'invoices:write',
    'sales:read',
    'hrm:read',
    'cost_rates',
    'approve_purchases',
  ],
  hr: [
    'crm:read',
    'projects:read',
    'hours:read',
    'hrm:read',
    'hrm:write',
    'cost_rates',
    'absence',
    'approve_leave',
    'planning',
    'people',
  ],
  // Of leave and absence only their own; the finer rights open those of others.
  employee: [
    'crm:read',
    'crm:write',
    'projects:read',
    'hours:read',
    'hours:write',
    'sales:read',
    'hrm:read',
    'hrm:write',
  ],
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
