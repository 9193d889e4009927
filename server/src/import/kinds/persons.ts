// Persons, and the role that one has at an organization where the row names it.
import type { Static } from 'typebox'
import { loadRecords } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { contactRole, deleteContactRole, insertContactRole } from '../../modules/crm/contact-roles.queries.ts'
import { ContactRoleCreate } from '../../modules/crm/contact-roles.shapes.ts'
import { deletePerson, insertPerson, person } from '../../modules/crm/persons.queries.ts'
import { PersonScreenCreate } from '../../modules/crm/persons.shapes.ts'
import { plainName } from '../directory.queries.ts'
import type { Values } from '../rows.rules.ts'
import { addressOf, given, inTurn, type Kind, namesOf, refusalBy, withCustomFields } from './kind.ts'

export const personKind: Kind = {
  rowsAtOnce: 200,
  check: (values) =>
    refusalBy(PersonScreenCreate, bodyOf(values)) ??
    (values.organization === undefined
      ? null
      : refusalBy(ContactRoleCreate, roleOf(values, '00000000-0000-0000-0000-000000000000'))),
  keysOf(values) {
    const { first_name, last_name } = namesOf(values)
    const name = plainName([first_name, last_name].filter(Boolean).join(' '))
    return [`person ${name} ${plainName(String(values.email ?? ''))}`]
  },
  async allTaken(ctx) {
    const known = await ctx.tx.all<{ full_name: string; email: string | null }>(
      sql`select full_name, email from person`,
    )
    return known.map(({ full_name, email }) => `person ${plainName(full_name)} ${plainName(email ?? '')}`)
  },
  make: (ctx, rows) =>
    inTurn(rows, async (values, row) => {
      const { id, version } = await withCustomFields(ctx, person, await insertPerson(ctx, bodyOf(values)), row)
      const made = { resource: 'person', id, version } as const
      if (values.organization === undefined) return [made]
      const role = await insertContactRole(ctx, roleOf(values, id))
      return [made, { resource: 'contactrole', id: role.id, version: role.version }]
    }),
  async unmake(ctx, made) {
    const idsOf = (resource: string) => made.flat().flatMap((one) => (one.resource === resource ? one.id : []))
    const roles = await loadRecords(ctx.tx, contactRole, sql`t.id = any(${idsOf('contactrole')}::uuid[])`, ctx)
    for (const before of roles) deleteContactRole(ctx, before)
    const persons = await loadRecords(ctx.tx, person, sql`t.id = any(${idsOf('person')}::uuid[])`, ctx)
    for (const before of persons) deletePerson(ctx, before)
    return made.map(() => null)
  },
}

function bodyOf(values: Values): Static<typeof PersonScreenCreate> {
  const { email, phone, note, is_active } = values
  return given({ ...namesOf(values), email, phone, note, is_active, address: addressOf(values) }) as Static<
    typeof PersonScreenCreate
  >
}

function roleOf({ organization, role }: Values, personId: string): Static<typeof ContactRoleCreate> {
  return given({ organization_id: organization, person_id: personId, role }) as Static<typeof ContactRoleCreate>
}
