// Forgetting somebody who worked here: hours, contracts and leave stay, and no longer say whose they were.
import type { Context } from '../../../db/context.ts'
import { loadRecord, loadRecords } from '../../../db/record.ts'
import { sql } from '../../../db/sql.ts'
import { updateRecord } from '../../../db/write.ts'
import { deleteCustomFieldValues } from '../../crm/public.ts'
import { absence, unhidden } from '../absence/absences.queries.ts'
import { deleteAbsence } from '../absence/absences.ts'
import { holdEmployees } from '../hold-employees.ts'
import { leave } from '../leave/leave.queries.ts'
import { employee, rememberTold } from './employees.queries.ts'

export async function eraseEmployee(ctx: Context, id: string): Promise<void> {
  await holdEmployees(ctx, [id])
  const absences = await loadRecords(ctx.tx, absence, sql`t.employee_id = ${id}`, unhidden(ctx))
  for (const before of absences) await deleteAbsence(ctx, before)
  const told = sql`t.employee_id = ${id} and (t.note is not null or t.decision_note is not null)`
  for (const before of await loadRecords(ctx.tx, leave, told, ctx))
    await updateRecord(ctx, leave, before, { note: null, decision_note: null })
  deleteCustomFieldValues(ctx, id)
  const before = await loadRecord(ctx.tx, employee, id, ctx)
  if (!before) return
  await updateRecord(ctx, employee, before, {
    first_name: null,
    last_name: 'Removed employee',
    email: null,
    phone: null,
    job_title: null,
    employee_number: null,
    is_deactivated: true,
    custom_fields: {},
  })
  rememberTold(ctx, id)
}
