// A user of each role beside the owner, so that what each of them sees and may do can be tried.
import { type Deed, perform, performOn } from './agenda.ts'
import type { People } from './people.ts'
import type { Plan } from './plan.ts'

/** By place in the first studio. */
const ROLES: readonly (readonly [number, string])[] = [
  [2, 'administrator'],
  [1, 'manager'],
  [4, 'finance'],
  [5, 'hr'],
  [8, 'employee'],
]

export function makeUsers({ today, roles }: Plan, { employee }: People): Deed[] {
  return ROLES.flatMap(([place, role]) => {
    const role_id = roles.get(role)
    const { id, email, first_name, last_name } = employee[place]!
    if (!role_id) return []
    const account = { email, name: `${first_name} ${last_name}`, role_id }
    return [
      {
        day: today,
        async carryOut(ctx) {
          const { id: user_id } = await performOn(ctx, 'user.create', { body: account })
          await perform(ctx, 'employee.update', { id: id!, body: { user_id } })
          return []
        },
      } satisfies Deed,
    ]
  })
}
