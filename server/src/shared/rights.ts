// Everything a person or a key can be allowed to do. Scopes are what keys are made of; the finer rights only people have.
import { Problem } from './problem.ts'

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

/**
 * cost_rates: what people cost. absence: everybody's absences, with their kind. approve_*: deciding for others, approve_own also for
 * oneself. planning: the planning of others. people: employees, contracts, teams and what they are entitled to.
 */
export const finerRights = [
  'cost_rates',
  'absence',
  'approve_hours',
  'approve_leave',
  'approve_own',
  'approve_purchases',
  'planning',
  'people',
  'settings',
  'users',
] as const

export type Scope = (typeof scopes)[number]
export type Right = Scope | (typeof finerRights)[number]

export const readScopes: readonly Scope[] = scopes.filter((scope) => scope.endsWith(':read'))
export const rights: readonly Right[] = [...scopes, ...finerRights]

/** A right that is missing is named, so that whoever asks knows what to ask for. */
export function checkRight(actor: { readonly type: string; readonly rights: ReadonlySet<Right> }, right: Right): void {
  if (actor.rights.has(right)) return
  if (actor.type === 'user')
    throw new Problem('forbidden', `Your role lacks the right ${right}.`, { required_right: right })
  throw new Problem('insufficient-scope', `This needs the scope ${right}.`, {
    required_scope: right,
    challenge: `Bearer error="insufficient_scope", scope="${right}"`,
  })
}
