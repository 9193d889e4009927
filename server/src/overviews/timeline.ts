// The timelines of organizations and persons: what happened, from all modules, newest first.
import type { Context } from '../db/context.ts'
import { raw, sql } from '../db/sql.ts'
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { type Customer, findTimeline } from './timeline.queries.ts'
import { Timeline, TimelineQuery } from './timeline.shapes.ts'

export const timelines = [timelineOf('organization', 'an organization'), timelineOf('person', 'a person')]

function timelineOf(customer: Customer, words: string) {
  return operation({
    id: `${customer}.timeline`,
    summary: `What happened with ${words}, newest first`,
    method: 'GET',
    path: `/crm/${customer}/{id}/timeline`,
    note: 'Notes, quotes, opportunities, projects, invoices and documents; of each what the caller may read.',
    scope: 'crm:read',
    surface: 'app',
    load: (ctx, id) => findCustomer(ctx, customer, id),
    query: TimelineQuery,
    success: 200,
    response: One(Timeline),
    run: async (ctx, { id, body }) => ({ data: await findTimeline(ctx, customer, id, body) }),
  })
}

export function findCustomer({ tx }: Context, customer: Customer, id: string) {
  return tx.first<{ id: string }>(sql`select id from ${raw(customer)} where id = ${id}`)
}
