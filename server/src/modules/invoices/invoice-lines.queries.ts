// The lines of an invoice as they are stored.
import { recordType } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import { InvoiceLine } from './invoice-lines.shapes.ts'

export const invoiceLine = recordType({
  name: 'invoiceline',
  table: 'invoice_line',
  shape: InvoiceLine,
  joins: sql`
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id`,
  columns: {
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    hour_type_name: raw('hour_type.name'),
  },
})
