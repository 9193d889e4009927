// Contact roles as they are stored. Organization and person show them, so a change of a role moves both.
import type { Context } from '../../db/context.ts'
import { byFlag, byId } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, touch, updateRecord } from '../../db/write.ts'
import { ContactRole, type ContactRoleChanges, type ContactRoleValues } from './contact-roles.shapes.ts'

type LoadedRole = Loaded<Tables['contact_role']>
type Ends = Pick<Tables['contact_role'], 'organization_id' | 'person_id'>

const isActive = raw('(t.end_date is null or t.end_date >= current_day())')

export const contactRole = recordType({
  name: 'contactrole',
  table: 'contact_role',
  shape: ContactRole,
  joins: sql`
    join organization o on o.environment_id = t.environment_id and o.id = t.organization_id
    join person p on p.environment_id = t.environment_id and p.id = t.person_id`,
  columns: { organization_name: raw('o.name'), person_name: raw('p.full_name'), is_active: isActive },
})

export const contactRoleList = listing({
  type: contactRole,
  filters: {
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    is_active: byFlag(isActive),
    is_primary: byFlag(raw('t.is_primary')),
  },
  orders: {},
  defaultSort: 'created_at',
  tallied: true,
})

export async function insertContactRole(ctx: Context, values: ContactRoleValues): Promise<Rendered> {
  const id = ctx.newId()
  if (values.is_primary) await takeOver(ctx, id, values.organization_id)
  const after = await insertRecord(ctx, contactRole, { id, ...values })
  touchEnds(ctx, values)
  return after
}

export async function updateContactRole(
  ctx: Context,
  before: LoadedRole,
  values: ContactRoleChanges,
): Promise<Rendered> {
  if (values.is_primary) await takeOver(ctx, before.id, before.row.organization_id)
  const after = await updateRecord(ctx, contactRole, before, values)
  if (after !== before) touchEnds(ctx, before.row)
  return after
}

export function deleteContactRole(ctx: Context, before: LoadedRole): void {
  deleteRecord(ctx, contactRole, before)
  touchEnds(ctx, before.row)
}

/** What a role knows of how to reach the person goes with the person. */
export async function forgetContactDetails(ctx: Context, personId: string): Promise<void> {
  const roles = await ctx.tx.all<{ id: string }>(
    sql`select id from contact_role where person_id = ${personId} order by id`,
  )
  for (const { id } of roles) {
    const role = await loadRecord(ctx.tx, contactRole, id, ctx)
    if (role) await updateContactRole(ctx, role, { work_email: null, work_phone: null })
  }
}

// An organization has one primary contact: the new one takes the place of the old one, who loses it in the same transaction.
// Holding the organization keeps two newcomers from taking it at once.
async function takeOver(ctx: Context, id: string, organizationId: string): Promise<void> {
  await ctx.tx.first(sql`select from organization where id = ${organizationId} for no key update`)
  const old = await ctx.tx.first<{ id: string }>(
    sql`select id from contact_role where organization_id = ${organizationId} and is_primary and id <> ${id}`,
  )
  const before = old && (await loadRecord(ctx.tx, contactRole, old.id, ctx))
  if (!before) return
  await updateRecord(ctx, contactRole, before, { is_primary: false })
  ctx.tx.send(touch(ctx, 'person', before.row.person_id))
}

function touchEnds(ctx: Context, { organization_id, person_id }: Ends): void {
  ctx.tx.send(touch(ctx, 'organization', organization_id))
  ctx.tx.send(touch(ctx, 'person', person_id))
}
