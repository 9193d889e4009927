// An organization or a person, where both are told the same way.
export interface Customer {
  readonly of: 'organization' | 'person'
  readonly id: string
}

export function customerPath<O extends Customer['of']>(of: O): `/crm/${O}` {
  return `/crm/${of}`
}
