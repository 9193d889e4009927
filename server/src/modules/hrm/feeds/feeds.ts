// Feeds of approved leave for calendar programs: /hrm/leavefeed. Everybody has his own; making one anew ends the address before it.
import Type, { type Static } from 'typebox'
import type { Context } from '../../../db/context.ts'
import { type Loaded, loadRecord, loadRecords, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { type Sql, sql } from '../../../db/sql.ts'
import { deleteRecord, insertRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import type { Installation } from '../../../shared/installation.ts'
import { Body, Id, Instant, One, OneOf, Row } from '../../../shared/shapes.ts'

const feedKinds = ['own', 'teams', 'company'] as const
const Kind = { ...OneOf(feedKinds), description: 'Own leave, that of everybody in the own teams, or of all.' }

const LeaveFeedCreate = Body({ kind: OneOf(feedKinds), language: OneOf(['nl', 'en']) }, 'LeaveFeedCreate')
const LeaveFeedRecord = Row({ kind: Kind, language: OneOf(['nl', 'en']) }, 'LeaveFeedRecord')
const LeaveFeed = Type.Object(
  {
    id: Id,
    kind: Kind,
    url: Type.String({ format: 'uri', description: 'A secret: whoever has it reads the feed.' }),
    created_at: Instant,
  },
  { title: 'LeaveFeed' },
)
const LeaveFeeds = Type.Object({ feeds: Type.Array(LeaveFeed) }, { title: 'LeaveFeeds' })

// The address is no part of the record, so neither the audit nor an event knows it.
const leaveFeed = recordType({ name: 'leavefeed', table: 'leave_feed', shape: LeaveFeedRecord })

export const leaveFeeds = [
  operation({
    id: 'leavefeed.list',
    summary: 'List the own feeds of leave with their addresses',
    method: 'GET',
    path: '/hrm/leavefeed',
    surface: 'app',
    scope: 'hrm:read',
    success: 200,
    response: One(LeaveFeeds),
    run: async (ctx, { installation }) => {
      const rows = await ctx.tx.all<FeedRow>(sql`
        select t.id, t.kind, instant_text(t.created_at) as created_at from leave_feed t where ${own(ctx)} order by t.kind`)
      return { data: { feeds: rows.map((row) => told(row, installation)) } }
    },
  }),
  operation({
    id: 'leavefeed.create',
    summary: 'Make a feed of leave, or give it a new address',
    method: 'POST',
    path: '/hrm/leavefeed',
    note: 'There is one of each kind; the address before stops working at once.',
    surface: 'app',
    scope: 'hrm:read',
    body: LeaveFeedCreate,
    success: 201,
    response: One(LeaveFeed),
    problems: ['duplicate'],
    secret: true,
    run: (ctx, { body, installation }) => makeFeed(ctx, body, installation),
  }),
  operation({
    id: 'leavefeed.delete',
    summary: 'End a feed of leave; its address stops working at once',
    method: 'DELETE',
    path: '/hrm/leavefeed/{id}',
    surface: 'app',
    scope: 'hrm:read',
    load: (ctx, id): Promise<Loaded<Tables['leave_feed']> | undefined> =>
      loadRecord(ctx.tx, leaveFeed, id, ctx, own(ctx)),
    success: 204,
    run: async (ctx, { before }) => deleteRecord(ctx, leaveFeed, before),
  }),
]

interface FeedRow {
  readonly id: string
  readonly kind: string
  readonly created_at: string
}

async function makeFeed(ctx: Context, { kind, language }: Static<typeof LeaveFeedCreate>, installation: Installation) {
  const before = await loadRecords(ctx.tx, leaveFeed, sql`${own(ctx)} and t.kind = ${kind}`, ctx)
  for (const one of before) deleteRecord(ctx, leaveFeed, one)
  const id = ctx.newId()
  await insertRecord(ctx, leaveFeed, { id, user_id: ctx.actor.userId, kind, language })
  return { data: told({ id, kind, created_at: ctx.now }, installation) }
}

function told(row: FeedRow, { linkToFeed }: Installation) {
  return { ...row, url: linkToFeed(row.id) }
}

function own({ actor }: Context): Sql {
  return sql`t.user_id = ${actor.userId}`
}
