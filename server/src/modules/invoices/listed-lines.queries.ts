// What stands on all invoices, line by line, so that what was invoiced of a project can be checked.
import { byFlag, byId, byText, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { recordType } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import { byProjectCustomer } from '../projects/public.ts'
import { invoiceLine } from './invoice-lines.queries.ts'
import { lineKinds } from './invoice-lines.shapes.ts'
import { invoiceStatuses, invoiceTypes } from './invoices.shapes.ts'
import { ListedInvoiceLine } from './listed-lines.shapes.ts'

// A line has neither days nor a currency of its own: it shares those of its invoice. Texts come to nothing, so they are no rows.
export const lineList = listing({
  type: recordType({
    ...invoiceLine,
    shape: ListedInvoiceLine,
    source: sql`(
      select l.*, i.number as invoice_number, i.type as invoice_type, i.status as invoice_status, i.invoice_date, i.currency,
        i.organization_id, i.person_id, i.created_at, i.updated_at
      from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id where l.kind <> 'text')`,
    joins: sql`${invoiceLine.joins!}
      left join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id
      left join person on person.environment_id = t.environment_id and person.id = t.person_id`,
    columns: {
      ...invoiceLine.columns,
      organization_name: raw('organization.name'),
      person_name: raw('person.full_name'),
    },
  }),
  filters: {
    project_id: byId(raw('t.project_id')),
    service_id: byId(raw('t.service_id')),
    invoice_id: byId(raw('t.invoice_id')),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    kind: byWord(
      raw('t.kind'),
      lineKinds.filter((kind) => kind !== 'text'),
    ),
    invoice_status: byWord(raw('t.invoice_status'), invoiceStatuses),
    invoice_type: byWord(raw('t.invoice_type'), invoiceTypes),
    currency: byText(raw('t.currency')),
    project_organization_id: byProjectCustomer('organization_id'),
    project_person_id: byProjectCustomer('person_id'),
    has_project: byFlag(raw('t.project_id is not null')),
    ...dayRange('invoice_date'),
  },
  orders: {
    invoice_date: { by: raw('t.invoice_date'), nullable: true },
    amount: { by: raw('t.amount') },
  },
  defaultSort: '-invoice_date',
})
