import type { Static } from 'typebox'
import { loadRecords } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { deleteOrganization, insertOrganization, organization } from '../../modules/crm/organizations.queries.ts'
import { OrganizationScreenCreate } from '../../modules/crm/organizations.shapes.ts'
import { plainName } from '../directory.queries.ts'
import type { Values } from '../rows.rules.ts'
import { addressOf, given, inTurn, type Kind, refusalBy, withCustomFields } from './kind.ts'

export const organizationKind: Kind = {
  rowsAtOnce: 200,
  check: (values) => refusalBy(OrganizationScreenCreate, bodyOf(values)),
  keysOf: ({ name, relation_number }) => [
    `name ${plainName(String(name))}`,
    ...(relation_number === undefined ? [] : [`number ${relation_number}`]),
  ],
  callsOf: ({ name, relation_number, reference }) => ({ name: String(name), numbers: [relation_number, reference] }),
  async allTaken(ctx) {
    const known = await ctx.tx.all<{ name: string; relation_number: string | null }>(
      sql`select name, relation_number from organization`,
    )
    return known.flatMap(({ name, relation_number }) =>
      organizationKind.keysOf({ name, relation_number: relation_number ?? undefined }),
    )
  },
  make: (ctx, rows) =>
    inTurn(rows, async (values, row) => {
      const made = await insertOrganization(ctx, bodyOf(values))
      const { id, version } = await withCustomFields(ctx, organization, made, row)
      return [{ resource: 'organization', id, version }]
    }),
  async unmake(ctx, made) {
    const ids = made.map(([first]) => first!.id)
    const records = await loadRecords(ctx.tx, organization, sql`t.id = any(${ids}::uuid[])`, ctx)
    // They come as they were made; what belongs to another goes before it.
    for (const before of records.toReversed()) deleteOrganization(ctx, before)
    return made.map(() => null)
  },
}

function bodyOf(values: Values): Static<typeof OrganizationScreenCreate> {
  const { reference, line1, postal_code, locality, country, relation_types, parent, account_manager, ...rest } = values
  return given({
    ...rest,
    address: addressOf(values),
    relation_type_ids: relation_types,
    parent_organization_id: parent,
    account_manager_employee_id: account_manager,
  }) as Static<typeof OrganizationScreenCreate>
}
