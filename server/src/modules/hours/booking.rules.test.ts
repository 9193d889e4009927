import { describe, expect, it } from 'vitest'
import { type Booking, type BookingFacts, checkBooking, checkProjectOpen, projectOfBooking } from './booking.rules.ts'

const entry: Booking = {
  employee_id: 'anna',
  project_id: 'p',
  service_id: 's',
  hour_type_id: 'design',
  start_at: '2026-03-28T22:30:00.000Z',
  date: '2026-03-28',
  minutes: 180,
}
const facts: BookingFacts = {
  today: '2026-03-28',
  project: { status: 'active' },
  service: { project_id: 'p', status: 'open', is_bookable: true },
  hour_type: { is_active: true },
  employee: { employment_start: '2026-01-01', employment_end: '2026-12-31', is_deactivated: false },
  hours_closed_until: '2026-02-28',
  hours_overlap: 'allow',
  other_minutes: 0,
  has_overlap: false,
}
const problem = (code: string) => expect.objectContaining({ code })
const employee = facts.employee

describe('a booking', () => {
  it('passes on open things, or on nothing at all', () => {
    expect(() => checkBooking(entry, facts)).not.toThrow()
    const bare = { ...entry, project_id: null, service_id: null, hour_type_id: null }
    expect(() => checkBooking(bare, { ...facts, project: null, service: null, hour_type: null })).not.toThrow()
  })

  it.each<[string, Partial<BookingFacts>]>([
    ['project-closed', { project: { status: 'closed' } }],
    ['project-archived', { project: { status: 'archived' } }],
    ['service-closed', { service: { project_id: 'p', status: 'closed', is_bookable: true } }],
    ['service-closed', { service: { project_id: 'p', status: 'open', is_bookable: false } }],
    ['hour-type-inactive', { hour_type: { is_active: false } }],
    ['employee-inactive', { employee: { ...employee, is_deactivated: true } }],
    ['employee-inactive', { employee: { ...employee, employment_start: '2026-03-29' } }],
    ['employee-inactive', { employee: { ...employee, employment_end: '2026-03-27' } }],
    ['period-closed', { hours_closed_until: '2026-03-28' }],
    ['day-exceeds-24-hours', { other_minutes: 1261 }],
    ['hours-overlap', { has_overlap: true, hours_overlap: 'refuse' }],
  ])('is refused as %s: %j', (code, change) => {
    expect(() => checkBooking(entry, { ...facts, ...change })).toThrow(problem(code))
  })

  it.each<[string, Partial<BookingFacts>]>([
    [
      'the first and last day of employment',
      { employee: { ...employee, employment_start: entry.date, employment_end: entry.date } },
    ],
    [
      'an employee without dates',
      { employee: { employment_start: null, employment_end: null, is_deactivated: false } },
    ],
    ['the day after the closed period', { hours_closed_until: '2026-03-27' }],
    ['exactly 24 hours', { other_minutes: 1260 }],
    ['an overlap that is allowed', { has_overlap: true }],
  ])('passes on %s', (_, change) => {
    expect(() => checkBooking(entry, { ...facts, ...change })).not.toThrow()
  })

  it('lies at most 366 days ahead', () => {
    const later = { ...entry, date: '2027-03-29' }
    expect(() => checkBooking(later, { ...facts, employee: { ...employee, employment_end: null } })).not.toThrow()
    expect(() => checkBooking({ ...later, date: '2027-03-30' }, facts)).toThrow(
      expect.objectContaining({
        code: 'validation-error',
        extra: { errors: [expect.objectContaining({ pointer: '/start_at' })] },
      }),
    )
  })

  it('needs a service of its own project', () => {
    expect(() => checkBooking({ ...entry, project_id: 'q' }, facts)).toThrow(
      expect.objectContaining({
        code: 'validation-error',
        extra: { errors: [expect.objectContaining({ pointer: '/service_id' })] },
      }),
    )
  })

  it('names the first refusal in the documented order', () => {
    const everything: BookingFacts = {
      ...facts,
      project: { status: 'closed' },
      service: { project_id: 'p', status: 'closed', is_bookable: false },
      hour_type: { is_active: false },
      employee: { ...employee, is_deactivated: true },
      hours_closed_until: '2026-12-31',
      other_minutes: 1440,
      has_overlap: true,
      hours_overlap: 'refuse',
    }
    const healings: [string, Partial<BookingFacts>][] = [
      ['project-closed', { project: facts.project }],
      ['service-closed', { service: facts.service }],
      ['hour-type-inactive', { hour_type: facts.hour_type }],
      ['employee-inactive', { employee }],
      ['period-closed', { hours_closed_until: null }],
      ['day-exceeds-24-hours', { other_minutes: 0 }],
      ['hours-overlap', { has_overlap: false }],
    ]
    let ill = everything
    for (const [code, healing] of healings) {
      expect(() => checkBooking(entry, ill)).toThrow(problem(code))
      ill = { ...ill, ...healing }
    }
    expect(() => checkBooking(entry, ill)).not.toThrow()
  })
})

