// January and February: planning and hours, leave and sickness in between, and the manager who looks at all of it.
import { expect } from 'vitest'
import { refusal } from '../fixtures.ts'
import { type Colleague, done } from './office.ts'
import { account, type Story, timesTold, told, workInProgress } from './story.ts'

export async function theWorkIsPlanned({ days, mirjam, emma, thijs, the }: Story): Promise<void> {
  days.turnTo('2027-01-20')
  const forEmma = { employee_id: emma.employeeId, service_id: the.building, minutes: 4800 }
  const plan = done(
    await mirjam.api.post('/hrm/planning', { ...forEmma, start_date: '2027-02-08', end_date: '2027-02-19' }),
  )
  the.plan = plan.id
  expect(plan).toMatchObject({ project_id: the.project, conflicts: [] })
  expect(plan.days).toEqual(BOTH_WEEKS.map((date) => ({ date, minutes: 480 })))

  const forThijs = { employee_id: thijs.employeeId, service_id: the.analysis, minutes_per_day: 240 }
  const span = { start_date: '2027-02-01', end_date: '2027-02-12' }
  expect(refusal(await emma.api.post('/hrm/planning', { ...forThijs, ...span }))).toBe('403 forbidden')
  // Eight days from Monday to Thursday.
  expect(done(await mirjam.api.post('/hrm/planning', { ...forThijs, ...span }))).toMatchObject({ minutes: 1920 })
  const { totals } = done(await mirjam.screen.get(`/projects/project/${the.project}`))
  expect(totals.planned_minutes).toBe(6720)
}

const FIRST_WEEK = ['2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-02-12']
const HER_LEAVE = ['2027-02-15', '2027-02-16', '2027-02-17', '2027-02-18', '2027-02-19']
const BOTH_WEEKS = [...FIRST_WEEK, ...HER_LEAVE]

export async function theFirstHoursAreBooked({ days, emma, thijs, the }: Story): Promise<void> {
  days.turnTo('2027-01-29')
  // Eight hours at 110.00.
  for (const date of ['2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28'])
    expect(await book(emma, the.analysis, date, 480)).toMatchObject({ amount: 880, approval_status: 'open' })
  const inHisName = { employee_id: thijs.employeeId, service_id: the.analysis, start_at: '2027-01-28T09:00:00Z' }
  expect(refusal(await emma.api.post('/hours/hours', { ...inHisName, minutes: 60 }))).toBe('403 forbidden')
}

export async function emmaAsksForLeave(story: Story): Promise<void> {
  const { days, mirjam, emma, thijs, the } = story
  days.turnTo('2027-02-01')
  const types: { id: string; kind: string }[] = done(await emma.api.get('/hrm/leavetype'))
  const statutory = types.find(({ kind }) => kind === 'statutory')!
  const wish = { leave_type_id: statutory.id, start_date: '2027-02-15', end_date: '2027-02-19', note: 'Skiing' }
  const leave = done(await emma.api.post('/hrm/leave', { employee_id: emma.employeeId, ...wish }))
  the.leave = leave.id
  expect(leave).toMatchObject({ status: 'requested', minutes: 2400 })
  expect(await account(emma)).toMatchObject({ planned_minutes: 0, balance_minutes: 9600, available_minutes: 7200 })

  const approve = (who: Colleague) => who.api.patch(`/hrm/leave/${the.leave}`, { status: 'approved' })
  expect(refusal(await approve(emma))).toBe('403 forbidden')
  expect(refusal(await approve(thijs))).toBe('404 not-found')
  const approved = done(await approve(mirjam))
  expect(approved).toMatchObject({ status: 'approved', decided_by_employee_id: mirjam.employeeId })
  expect(await account(emma)).toMatchObject({ planned_minutes: 2400, balance_minutes: 7200, available_minutes: 7200 })
  expect(await told(story, 'leave')).toEqual(['leave.created', 'leave.updated', 'leave.approved'])

  // She was planned for those days, and that is now somebody's problem.
  const { conflicts } = done(await mirjam.api.get(`/hrm/planning/${the.plan}`))
  expect(conflicts).toEqual(HER_LEAVE.map((date) => ({ date, kind: 'leave', minutes: 480 })))
  expect(await timesTold(story, 'plan', 'planning.conflict')).toBe(1)
}

