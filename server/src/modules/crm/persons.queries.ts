// Persons as they are stored: the record, the list, and the writes.
import type { Context } from '../../db/context.ts'
import { byCustomField, byFlag, byLink, bySearch, byText } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, type Rendered, recordType, rowsOf } from '../../db/record.ts'
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
import { fullAddress } from '../../shared/shapes.ts'
import { contactRole, forgetContactDetails } from './contact-roles.queries.ts'
import { deleteCustomFieldValues } from './custom-field-values.queries.ts'
import { Person, type PersonValues } from './persons.shapes.ts'
import { setRelationTypes } from './relation-types.queries.ts'

type LoadedPerson = Loaded<Tables['person']>

export const person = recordType({
  name: 'person',
  table: 'person',
  shape: Person,
  joins: sql`left join employee e on e.environment_id = t.environment_id and e.person_id = t.id`,
  columns: { employee_id: raw('e.id') },
  detail: { contact_roles: rowsOf(contactRole, sql`t.person_id = owner.id`, raw('t.created_at, t.id')) },
})

export const personList = listing({
  type: person,
  filters: {
    q: bySearch(raw('t.search')),
    email: byText(raw('lower(t.email)'), (text) => text.toLowerCase()),
    last_name: byText(raw('t.last_name')),
    organization_id: byLink(
      (ids) =>
        sql`exists (select from contact_role c where c.environment_id = t.environment_id and c.person_id = t.id and c.organization_id = any(${ids}::uuid[]))`,
    ),
    is_active: byFlag(raw('t.is_active')),
    custom_field: byCustomField(),
  },
  orders: {
    last_name: { by: raw('t.last_name') },
    first_name: { by: raw('t.first_name'), nullable: true },
    full_name: { by: raw('t.full_name') },
  },
  defaultSort: 'last_name',
  tallied: true,
})

export async function insertPerson(ctx: Context, { relation_type_ids, ...values }: PersonValues): Promise<Rendered> {
  const row = { id: ctx.newId(), ...columnsOf(values) }
  if (!relation_type_ids?.length) return insertRecord(ctx, person, row)
  insertRow(ctx, 'person', row)
  await setRelationTypes(ctx, 'person', row.id, relation_type_ids)
  return renderCreated(ctx, person, row.id)
}

export async function updatePerson(
  ctx: Context,
  before: LoadedPerson,
  { relation_type_ids, ...values }: PersonValues,
): Promise<Rendered> {
  const relinked = relation_type_ids && (await setRelationTypes(ctx, 'person', before.id, relation_type_ids))
  if (!relinked) return updateRecord(ctx, person, before, columnsOf(values))
  updateRow(ctx, 'person', before.id, columnsOf(values))
  return renderUpdated(ctx, person, before)
}

export function deletePerson(ctx: Context, before: LoadedPerson): void {
  deleteCustomFieldValues(ctx, before.id)
  deleteRecord(ctx, person, before)
}

/** What invoices and projects refer to stays, but no longer says who it was. */
export async function erasePerson(ctx: Context, before: LoadedPerson): Promise<Rendered> {
  await forgetContactDetails(ctx, before.id)
  deleteCustomFieldValues(ctx, before.id)
  return updateRecord(ctx, person, before, {
    first_name: null,
    last_name: 'Removed person',
    email: null,
    phone: null,
    note: null,
    address: null,
    invoice_email: null,
    payment_term_days: null,
    is_active: false,
    custom_fields: {},
  })
}

/** For whoever forgets a person in several places at once. */
export async function eraseKnownPerson(ctx: Context, id: string): Promise<void> {
  const before = await loadRecord(ctx.tx, person, id, ctx)
  if (before) await erasePerson(ctx, before)
}

function columnsOf({ address, ...values }: PersonValues) {
  return address === undefined ? values : { ...values, address: fullAddress(address) }
}
