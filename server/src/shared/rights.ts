// Everything a person or a key can be allowed to do. Scopes are what keys are made of; the finer rights only people have.

export const scopes = [
  'crm:read',
  'crm:write',
  'projects:read',
  'projects:write',
  'hours:read',
  'hours:write',
  'invoices:read',
  'invoices:write',
  'sales:read',
  'sales:write',
  'hrm:read',
  'hrm:write',
] as const

export const finerRights = ['cost_rates', 'absence', 'approve_hours', 'approve_purchases', 'settings', 'users'] as const

export type Scope = (typeof scopes)[number]
export type Right = Scope | (typeof finerRights)[number]

export const rights: readonly Right[] = [...scopes, ...finerRights]
