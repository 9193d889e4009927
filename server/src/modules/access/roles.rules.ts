// The roles an environment starts with.
import { type Right, rights, scopes } from '../../shared/rights.ts'

export const standardRoles: Readonly<Record<string, readonly Right[]>> = {
  owner: rights,
  admin: rights,
  manager: [...scopes, 'cost_rates', 'absence', 'approve_hours', 'approve_purchases'],
  employee: ['crm:read', 'crm:write', 'projects:read', 'hours:read', 'hours:write', 'sales:read', 'hrm:read'],
}
