// What people write down of their days: work on the projects they are on, priced by the same rules as any other entry.
import { invoiceStatus } from '../modules/hours/hours.rules.ts'
import { costOfHour, priceOfHour } from '../modules/hours/price.rules.ts'
import { addDays } from '../shared/calendar.ts'
import type { HourTypes } from './hour-types.ts'
import type { Row } from './insert-rows.ts'
import { type Colleague, scheduledMinutes } from './people.ts'
import { INTERNAL_NOTES, SUPPORT_NOTES, WORK_NOTES, WRITE_OFF_REASONS } from './phrases.ts'
import { type Plan, STUDIO_SIZE } from './plan.ts'
import type { Workplace } from './projects.ts'
import { type Random, randomOf } from './random.ts'
import { minutesAway, type TimeAway } from './time-away.ts'
import { instantText, officeTime, workdays } from './workdays.ts'

export interface Timesheets {
  readonly count: number
  /** All entries of one day at a time, the oldest day first. */
  days(): Generator<Row<'time_entry'>[]>
  /** Per service, over the days made so far. */
  readonly spent: ReadonlyMap<string, Spent>
}

export interface Spent {
  minutes: number
  cents: number
}

const USUAL_ENTRIES_PER_DAY = 2.5
const MINUTE_MS = 60_000

export function makeTimesheets(
  plan: Plan,
  colleagues: readonly Colleague[],
  workplaces: readonly Workplace[],
  hourTypes: HourTypes,
  timesAway: readonly (readonly TimeAway[])[],
): Timesheets {
  const random = randomOf(plan.seed, 'hours')
  const away = timesAway.map(minutesAway)
  const places = placesOf(colleagues, workplaces, random)
  const days = workdays(plan.from, plan.today)
  const present = (day: string) =>
    colleagues.flatMap((colleague, i) => {
      const minutes = Math.max(0, scheduledMinutes(colleague, day) - (away[i]!.get(day) ?? 0))
      return minutes === 0 ? [] : [{ colleague, minutes, i }]
    })
  const attendances = days.reduce((sum, day) => sum + present(day).length, 0)
  const count = plan.hours ?? Math.round(attendances * USUAL_ENTRIES_PER_DAY)
  const lastMoment = officeTime(plan.today, 0, plan.timeZone)
  const settledBefore = addDays(plan.today, -30)

  const spent = new Map<string, Spent>()

  function* entries() {
    let seen = 0
    let written = 0
    const openOn = places.map(openPlaces)
    for (const day of days) {
      const rows: Row<'time_entry'>[] = []
      const midnight = officeTime(day, 0, plan.timeZone)
      for (const { colleague, minutes, i } of present(day)) {
        seen++
        const wobble = seen === attendances ? 0 : random.next() * 3 - 1.5
        const due = Math.round((count * seen) / attendances + wobble)
        const today = Math.min(Math.max(0, due - written), minutes / 15)
        written += today
        const open = openOn[i]!(day)
        for (const { start, length } of slotsOf(random, minutes, today)) {
          const place = choosePlace(random, open)
          const entry = makeEntry(
            { random, hourTypes, colleague, place, day, lastMoment, settledBefore },
            midnight + start * MINUTE_MS,
            length,
          )
          rows.push(entry)
          addUp(spent, place.service.id, entry)
        }
      }
      yield rows
    }
  }
  return { count, days: entries, spent }
}

/** On which services each colleague works: some of those of their discipline, and everything internal. */
function placesOf(colleagues: readonly Colleague[], workplaces: readonly Workplace[], random: Random): Workplace[][] {
  const places: Workplace[][] = colleagues.map(() => [])
  for (const place of workplaces) {
    const studio = colleagues.slice(place.studio * STUDIO_SIZE, (place.studio + 1) * STUDIO_SIZE)
    const able = place.kind === 'internal' ? studio : studio.filter(({ discipline }) => discipline === place.discipline)
    const crew = place.kind === 'internal' ? able : able.filter(() => random.chance(0.6))
    for (const colleague of crew.length > 0 ? crew : able) places[colleagues.indexOf(colleague)]!.push(place)
  }
  return places
}

type Open = Record<Workplace['kind'], readonly Workplace[]>

