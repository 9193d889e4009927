// What only the screens ask of leave, and nothing of it writes: a request before it is made, what may be done with one, the calendar.
import { operation } from '../../../http/operation.ts'
import { One } from '../../../shared/shapes.ts'
import { visibleNote } from '../visibility.ts'
import { findStanding, readCalendar } from './calendar.queries.ts'
import { allowedSteps } from './leave.rules.ts'
import {
  LeaveActions,
  LeaveCalendar,
  LeaveCalendarQuery,
  LeavePreview,
  LeavePreviewQuery,
} from './leave-screens.shapes.ts'
import { previewLeave } from './preview-leave.ts'

export const leaveScreens = [
  operation({
    id: 'leave.preview',
    summary: 'What a request for leave would come to, without making it',
    method: 'GET',
    path: '/hrm/leave/preview',
    note: 'By the same rules as the request itself; what they would refuse stands in `refusal`.',
    surface: 'app',
    scope: 'hrm:write',
    query: LeavePreviewQuery,
    success: 200,
    response: One(LeavePreview),
    problems: ['forbidden'],
    run: async (ctx, { body }) => ({ data: await previewLeave(ctx, body) }),
  }),
  operation({
    id: 'leave.calendar',
    summary: 'Who has leave on which days',
    method: 'GET',
    path: '/hrm/leave/calendar',
    note: "Everybody's approved leave, without its type; the type, and what is only asked for, as far as the list of leave shows it.",
    surface: 'app',
    scope: 'hrm:read',
    query: LeaveCalendarQuery,
    success: 200,
    response: One(LeaveCalendar),
    run: async (ctx, { body }) => ({ data: await readCalendar(ctx, body) }),
  }),
  operation({
    id: 'leave.actions',
    summary: 'What one may do with this leave now',
    method: 'GET',
    path: '/hrm/leave/{id}/actions',
    note: visibleNote('approve_leave'),
    surface: 'app',
    scope: 'hrm:read',
    load: findStanding,
    success: 200,
    response: One(LeaveActions),
    run: async (ctx, { before: { leave, actor } }) => ({
      data: { allowed_actions: ctx.can('hrm:write') ? allowedSteps(leave, actor, ctx.today) : [] },
    }),
  }),
]