describe('a change of a booking', () => {
  const closedLater: BookingFacts = {
    ...facts,
    service: { project_id: 'p', status: 'closed', is_bookable: false },
    hour_type: { is_active: false },
    employee: { ...employee, is_deactivated: true },
    has_overlap: true,
    hours_overlap: 'refuse',
  }

  it('stays possible where the entry already is', () => {
    expect(() => checkBooking({ ...entry }, closedLater, entry)).not.toThrow()
  })

  it.each<[string, Partial<Booking>]>([
    ['service-closed', { service_id: 'other' }],
    ['hour-type-inactive', { hour_type_id: 'other' }],
    ['employee-inactive', { date: '2026-03-29' }],
    ['employee-inactive', { employee_id: 'bert' }],
    ['hours-overlap', { minutes: 200 }],
    ['hours-overlap', { start_at: '2026-03-28T22:45:00.000Z' }],
  ])('is refused as %s when it moves: %j', (code, change) => {
    expect(() => checkBooking({ ...entry, ...change }, closedLater, entry)).toThrow(problem(code))
  })

  it('is refused as period-closed when the other employee has a closed period', () => {
    const closed = { ...facts, hours_closed_until: entry.date }
    expect(() => checkBooking({ ...entry, employee_id: 'bert' }, closed, entry)).toThrow(problem('period-closed'))
    expect(() => checkBooking({ ...entry, minutes: 30 }, closed, entry)).not.toThrow()
  })

  it('is refused on a closed project even when nothing moves', () => {
    expect(() => checkBooking({ ...entry }, { ...facts, project: { status: 'closed' } }, entry)).toThrow(
      problem('project-closed'),
    )
    expect(() => checkProjectOpen({ status: 'archived' })).toThrow(problem('project-archived'))
    expect(() => checkProjectOpen(null)).not.toThrow()
  })
})

describe('the project of a booking', () => {
  const service = { project_id: 'p' }

  it('comes from the service when only that is sent', () => {
    expect(projectOfBooking({ service_id: 's' }, service)).toBe('p')
    expect(projectOfBooking({ service_id: 's', project_id: null }, service)).toBe('p')
    expect(projectOfBooking({ service_id: 's' }, service, { project_id: 'old' })).toBe('p')
  })

  it('is otherwise what is sent, or what it was', () => {
    expect(projectOfBooking({ service_id: 's', project_id: 'q' }, service)).toBe('q')
    expect(projectOfBooking({ project_id: 'q' }, null)).toBe('q')
    expect(projectOfBooking({}, null)).toBeNull()
    expect(projectOfBooking({ service_id: null }, null, { project_id: 'old' })).toBe('old')
    expect(projectOfBooking({}, service, { project_id: 'p' })).toBe('p')
  })

  it('cannot be cleared under a service that stays', () => {
    expect(projectOfBooking({ project_id: null }, service, { project_id: 'p' })).toBeNull()
    expect(() => checkBooking({ ...entry, project_id: null }, facts, entry)).toThrow(problem('validation-error'))
  })
})
