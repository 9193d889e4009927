// Time entries as they are stored: the record, the list, and how entries are taken in hand for a change.
import type { Context } from '../../db/context.ts'
import { byFlag, byId, byLink, bySearch, byWord, dayRange, type Filter, instantRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecords, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { checkChosen } from '../../shared/problem.ts'
import { byProjectCustomer } from '../projects/public.ts'
import type { ApprovalStatus, BillingMethod, InvoiceStatus } from './hours.rules.ts'
import { approvalStatuses, Hours, invoiceStatuses } from './hours.shapes.ts'

// The same order as lockReason in hours.rules.ts; a list must be able to say and filter it without asking entry by entry.
const lockReason = sql`case
    when t.invoice_status = 'invoiced' then 'invoiced'
    when t.invoice_status = 'on_draft' then 'draft_invoice'
    when t.approval_status = 'approved' then 'approved'
    when t.invoice_status = 'written_off' then 'written_off'
    when t.date <= profile.hours_closed_until then 'period_closed'
  end`

// Mostly one closing day holds for everybody, so asking for the one of each employee is left to the days between two of them.
export const isLocked = sql`t.invoice_status in ('invoiced', 'on_draft', 'written_off') or t.approval_status = 'approved'
    or t.date <= ${closingDay(raw('min'))} or t.date <= ${closingDay(raw('max'))} and exists (
      select from employee e join company_profile c on c.environment_id = e.environment_id and c.id = e.company_profile_id
      where e.environment_id = t.environment_id and e.id = t.employee_id and t.date <= c.hours_closed_until)`

function closingDay(ofAll: Sql): Sql {
  return sql`(select ${ofAll}(coalesce(hours_closed_until, '-infinity')) from company_profile
    where id in (select company_profile_id from employee))`
}

export const hours = recordType({
  name: 'hours',
  table: 'time_entry',
  shape: Hours,
  joins: sql`
    join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id
    join company_profile profile on profile.environment_id = t.environment_id and profile.id = employee.company_profile_id
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join organization on organization.environment_id = t.environment_id and organization.id = project.organization_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    organization_id: raw('project.organization_id'),
    organization_name: raw('organization.name'),
    hour_type_name: raw('hour_type.name'),
    end_at: raw('t.start_at + make_interval(mins => t.minutes)'),
    locked: sql`${lockReason} is not null`,
    lock_reason: lockReason,
  },
  hidden: { right: 'cost_rates', fields: ['cost_rate', 'cost_amount'] },
})

export const hoursList = listing({
  type: hours,
  filters: {
    q: bySearch(raw('t.search')),
    employee_id: byId(raw('t.employee_id')),
    team_id: byLink(
      (ids) => sql`t.employee_id in (select employee_id from team_member where team_id = any(${ids}::uuid[]))`,
    ),
    project_id: byId(raw('t.project_id')),
    service_id: byId(raw('t.service_id')),
    organization_id: byOrganization(),
    hour_type_id: byId(raw('t.hour_type_id')),
    ...dayRange('date'),
    ...instantRange('start_at'),
    billable: byFlag(raw('t.billable')),
    locked: byFlag(isLocked),
    approval_status: byWord(raw('t.approval_status'), approvalStatuses),
    invoice_status: byWord(raw('t.invoice_status'), invoiceStatuses),
    invoice_id: byId(raw('t.invoice_id')),
  },
  screenFilters: {
    person_id: byProjectCustomer('person_id'),
    has_project: byFlag(raw('t.project_id is not null')),
  },
  orders: {
    start_at: { by: raw('t.start_at') },
    date: { by: raw('t.date') },
    minutes: { by: raw('t.minutes') },
    employee_name: { by: raw('employee.full_name'), joined: true },
    project_name: { by: raw('project.name'), nullable: true, joined: true },
  },
  defaultSort: '-start_at',
  tallied: true,
  seek: 'start_at',
  deletable: true,
})

// The customer stands at the project, so null means a project without one as well as no project.
function byOrganization(): Filter {
  const some = byLink(
    (ids) => sql`t.project_id in (select id from project where organization_id = any(${ids}::uuid[]))`,
  )
  return {
    ...byId(raw('')),
    read: (text) =>
      text === 'null'
        ? sql`(t.project_id is null or t.project_id in (select id from project where organization_id is null))`
        : some.read(text),
  }
}

/** The row, with what the rules want to know of its surroundings. */
export interface EntryRow extends Omit<Tables['time_entry'], 'approval_status' | 'invoice_status'> {
  approval_status: ApprovalStatus
  invoice_status: InvoiceStatus
  hours_closed_until: string | null
  manager_employee_id: string | null
  project_manager_id: string | null
  organization_id: string | null
  person_id: string | null
  billing_method: BillingMethod | null
}

export type Entry = Loaded<EntryRow>

/** Loads and locks one entry for a change; undefined is a 404. */
export async function loadEntry(ctx: Context, id: string): Promise<Entry | undefined> {
  return (await loadEntries(ctx, sql`t.id = ${id}`))[0]
}

export function loadEntries(ctx: Context, condition: Sql): Promise<Entry[]> {
  return loadRecords<'time_entry', EntryRow>(ctx.tx, hours, condition, ctx, surroundings)
}

/** The same for entries that were chosen by their ids; every one must be there. */
export async function chosenEntries(ctx: Context, ids: readonly string[]): Promise<Entry[]> {
  const entries = await loadEntries(ctx, sql`t.id = any(${ids}::uuid[])`)
  checkChosen(ids, entries)
  return entries
}

const surroundings =
  raw(`, profile.hours_closed_until, employee.manager_employee_id, project.manager_employee_id as project_manager_id,
  project.organization_id, project.person_id, service.billing_method`)