export async function moreHoursAreBooked({ days, emma, thijs, the }: Story): Promise<void> {
  days.turnTo('2027-02-04')
  for (const date of ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'])
    expect(await book(thijs, the.analysis, date, 120)).toMatchObject({ amount: 220 })
  days.turnTo('2027-02-12')
  for (const date of FIRST_WEEK) expect(await book(emma, the.building, date, 480)).toMatchObject({ amount: 764 })
}

export async function emmaFallsIll(story: Story): Promise<void> {
  const { days, mirjam, emma, thijs, the } = story
  days.turnTo('2027-02-17')
  const report = { employee_id: emma.employeeId, start_date: '2027-02-17', expected_end_date: '2027-02-18' }
  the.illness = done(await emma.api.post('/hrm/absence', report)).id
  expect(refusal(await emma.api.post('/hrm/absence', report))).toBe('409 absence-open')
  expect(refusal(await thijs.api.get(`/hrm/absence/${the.illness}`))).toBe('404 not-found')

  // Two of her five days are no leave any more; Monday and Tuesday are taken, Friday is still to come.
  const { days: counted, minutes } = done(await emma.api.get(`/hrm/leave/${the.leave}`))
  expect(counted.map((day: Record<string, unknown>) => [day.minutes, day.excluded_reason])).toEqual([
    [480, null],
    [480, null],
    [0, 'absence'],
    [0, 'absence'],
    [480, null],
  ])
  expect(minutes).toBe(1440)
  expect(await account(emma)).toMatchObject({ taken_minutes: 960, planned_minutes: 480, balance_minutes: 8160 })
  const { conflicts } = done(await mirjam.api.get(`/hrm/planning/${the.plan}`))
  const causes = conflicts.map(({ kind }: { kind: string }) => kind)
  expect(causes).toEqual(['leave', 'leave', 'absence', 'absence', 'leave'])
  expect(await timesTold(story, 'plan', 'planning.conflict')).toBe(2)

  days.turnTo('2027-02-19')
  const recovery = { status: 'closed', end_date: '2027-02-18' }
  const closed = done(await emma.api.patch(`/hrm/absence/${the.illness}`, recovery))
  expect(closed).toMatchObject({ status: 'closed', lost_minutes: 960 })
  expect(await timesTold(story, 'illness', 'absence.closed')).toBe(1)
  expect(await account(emma)).toMatchObject({ taken_minutes: 1440, planned_minutes: 0, balance_minutes: 8160 })
}

export async function mirjamPlansAnew({ days, mirjam, emma, the }: Story): Promise<void> {
  days.turnTo('2027-02-22')
  const shorter = { end_date: '2027-02-12', minutes: 2400 }
  const plan = done(await mirjam.api.patch(`/hrm/planning/${the.plan}`, shorter))
  expect(plan).toMatchObject({ minutes: 2400, has_conflicts: false, conflicts: [] })
  const later = { employee_id: emma.employeeId, service_id: the.building, minutes_per_day: 480 }
  const span = { start_date: '2027-02-22', end_date: '2027-02-26' }
  expect(done(await mirjam.api.post('/hrm/planning', { ...later, ...span }))).toMatchObject({
    minutes: 2400,
    conflicts: [],
  })
}

export async function theHoursAreApproved(story: Story): Promise<void> {
  const { days, olga, mirjam, emma, thijs, the } = story
  days.turnTo('2027-02-26')
  // A third of an hour at 95.50: 31.83 each, though together they are an hour.
  for (const time of ['09:00', '11:00', '15:00'])
    expect(await book(emma, the.building, '2027-02-22', 20, time)).toMatchObject({ amount: 31.83 })
  await book(thijs, the.training, '2027-02-24', 360)
  const { id: wrong } = await book(thijs, the.training, '2027-02-25', 400)
  const unapproved = await olga.screen.post('/invoices/invoice/from-work', { hours_ids: [wrong] })
  expect(refusal(unapproved)).toBe('409 invalid-transition /hours_ids/0')

  const submit = async ({ screen, employeeId }: Colleague) => {
    const period = { employee_id: employeeId, date_from: '2027-01-25', date_to: '2027-02-26' }
    const entries: { id: string }[] = done(await screen.post('/hours/hours/submit', period))
    return entries.map(({ id }) => id)
  }
  const [ofEmma, ofThijs] = [await submit(emma), await submit(thijs)]
  expect([ofEmma.length, ofThijs.length]).toEqual([12, 6])
  const approve = (who: Colleague, ids: readonly string[]) => who.screen.post('/hours/hours/approve', { ids })
  expect(refusal(await approve(emma, ofEmma))).toBe('403 forbidden')
  done(await approve(mirjam, ofEmma))
  done(await mirjam.screen.post('/hours/hours/reject', { ids: [wrong], reason: 'You left at three.' }))
  done(await thijs.api.patch(`/hours/hours/${wrong}`, { minutes: 360 }))
  expect(await submit(thijs)).toEqual([wrong])
  done(await approve(mirjam, ofThijs))

  // 40 hours at 110.00, 40 hours at 95.50 and three times 31.83, 12 hours at 125.00.
  expect(await workInProgress(story)).toBe(9815.49)
  the.entry = ofEmma[0]!
  expect(await told(story, 'entry')).toEqual([
    'hours.created',
    'hours.updated',
    'hours.submitted',
    'hours.updated',
    'hours.approved',
  ])
}

async function book(who: Colleague, service_id: string | undefined, date: string, minutes: number, time = '09:00') {
  const start_at = `${date}T${time}:00+01:00`
  return done(await who.api.post('/hours/hours', { employee_id: who.employeeId, service_id, start_at, minutes }))
}
