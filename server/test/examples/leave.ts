import { addDays } from '../../src/shared/calendar.ts'
import { type Bodies, fresh, freshNumber, type Records, type World } from './world.ts'

export const leaveBodies: Bodies = {
  'leavetype.create': () => ({ name: fresh('Study leave '), kind: 'special', affects_balance: false }),
  'leavetype.update': () => ({ name: fresh('Care leave ') }),
  'leave.create': async (world) => ({
    employee_id: await world.make('/hrm/employee'),
    leave_type_id: await leaveTypeOf(world, 'special'),
    start_date: '2026-12-07',
    end_date: '2026-12-08',
  }),
  'leave.preview': async (world) => ({
    employee_id: await world.make('/hrm/employee'),
    leave_type_id: await leaveTypeOf(world, 'special'),
    start_date: '2026-12-07',
    end_date: '2026-12-08',
  }),
  'leave.calendar': () => ({ date_from: '2026-12-01', date_to: '2026-12-31' }),
  'leavefeed.create': () => ({ kind: 'company', language: 'nl' }),
  'leave.update': () => ({ note: fresh('Moving house ') }),
  'leavebalance.update': () => ({ expires_on: addDays('2201-01-01', freshNumber()) }),
  'leaveadjustment.create': async (world) => ({
    employee_id: await world.make('/hrm/employee'),
    leave_type_id: await leaveTypeOf(world, 'extra'),
    year: 2026,
    minutes: 480,
    reason: 'Bought.',
  }),
}

export const leaveRecords: Records = {
  '/hrm/leavebalance': async (world) => {
    const id = await world.make('/hrm/employee')
    const { body } = await world.env.get(`/hrm/leavebalance?employee_id=${id}`)
    return body.data[0].id
  },
}

async function leaveTypeOf({ env }: World, kind: string): Promise<string> {
  const { body } = await env.get('/hrm/leavetype')
  return body.data.find((type: { kind: string }) => type.kind === kind).id
}
