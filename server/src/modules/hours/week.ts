// A week of hours at once: /hours/week. Only the screens have it.
import { operation } from '../../http/operation.ts'
import { copyWeek } from './copy-week.ts'
import { readWeek } from './read-week.ts'
import { Week, WeekCopied, WeekCopy, WeekQuery } from './week.shapes.ts'

export const weeks = [
  operation({
    id: 'week.read',
    summary: 'Read a week of hours as a grid, against the contract',
    method: 'GET',
    path: '/hours/week',
    surface: 'app',
    note: 'Rows of the week before are carried over as far as hours can still be booked on them. schedule is null on days without contract, and of others without `hrm:read`.',
    scope: 'hours:read',
    query: WeekQuery,
    success: 200,
    response: Week,
    problems: ['forbidden'],
    run: (ctx, { body }) => readWeek(ctx, body),
  }),
  operation({
    id: 'week.copy',
    summary: 'Copy the hours of a week into another, or only show its rows',
    method: 'POST',
    path: '/hours/week/copy',
    surface: 'app',
    note: 'from and to are any day of their weeks. Hours go to the same weekday and time, into empty cells only. What cannot be booked is skipped and named. With with_minutes false nothing is booked: rows are what the other week was about.',
    scope: 'hours:write',
    body: WeekCopy,
    success: 200,
    response: WeekCopied,
    problems: ['forbidden'],
    run: (ctx, { body }) => copyWeek(ctx, body),
  }),
]
