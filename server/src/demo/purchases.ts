// What the agency buys: invoices of its suppliers, some of it for a client's project, and what colleagues pay in advance.
import type { Context } from '../db/context.ts'
import { addDays } from '../shared/calendar.ts'
import { type Deed, deed, perform, performOn } from './agenda.ts'
import type { Companies } from './companies.ts'
import { type Colleague, isEmployed } from './people.ts'
import type { Plan } from './plan.ts'
import type { Workplace } from './projects.ts'
import { type Random, randomOf } from './random.ts'
import { waitingBill } from './waiting-bill.ts'
import { SUPPLIER_TRADES } from './words.ts'
import { workdayFrom, workdays } from './workdays.ts'

interface Surroundings {
  readonly suppliers: Companies['suppliers']
  readonly colleagues: readonly Colleague[]
  readonly workplaces: readonly Workplace[]
}

interface Purchase {
  readonly day: string
  readonly supplier: Companies['suppliers'][number]
  readonly number: string
  readonly lines: readonly { description: string; amount: number; ledger_code: string }[]
  /** Where in the work for a client it was needed; null for what only the agency uses. */
  readonly place: Workplace | null
  readonly markup: number
  readonly isWrong: boolean
  readonly decidedAfterDays: number
  readonly paidAfterDays: number
}

type Trade = (typeof SUPPLIER_TRADES)[number]['industry']
const OFFERS: Readonly<
  Record<
    Trade,
    {
      daysBetween: number
      ledger: string
      forClients: boolean
      markup: number
      what: readonly [string, number, number][]
    }
  >
> = {
  Hosting: {
    daysBetween: 30,
    ledger: '4510',
    forClients: false,
    markup: 0,
    what: [
      ['Servers and storage', 360, 410],
      ['Back-ups', 60, 75],
    ],
  },
  'Freelance development': {
    daysBetween: 15,
    ledger: '7100',
    forClients: true,
    markup: 15,
    what: [['Front-end development, per day', 560, 2240]],
  },
  Printing: {
    daysBetween: 40,
    ledger: '7200',
    forClients: true,
    markup: 10,
    what: [
      ['Brochures, 500 copies', 310, 480],
      ['Delivery', 25, 35],
    ],
  },
  Photography: { daysBetween: 60, ledger: '7300', forClients: true, markup: 20, what: [['Photo shoot', 650, 1400]] },
}

const CLAIMS = [
  ['Train to the customer', 18, 46],
  ['Parking at the customer', 6, 24],
  ['Lunch during the workshop', 35, 95],
  ['Font licence', 49, 129],
  ['Stock photographs', 20, 80],
] as const
const DAYS_BETWEEN_CLAIMS = 9
/** One in so many has a mistake and is sent back. */
const WRONG_EVERY = 17

export function makePurchases(plan: Plan, surroundings: Surroundings): Deed[] {
  const random = randomOf(plan.seed, 'purchases')
  const places = surroundings.workplaces.filter(
    ({ kind, service }) => kind === 'client' && service.billing_method === 'time_and_materials',
  )
  return [
    ...bills(plan, random, surroundings.suppliers, places),
    ...claims(plan, random, surroundings.colleagues, places),
    waitingBill(plan),
  ]
}

function bills(plan: Plan, random: Random, suppliers: Surroundings['suppliers'], places: readonly Workplace[]): Deed[] {
  const deeds: Deed[] = []
  // One supplier of each trade, however large the agency.
  for (const { industry } of SUPPLIER_TRADES) {
    const supplier = suppliers.find((one) => one.industry === industry)
    if (!supplier) continue
    const { daysBetween, ledger, forClients, markup, what } = OFFERS[industry]
    let number = random.integer(100, 900)
    for (const day of daysApart(plan, random, daysBetween)) {
      number += random.integer(1, 20)
      deeds.push(
        bill({
          day,
          supplier,
          number: `${day.slice(0, 4)}${String(number).padStart(4, '0')}`,
          lines: what.map(([description, least, most]) => ({
            description,
            amount: random.integer(least * 4, most * 4) / 4,
            ledger_code: ledger,
          })),
          place: forClients ? placeOn(random, places, day) : null,
          markup,
          isWrong: deeds.length % WRONG_EVERY === WRONG_EVERY - 1,
          decidedAfterDays: random.integer(5, 15),
          paidAfterDays: random.integer(18, 33),
        }),
      )
    }
  }
  return deeds
}

function bill(purchase: Purchase): Deed {
  const { day, supplier, number, isWrong, decidedAfterDays, paidAfterDays } = purchase
  const vat_percentage = supplier.country === 'NL' ? 21 : 0
  const lines = purchase.lines.map((line) => ({ ...line, vat_percentage }))
  const decidedOn = workdayFrom(addDays(day, decidedAfterDays))
  const paid_on = workdayFrom(addDays(day, paidAfterDays))
  return {
    day,
    async carryOut(ctx) {
      const body = { organization_id: supplier.id, number, invoice_date: day, lines }
      const { id } = await performOn(ctx, 'purchaseinvoice.create', { body })
      if (isWrong) return [decision(id, decidedOn, { status: 'rejected', note: 'We ordered half of this.' })]
      await bookOnProject(ctx, id, purchase)
      return [decision(id, decidedOn, { status: 'approved' }), decision(id, paid_on, { status: 'paid', paid_on })]
    },
  }
}

function decision(id: string, day: string, body: object): Deed {
  return deed(day, 'purchaseinvoice.update', { id, body })
}

async function bookOnProject(ctx: Context, purchaseInvoiceId: string, { day, lines, place, markup }: Purchase) {
  if (!place) return
  for (const { description, amount } of lines)
    await perform(ctx, 'cost.create', {
      body: {
        project_id: place.project.id,
        service_id: place.service.id,
        purchase_invoice_id: purchaseInvoiceId,
        date: day,
        description,
        unit_cost: amount,
        markup_percentage: markup,
      },
    })
}

function claims(plan: Plan, random: Random, colleagues: readonly Colleague[], places: readonly Workplace[]): Deed[] {
  return daysApart(plan, random, DAYS_BETWEEN_CLAIMS).flatMap((day) => {
    const place = placeOn(random, places, day)
    if (!place) return []
    const colleague = random.pick(colleagues.filter((one) => one.studio === place.studio && isEmployed(one, day)))
    const [description, least, most] = random.pick(CLAIMS)
    const body = {
      project_id: place.project.id,
      service_id: place.service.id,
      employee_id: colleague.id,
      date: day,
      description,
      unit_cost: random.integer(least * 20, most * 20) / 20,
      billable: random.chance(0.7),
    }
    return [deed(day, 'cost.create', { body })]
  })
}

function daysApart({ yearFrom, today }: Plan, random: Random, apart: number): string[] {
  const days: string[] = []
  let next = addDays(yearFrom, random.integer(0, apart))
  for (const day of workdays(yearFrom, today)) {
    if (day < next) continue
    days.push(day)
    next = addDays(day, apart + random.integer(-2, 2))
  }
  return days
}

function placeOn(random: Random, places: readonly Workplace[], day: string): Workplace | null {
  const open = places.filter(({ from, to }) => from <= day && day <= to)
  return open.length > 0 ? random.pick(open) : null
}