/** Those a colleague can write hours on, asked for day by day; they are looked for again only when one of them begins or ends. */
function openPlaces(places: readonly Workplace[]): (day: string) => Open {
  const changes = [...new Set(places.flatMap(({ from, to }) => [from, addDays(to, 1)]))].sort()
  let open: Open | undefined
  return (day) => {
    if (open && !(changes[0]! <= day)) return open
    while (changes[0]! <= day) changes.shift()
    const any = places.filter(({ from, to }) => from <= day && day <= to)
    const { client = any, retainer = any, internal = any } = Object.groupBy(any, ({ kind }) => kind)
    open = { client, retainer, internal }
    return open
  }
}

function choosePlace(random: Random, open: Open): Workplace {
  const chance = random.next()
  const kind = chance < 0.1 ? 'internal' : chance < 0.18 ? 'retainer' : 'client'
  return random.pick(open[kind])
}

/** Cuts a day into pieces of quarters of an hour, one after the other, with a break around noon. */
function slotsOf(random: Random, minutes: number, count: number): { start: number; length: number }[] {
  let rest = Math.max(count, minutes / 15 + random.pick([-2, -1, 0, 0, 0, 0, 0, 1, 2]))
  let clock = 510 + random.integer(0, 4) * 15
  let hadBreak = false
  return Array.from({ length: count }, (_, i) => {
    const left = count - i - 1
    const fair = Math.round((rest / (left + 1)) * (0.4 + random.next() * 1.2))
    const quarters = left === 0 ? rest : Math.min(Math.max(1, fair), rest - left)
    rest -= quarters
    if (!hadBreak && clock >= 720) {
      clock += 30
      hadBreak = true
    }
    const start = clock
    clock += quarters * 15
    return { start, length: quarters * 15 }
  })
}

function addUp(spent: Map<string, Spent>, serviceId: string, { minutes, amount }: Row<'time_entry'>): void {
  const sum = spent.get(serviceId) ?? { minutes: 0, cents: 0 }
  spent.set(serviceId, sum)
  sum.minutes += minutes!
  sum.cents += Math.round(Number(amount ?? 0) * 100)
}

interface Circumstances {
  readonly random: Random
  readonly hourTypes: HourTypes
  readonly colleague: Colleague
  readonly place: Workplace
  readonly day: string
  /** Nothing is written later than the first minute of today. */
  readonly lastMoment: number
  /** What is older may have been written off. */
  readonly settledBefore: string
}

function makeEntry(circumstances: Circumstances, start: number, minutes: number): Row<'time_entry'> {
  const { random, hourTypes, colleague, place, day, lastMoment, settledBefore } = circumstances
  const isTravel = place.kind === 'client' && minutes <= 90 && random.chance(0.03)
  const hourType = hourTypes.of.get(isTravel ? 'travel' : colleague.discipline) ?? null
  const billable = place.kind !== 'internal' && random.chance(0.95)
  const status = invoiceStatus({ billable, invoice_status: null, project: place.project, service: place.service })
  const isWrittenOff = status === 'to_invoice' && day < settledBefore && random.chance(0.012)
  const at = Math.min(start + (minutes + random.integer(1, 45)) * MINUTE_MS + random.integer(0, 59_999), lastMoment)
  const written = instantText(at)
  return {
    id: random.id(at),
    employee_id: colleague.id,
    project_id: place.project.id,
    service_id: place.service.id,
    hour_type_id: hourType?.id ?? null,
    start_at: instantText(start),
    minutes,
    date: day,
    note: isTravel ? 'Travel to the customer' : random.chance(0.06) ? null : random.pick(notesFor(colleague, place)),
    billable,
    ...priceOfHour({
      date: day,
      minutes,
      employee_id: colleague.id,
      hour_type_id: hourType?.id ?? null,
      service: place.service,
      service_rates: place.serviceRates,
      project: place.project,
      employee_rates: colleague.salesRates,
      hour_type: hourType?.price ?? null,
    }),
    ...costOfHour({ date: day, minutes, cost_rates: colleague.costRates }),
    invoice_status: isWrittenOff ? 'written_off' : status,
    write_off_reason: isWrittenOff ? random.pick(WRITE_OFF_REASONS) : null,
    source: 'app',
    created_at: written,
    updated_at: written,
  }
}

function notesFor({ discipline }: Colleague, { kind }: Workplace): readonly string[] {
  return kind === 'internal' ? INTERNAL_NOTES : kind === 'retainer' ? SUPPORT_NOTES : WORK_NOTES[discipline]
}
