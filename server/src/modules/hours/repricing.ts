// Prices are frozen on the entry; this is how the open ones of a service, project or employee follow a changed rate after all.
import type { Static } from 'typebox'
import type { Context } from '../../db/context.ts'
import { and, sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { add } from '../../shared/money.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'
import { type Entry, hours, isLocked, loadEntries } from './hours.queries.ts'
import type { Repricing } from './hours.shapes.ts'
import { checkKnown } from './known.queries.ts'
import { costOfHour, priceOfHour } from './price.rules.ts'
import { findRates, type Rates } from './repricing.queries.ts'

const MOST_ENTRIES = 5000

export async function repriceHours(ctx: Context, { from, preview = true, ...place }: Static<typeof Repricing>) {
  const chosen = Object.entries(place)
  checkFields(chosen.length > 0 ? [] : [fieldError('', 'required', 'Say whose hours: a service, project or employee.')])
  await checkKnown(ctx, place)
  const conditions = chosen.map(([field, id]) => placeConditions[field as keyof typeof place](id))
  const open = sql`t.date >= ${from} and not (${isLocked}) and coalesce(project.status = 'active', true)`
  const entries = await loadEntries(ctx, and([...conditions, open]))
  checkFields(
    entries.length <= MOST_ENTRIES
      ? []
      : [fieldError('/from', 'too_many', `At most ${MOST_ENTRIES} entries at once, these are ${entries.length}.`)],
  )
  const rates = await findRates(
    ctx,
    entries.map(({ row }) => row),
  )
  const changes = entries.map((entry) => ({ entry, price: pricesOf(entry, rates) })).filter(isOtherPrice)
  if (!preview) await Promise.all(changes.map(({ entry, price }) => updateRecord(ctx, hours, entry, price)))
  return {
    data: {
      count: changes.length,
      old_amount: Number(add(...changes.map(({ entry }) => entry.row.amount ?? '0'))),
      new_amount: Number(add(...changes.map(({ price }) => price.amount ?? '0'))),
      preview,
    },
  }
}

const placeConditions = {
  service_id: (id: string) => sql`t.service_id = ${id}`,
  project_id: (id: string) => sql`t.project_id = ${id}`,
  employee_id: (id: string) => sql`t.employee_id = ${id}`,
}

function pricesOf({ row }: Entry, rates: Rates) {
  const service = row.service_id ? rates.services.get(row.service_id)! : null
  const { employee_rates, cost_rates } = rates.employees.get(row.employee_id)!
  return {
    ...priceOfHour({
      ...row,
      service,
      service_rates: service?.service_rates ?? [],
      project: row.project_id ? rates.projects.get(row.project_id)! : null,
      employee_rates,
      hour_type: row.hour_type_id ? rates.hourTypes.get(row.hour_type_id)! : null,
    }),
    ...costOfHour({ ...row, cost_rates }),
  }
}

function isOtherPrice({ entry, price }: { entry: Entry; price: ReturnType<typeof pricesOf> }): boolean {
  return Object.entries(price).some(([column, value]) => entry.row[column as keyof typeof price] !== value)
}
