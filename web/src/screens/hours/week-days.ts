// The days of a week as they are headed, and the names of its rows.
import { isWeekend } from '../../ui/weeks.ts'
import { type Formats, formatsOf } from '../../words/formats.ts'
import { type Language, languageOfPage, words } from '../../words/language.tsx'
import type { Week, WeekDay, WeekRow } from './week-data.ts'
import { refusalWords } from './week-words.ts'

const texts = words({
  en: { leave: 'Leave', absence: 'Absent', half: 'half day' },
  nl: { leave: 'Verlof', absence: 'Afwezig', half: 'halve dag' },
})

export interface ShownDay {
  readonly date: string
  /** Such as Mon 16. */
  readonly short: string
  /** Such as Monday 16 November. */
  readonly long: string
  readonly isToday: boolean
  /** Nothing is to be worked: a weekend, a holiday, a day off. */
  readonly isFree: boolean
  /** Such as King's Day, or Leave 4:00. */
  readonly mark: string | undefined
  /** What is to be worked; undefined where it is not told. */
  readonly net: number | undefined
  readonly refusal: string | undefined
}

export function shownDays({ days }: Week, today: string, language: Language): ShownDay[] {
  const formats = formatsOf(language)
  return days.map((day) => ({
    date: day.date,
    short: formats.weekday(day.date),
    long: longDay(day.date, formats),
    isToday: day.date === today,
    isFree: day.schedule ? day.schedule.net === 0 : isWeekend(day.date),
    mark: markOf(day, formats, language),
    net: day.schedule?.net,
    refusal: refusalWords(day.refusal, language),
  }))
}

export function longDay(date: string, { locale }: Formats): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** When something began or ended, where the environment is. */
export function clockText(at: string, timeZone: string, { locale }: Formats): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))
}

type Named = Pick<WeekRow, 'project_name' | 'service_name' | 'hour_type_name' | 'organization_name'>

/** The project, and below it what of it. */
export function placeText(row: Named, none: string): { name: string; about: string } {
  const { project_name, service_name, hour_type_name } = row
  const about = [service_name, hour_type_name].filter(Boolean).join(' · ')
  return { name: project_name ?? none, about }
}

export function refusalIn(row: WeekRow, day: ShownDay): string | undefined {
  return row.refusal ? refusalWords(row.refusal, languageOfPage()) : day.refusal
}

function markOf({ holiday, schedule }: WeekDay, { minutes }: Formats, language: Language): string | undefined {
  const said = texts[language]
  if (holiday) return holiday.half_day ? `${holiday.name}, ${said.half}` : holiday.name
  if (schedule?.leave) return `${said.leave} ${minutes(schedule.leave)}`
  if (schedule?.absence) return `${said.absence} ${minutes(schedule.absence)}`
  return undefined
}
