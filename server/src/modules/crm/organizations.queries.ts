// Organizations as they are stored: the record, the list, and the writes.
import type { Context } from '../../db/context.ts'
import { byCustomField, byFlag, byId, bySearch, byText } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, type Rendered, recordType, rowsOf } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import {
  deleteRecord,
  insertRecord,
  insertRow,
  renderCreated,
  renderUpdated,
  updateRecord,
  updateRow,
} from '../../db/write.ts'
import { Problem } from '../../shared/problem.ts'
import { fullAddress } from '../../shared/shapes.ts'
import { contactRole } from './contact-roles.queries.ts'
import { deleteCustomFieldValues } from './custom-field-values.queries.ts'
import { Organization, type OrganizationValues } from './organizations.shapes.ts'
import { byRelationType, setRelationTypes } from './relation-types.queries.ts'

type LoadedOrganization = Loaded<Tables['organization']>

export const organization = recordType({
  name: 'organization',
  table: 'organization',
  shape: Organization,
  joins: sql`left join employee account_manager on account_manager.environment_id = t.environment_id and account_manager.id = t.account_manager_employee_id`,
  columns: { account_manager_employee_name: raw('account_manager.full_name') },
  detail: { contact_roles: rowsOf(contactRole, sql`t.organization_id = owner.id`, raw('t.created_at, t.id')) },
})

export const organizationList = listing({
  type: organization,
  filters: {
    q: bySearch(raw('t.search')),
    name: byText(raw('t.name')),
    coc_code: byText(raw('t.coc_code')),
    vat_number: byText(raw(`upper(translate(t.vat_number, ' .', ''))`), normalVatNumber),
    relation_number: byText(raw('t.relation_number')),
    email: byText(raw('lower(t.email)'), (text) => text.toLowerCase()),
    relation_type_id: byRelationType('organization'),
    account_manager_employee_id: byId(raw('t.account_manager_employee_id')),
    is_active: byFlag(raw('t.is_active')),
    country: byText(raw(`upper(t.address ->> 'country')`), (text) => text.toUpperCase()),
    custom_field: byCustomField(),
  },
  orders: { name: { by: raw('t.name') }, relation_number: { by: raw('t.relation_number'), nullable: true } },
  defaultSort: 'name',
  tallied: true,
})

/** Numbers are compared without spaces and dots, in capitals. */
function normalVatNumber(text: string): string {
  return text.replace(/[ .]/g, '').toUpperCase()
}

export async function insertOrganization(
  ctx: Context,
  { relation_type_ids, ...values }: OrganizationValues,
): Promise<Rendered> {
  const row = { id: ctx.newId(), ...columnsOf(values) }
  if (!relation_type_ids?.length) return insertRecord(ctx, organization, row)
  insertRow(ctx, 'organization', row)
  await setRelationTypes(ctx, 'organization', row.id, relation_type_ids)
  return renderCreated(ctx, organization, row.id)
}

export async function updateOrganization(
  ctx: Context,
  before: LoadedOrganization,
  { relation_type_ids, ...values }: OrganizationValues,
): Promise<Rendered> {
  if (values.parent_organization_id) await checkNoCycle(ctx, before.id, values.parent_organization_id)
  const relinked = relation_type_ids && (await setRelationTypes(ctx, 'organization', before.id, relation_type_ids))
  if (!relinked) return updateRecord(ctx, organization, before, columnsOf(values))
  updateRow(ctx, 'organization', before.id, columnsOf(values))
  return renderUpdated(ctx, organization, before)
}

export function deleteOrganization(ctx: Context, before: LoadedOrganization): void {
  deleteCustomFieldValues(ctx, before.id)
  deleteRecord(ctx, organization, before)
}

function columnsOf({ address, ...values }: OrganizationValues) {
  return address === undefined ? values : { ...values, address: fullAddress(address) }
}

// A group of companies is a tree: walking up from the new parent must not lead back here. The lock keeps two changes that are
// each harmless from closing a loop together.
async function checkNoCycle(ctx: Context, id: string, parentId: string): Promise<void> {
  ctx.tx.send(sql`select pg_advisory_xact_lock(hashtextextended('organization_parent ' || current_environment(), 0))`)
  const loop = await ctx.tx.first(sql`
    with recursive above (id, parent_organization_id) as (
      select id, parent_organization_id from organization where id = ${parentId}
      union select o.id, o.parent_organization_id from organization o join above a on o.id = a.parent_organization_id)
    select from above where id = ${id}`)
  if (loop) throw new Problem('cycle', 'An organization cannot belong to itself, also not through others.')
}
