// Leave as a calendar program reads it: whole days, who is away, and nothing of why.
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { addDays } from '../../../shared/calendar.ts'
import type { Feed, FeedLeave } from './feed.queries.ts'

const HOUR_SECONDS = 3600

const WORDS = {
  en: { own: 'My leave', teams: 'Leave of my teams', company: 'Leave', away: 'leave', part: 'part of the day' },
  nl: {
    own: 'Mijn verlof',
    teams: 'Verlof van mijn teams',
    company: 'Verlof',
    away: 'verlof',
    part: 'deel van de dag',
  },
} as const

/** The same text for the same leave, so that it can be told to be unchanged. */
export function feedText({ kind, language, environment_name, leave }: Feed, host: string): string {
  const words = WORDS[language]
  const calendar = ical({
    name: `${words[kind]} · ${environment_name}`,
    prodId: { company: 'Kantoor', product: 'Leave', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  })
  const summary = ({ employee_name, is_part }: FeedLeave) =>
    `${employee_name}: ${words.away}${is_part ? ` (${words.part})` : ''}`
  for (const one of leave)
    calendar.createEvent({
      id: `${one.id}@${host}`,
      start: noon(one.start_date),
      // A calendar program counts the last day as the first that is free again.
      end: noon(addDays(one.end_date, 1)),
      allDay: true,
      summary: summary(one),
      stamp: new Date(one.updated_at),
      transparency: kind === 'own' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
  return calendar.toString()
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
