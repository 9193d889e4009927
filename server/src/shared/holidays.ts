// Days on which a country does not work, by its own names; what only a region has is left out.
import { addDays, weekday } from './calendar.ts'

export const holidayCountries = ['NL', 'BE', 'DE', 'FR'] as const
export type HolidayCountry = (typeof holidayCountries)[number]

export interface Holiday {
  readonly date: string
  readonly name: string
  readonly half_day: boolean
}

/** In the order of the calendar; where two fall on one day, it bears the name of the first. */
export function publicHolidays(country: HolidayCountry, year: number): Holiday[] {
  const easter = easterSunday(year)
  const days = new Map<string, string>()
  for (const [place, name] of CALENDARS[country](year)) {
    const date = typeof place === 'number' ? addDays(easter, place) : `${easter.slice(0, 4)}-${place}`
    if (!days.has(date)) days.set(date, name)
  }
  return [...days]
    .map(([date, name]) => ({ date, name, half_day: false }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Of the year before, this one and the next: what a calendar shows at once. */
export function holidaysAround(country: HolidayCountry, year: number): Holiday[] {
  return [year - 1, year, year + 1].flatMap((each) => publicHolidays(country, each))
}

/** Oudin's method for the Gregorian calendar: the Sunday after the full moon of spring. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const k = Math.floor((century - 17) / 25)
  let i = (century - Math.floor(century / 4) - Math.floor((century - k) / 3) + 19 * golden + 15) % 30
  i -= Math.floor(i / 28) * (1 - Math.floor(29 / (i + 1)) * Math.floor((21 - golden) / 11))
  const j = (year + Math.floor(year / 4) + i + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${String(year).padStart(4, '0')}-03-01`, 27 + i - j)
}

/** Month and day, or days after Easter Sunday. */
type Place = string | number

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50

const CALENDARS: Readonly<Record<HolidayCountry, (year: number) => [Place, string][]>> = {
  NL: (year) => [
    ['01-01', 'Nieuwjaarsdag'],
    [EASTER_MONDAY, 'Tweede paasdag'],
    [weekday(`${year}-04-27`) === 6 ? '04-26' : '04-27', 'Koningsdag'],
    // A day off only in every fifth year, by custom.
    ...(year % 5 === 0 ? [['05-05', 'Bevrijdingsdag'] satisfies [Place, string]] : []),
    [ASCENSION, 'Hemelvaartsdag'],
    [WHIT_MONDAY, 'Tweede pinksterdag'],
    ['12-25', 'Eerste kerstdag'],
    ['12-26', 'Tweede kerstdag'],
  ],
  BE: () => [
    ['01-01', 'Nieuwjaar'],
    [EASTER_MONDAY, 'Paasmaandag'],
    ['05-01', 'Dag van de Arbeid'],
    [ASCENSION, 'Onze-Lieve-Heer-Hemelvaart'],
    [WHIT_MONDAY, 'Pinkstermaandag'],
    ['07-21', 'Nationale feestdag'],
    ['08-15', 'Onze-Lieve-Vrouw-Hemelvaart'],
    ['11-01', 'Allerheiligen'],
    ['11-11', 'Wapenstilstand'],
    ['12-25', 'Kerstmis'],
  ],
  DE: () => [
    ['01-01', 'Neujahr'],
    [GOOD_FRIDAY, 'Karfreitag'],
    [EASTER_MONDAY, 'Ostermontag'],
    ['05-01', 'Tag der Arbeit'],
    [ASCENSION, 'Christi Himmelfahrt'],
    [WHIT_MONDAY, 'Pfingstmontag'],
    ['10-03', 'Tag der Deutschen Einheit'],
    ['12-25', 'Erster Weihnachtstag'],
    ['12-26', 'Zweiter Weihnachtstag'],
  ],
  FR: () => [
    ['01-01', 'Jour de l’An'],
    [EASTER_MONDAY, 'Lundi de Pâques'],
    ['05-01', 'Fête du Travail'],
    ['05-08', 'Victoire 1945'],
    [ASCENSION, 'Ascension'],
    [WHIT_MONDAY, 'Lundi de Pentecôte'],
    ['07-14', 'Fête nationale'],
    ['08-15', 'Assomption'],
    ['11-01', 'Toussaint'],
    ['11-11', 'Armistice de 1918'],
    ['12-25', 'Noël'],
  ],
}
