// How planning is spoken of: its days, how full they are, and what stands in its way.
import type { Shapes } from '../../api/api.ts'
import { type Formats, useFormats } from '../../words/formats.ts'
import { type Language, useLanguage, words } from '../../words/language.tsx'
import type { Span } from './blocks.ts'
import type { Load } from './load.ts'

const texts = words({
  en: {
    away: 'Away',
    leave: 'Leave',
    absence: 'Absent',
    holiday: 'Holiday',
    off: 'No working day',
    available: (time: string) => `${time} available`,
    planned: (time: string) => `${time} planned`,
    booked: (time: string) => `${time} booked`,
    over: (time: string) => `over capacity by ${time}`,
    free: (time: string) => `${time} free`,
    full: 'full',
    aDay: (time: string) => `${time} a day`,
    inAll: (time: string) => `${time} in all`,
    none: 'No project',
    over_capacity: 'more than fits',
    no_contract: 'no contract',
    conflict: (day: string, time: string, kind: string) => `${day}: ${time} too many, ${kind}`,
  },
  nl: {
    away: 'Afwezig',
    leave: 'Verlof',
    absence: 'Afwezig',
    holiday: 'Feestdag',
    off: 'Geen werkdag',
    available: (time: string) => `${time} beschikbaar`,
    planned: (time: string) => `${time} gepland`,
    booked: (time: string) => `${time} geschreven`,
    over: (time: string) => `${time} boven de capaciteit`,
    free: (time: string) => `${time} vrij`,
    full: 'vol',
    aDay: (time: string) => `${time} per dag`,
    inAll: (time: string) => `${time} in totaal`,
    none: 'Geen project',
    over_capacity: 'meer dan past',
    no_contract: 'geen contract',
    conflict: (day: string, time: string, kind: string) => `${day}: ${time} te veel, ${kind}`,
  },
})

/** Such as 16 Nov – 20 Nov 2026. */
export function useSpanText(): ({ start, end }: Span) => string {
  const formats = useFormats()
  return ({ start, end }) => daysText(start, end, formats)
}

export function daysText(start: string, end: string, { locale }: Formats): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`))
}

/** Such as Leave, for a cell of which that takes all or part. */
export function awayWord({ leave, absence, away, holiday }: Load, language: Language): string | undefined {
  const said = texts[language]
  return holiday ? said.holiday : leave ? said.leave : absence ? said.absence : away ? said.away : undefined
}

/** All that the colour of a cell says, and more. */
export function loadText(load: Load, booked: number | undefined, { minutes }: Formats, language: Language): string {
  const said = texts[language]
  const { tone, net, planned, free } = load
  const parts = [
    tone === 'none' && !planned && said.off,
    awayWord(load, language),
    (net > 0 || planned > 0) && said.available(minutes(net)),
    planned > 0 && said.planned(minutes(planned)),
    booked !== undefined && said.booked(minutes(booked)),
    free < 0 ? said.over(minutes(-free)) : tone === 'full' ? said.full : net > 0 && said.free(minutes(free)),
  ]
  return parts.filter(Boolean).join(', ')
}

type Named = Pick<Shapes['Planning'], 'project_name' | 'service_name' | 'task_name' | 'note'>

/** What it is for, and what of that. */
export function useBlockNames(): (block: Named) => { name: string; about: string } {
  const { language } = useLanguage()
  return ({ project_name, service_name, task_name, note }) => {
    const name = project_name ?? note ?? texts[language].none
    return { name, about: [service_name, task_name].filter(Boolean).join(' · ') }
  }
}

export function hoursOf(
  { minutes_per_day, minutes }: Pick<Shapes['Planning'], 'minutes_per_day' | 'minutes'>,
  formats: Formats,
  language: Language,
): string {
  const said = texts[language]
  return minutes_per_day === null ? said.inAll(formats.minutes(minutes)) : said.aDay(formats.minutes(minutes_per_day))
}

export function conflictText(
  { date, kind, minutes }: Shapes['PlanningConflict'],
  formats: Formats,
  language: Language,
): string {
  const said = texts[language]
  return said.conflict(formats.weekday(date), formats.minutes(minutes), said[kind].toLowerCase())
}
