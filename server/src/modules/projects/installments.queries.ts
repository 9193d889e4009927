// Installments as they are read. Ready is what nobody has put on an invoice when its day has come.
import { recordType } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import { Installment } from './installments.shapes.ts'

export const installmentStatus = sql`case
  when t.is_invoiced then 'invoiced'
  when t.invoice_id is not null then 'on_draft'
  when t.planned_date <= current_day() then 'ready'
  else 'planned'
end`

export const installment = recordType({
  name: 'installment',
  table: 'installment',
  shape: Installment,
  joins: sql`
    join service on service.environment_id = t.environment_id and service.id = t.service_id
    join project on project.environment_id = t.environment_id and project.id = service.project_id`,
  columns: {
    service_name: raw('service.name'),
    project_id: raw('project.id'),
    project_name: raw('project.name'),
    status: installmentStatus,
  },
})
