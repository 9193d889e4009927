// Service rates as they are stored. A rate holds until the next one for the same hour type and employee begins.
import type { Context } from '../../db/context.ts'
import { byDay, byId } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { touch } from '../../db/write.ts'
import { ServiceRate } from './service-rates.shapes.ts'
import { type HeldProject, holdProject } from './surroundings.queries.ts'

const next = sql`(
  select min(later.valid_from) from service_rate later
  where later.environment_id = t.environment_id and later.service_id = t.service_id and later.valid_from > t.valid_from
    and later.hour_type_id is not distinct from t.hour_type_id and later.employee_id is not distinct from t.employee_id)`

export const serviceRate = recordType({
  name: 'servicerate',
  table: 'service_rate',
  shape: ServiceRate,
  joins: sql`
    join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id
    left join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    project_id: raw('service.project_id'),
    hour_type_name: raw('hour_type.name'),
    employee_name: raw('employee.full_name'),
    valid_to: sql`${next} - 1`,
  },
})

export const serviceRateList = listing({
  type: serviceRate,
  filters: {
    service_id: byId(raw('t.service_id')),
    project_id: byId(
      raw('(select s.project_id from service s where s.environment_id = t.environment_id and s.id = t.service_id)'),
    ),
    hour_type_id: byId(raw('t.hour_type_id')),
    employee_id: byId(raw('t.employee_id')),
    valid_on: byDay(
      (day) => sql`t.valid_from <= ${day} and coalesce(${next} > ${day}, true)`,
      'Those that count on this day.',
    ),
  },
  orders: { service_id: { by: raw('t.service_id') }, valid_from: { by: raw('t.valid_from') } },
  defaultSort: 'service_id,-valid_from',
})

export interface LoadedServiceRate extends Loaded<Tables['service_rate']> {
  readonly project: HeldProject
}

export async function loadServiceRate(ctx: Context, id: string): Promise<LoadedServiceRate | undefined> {
  const project = await holdProject(
    ctx.tx,
    sql`(select s.project_id from service_rate r join service s on s.id = r.service_id where r.id = ${id})`,
  )
  const loaded = project && (await loadRecord(ctx.tx, serviceRate, id, ctx))
  return loaded && { ...loaded, project }
}

/** Rates and installments are shown inside their service, and the service inside its project. */
export function touchService(ctx: Context, project: Pick<HeldProject, 'id'>, serviceId: string): void {
  ctx.tx.send(touch(ctx, 'project', project.id))
  ctx.tx.send(touch(ctx, 'service', serviceId))
}
