// Who is planned on what: the two weeks that are past and the eight that come, with what stands in the way of some of it.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { addDays } from '../shared/calendar.ts'
import { Problem } from '../shared/problem.ts'
import { type Deed, perform } from './agenda.ts'
import type { Colleague } from './people.ts'
import type { Plan } from './plan.ts'
import type { Workplace } from './projects.ts'
import { type Random, randomOf } from './random.ts'
import { firstStudio } from './time-away.ts'
import { isWorkday, mondayOf, workdayUntil } from './workdays.ts'

const WEEKS_BEFORE = 2
const BLOCKS = 5
const BLOCK_DAYS = 14
/** Far ahead nobody plans earlier than this; what was planned later found it there. */
const PLANNED_DAYS_AGO = 6
const TEAM_DAY_WEEKS = 2
const NOTES = ['Sprint', 'On site on Tuesday', 'First version for review', null, null, null, null]

/** How the hours of a day are shared, by how long the shortest day is. */
const SHARES: Readonly<Record<'long' | 'short', readonly (readonly number[])[]>> = {
  long: [[300, 150], [240, 210], [420], [360, 90], [240, 120]],
  short: [[240], [150, 90], [180]],
}

export function makePlanning(plan: Plan, everybody: readonly Colleague[], workplaces: readonly Workplace[]): Deed[] {
  const random = randomOf(plan.seed, 'planning')
  const start = addDays(mondayOf(plan.today), -7 * WEEKS_BEFORE)
  const colleagues = firstStudio(everybody)
    .slice(1)
    .filter(({ to }) => to === null)
  const blocks = colleagues.flatMap((colleague) => {
    const places = random.sample(placesFor(plan, colleague, workplaces), 3)
    return Array.from({ length: BLOCKS }, (_, i) => i).flatMap((i) =>
      planBlock(plan, random, colleague, places, addDays(start, BLOCK_DAYS * i), i),
    )
  })
  return [...blocks, ...tooMuch(plan, colleagues, workplaces), teamDay(plan)]
}

function placesFor({ today }: Plan, { studio, discipline }: Colleague, workplaces: readonly Workplace[]): Workplace[] {
  const open = workplaces.filter(
    (place) => place.studio === studio && place.to === today && place.discipline === discipline,
  )
  const forClients = open.filter(({ kind, service }) => kind === 'client' && service.billing_method !== 'non_billable')
  return forClients.length > 0 ? forClients : open
}

function planBlock(
  { today }: Plan,
  random: Random,
  { id, schedules }: Colleague,
  places: readonly Workplace[],
  start_date: string,
  block: number,
): Deed[] {
  const shortest = Math.min(...schedules.at(-1)!.minutes.filter((minutes) => minutes > 0))
  const shares = random.pick(SHARES[shortest < 480 ? 'short' : 'long'])
  const ahead = addDays(start_date, -21)
  const latest = addDays(today, -PLANNED_DAYS_AGO)
  const day = workdayUntil(ahead < latest ? ahead : latest)
  return shares.flatMap((minutes_per_day, i) => {
    const place = places[(block + i) % places.length]
    if (!place || (block === BLOCKS - 1 && random.chance(0.3))) return []
    const body = {
      employee_id: id,
      project_id: place.project.id,
      service_id: place.service.id,
      start_date,
      end_date: addDays(start_date, BLOCK_DAYS - 3),
      minutes_per_day,
      status: block >= 2 && random.chance(0.3) ? 'tentative' : 'confirmed',
      note: random.pick(NOTES),
    }
    return [planned(day, body)]
  })
}

/** A launch that nobody has time for. */
function tooMuch({ today }: Plan, colleagues: readonly Colleague[], workplaces: readonly Workplace[]): Deed[] {
  const monday = addDays(mondayOf(today), 7)
  const developers = colleagues.filter(({ discipline }) => discipline === 'development').slice(0, 2)
  return developers.flatMap(({ id, studio }) => {
    const place = workplaces.find((one) => one.studio === studio && one.to === today && one.kind === 'client')
    if (!place) return []
    const body = {
      employee_id: id,
      project_id: place.project.id,
      start_date: monday,
      end_date: addDays(monday, 4),
      minutes: 1200,
      note: 'Help out before the launch',
    }
    return [planned(workdayUntil(addDays(today, -1)), body)]
  })
}

function planned(day: string, body: object): Deed {
  return {
    day,
    async carryOut(ctx) {
      await planIfPossible(ctx, body)
      return []
    },
  }
}

/** Who is away all the time is not planned. */
async function planIfPossible(ctx: Context, body: object): Promise<void> {
  try {
    await perform(ctx, 'planning.create', { body })
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'planning-no-capacity') throw error
  }
}

/** The office closes on a day for which everybody was planned already. */
function teamDay({ today, companyProfileId }: Plan): Deed {
  const monday = addDays(mondayOf(today), 7 * TEAM_DAY_WEEKS)
  const date = [3, 1, 0].map((days) => addDays(monday, days)).find(isWorkday) ?? addDays(monday, 4)
  const year = Number(date.slice(0, 4))
  return {
    day: workdayUntil(addDays(today, -3)),
    async carryOut(ctx) {
      const known = await ctx.tx.all<{ date: string; name: string; half_day: boolean }>(sql`
        select date, name, half_day from public_holiday
        where company_profile_id = ${companyProfileId} and extract(year from date) = ${year}`)
      const body = { years: [year], holidays: [...known, { date, name: 'Team day' }] }
      await perform(ctx, 'companyprofile.replace_holidays', { id: companyProfileId, body })
      return []
    },
  }
}

/** For work that was just sold and of which the team is not certain yet. */
export async function planTentatively(
  ctx: Context,
  work: { readonly employee_id: string; readonly project_id: string; readonly start_date: string },
): Promise<void> {
  const end_date = addDays(work.start_date, 11)
  const body = { ...work, end_date, minutes: 720, status: 'tentative', note: 'Starts when the contract is signed' }
  await planIfPossible(ctx, body)
}
