// What becomes of an invoice: most are paid within weeks, some late or not yet, and a few have a story.
import type { Context } from '../db/context.ts'
import { addDays } from '../shared/calendar.ts'
import { type Deed, deed, perform, performOn } from './agenda.ts'
import type { Random } from './random.ts'
import { workdayFrom } from './workdays.ts'

export interface Sent {
  readonly id: string
  readonly total: number
  readonly day: string
  /** How many months of invoices came after it. */
  readonly ago: number
  readonly fate?: Fate | undefined
}

export type Fate = 'paid too much' | 'paid in part' | 'disputed' | 'given up'

/** The smallest invoice of each of these months, counted back from the last. */
export const FATES: ReadonlyMap<number, Fate> = new Map([
  [2, 'paid too much'],
  [3, 'paid in part'],
  [5, 'disputed'],
  [8, 'given up'],
])

/** Whoever did not pay for so many months has paid by now, if late. */
const MOST_MONTHS_OWED = 5

export function aftermath(random: Random, sent: Sent): Deed[] {
  if (sent.total <= 0) return []
  if (sent.fate === 'paid too much') return [payment(sent, 20, sent.total), payment(sent, 27, 121)]
  if (sent.fate === 'paid in part') return [payment(sent, 28, Math.round(sent.total / 2))]
  if (sent.fate === 'disputed') return [dispute(random, sent)]
  if (sent.fate === 'given up') return [giveUp(sent)]
  const isLate = random.chance(0.1)
  const days = isLate ? random.integer(55, 85) : random.integer(10, 40)
  return isLate && sent.ago <= MOST_MONTHS_OWED ? [] : [payment(sent, days, sent.total, random.pick(METHODS))]
}

/** Answers the total that is owed then. */
export async function finaliseAndSend(ctx: Context, id: string): Promise<number> {
  const { total_incl_vat } = await performOn(ctx, 'invoice.finalize', { id })
  await perform(ctx, 'invoice.mark_sent', { id, body: { via: 'email' } })
  return total_incl_vat
}

const METHODS = [...Array<'bank_transfer'>(8).fill('bank_transfer'), 'direct_debit', 'ideal'] as const

function payment(
  { id, day }: Pick<Sent, 'id' | 'day'>,
  afterDays: number,
  amount: number,
  method: (typeof METHODS)[number] = 'bank_transfer',
): Deed {
  const date = workdayFrom(addDays(day, afterDays))
  const external_reference = `${date.replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`
  const body = { invoice_id: id, date, amount, method, external_reference, allow_overpayment: true }
  return deed(date, 'payment.create', { body })
}

/** Credited as a whole and billed again with the order number that was missing. */
function dispute(random: Random, { id, day, ago }: Sent): Deed {
  const reference = `PO-${random.integer(10_000, 99_999)}`
  return {
    day: workdayFrom(addDays(day, 12)),
    async carryOut(ctx) {
      const note = 'Credited because the order number was missing. The same work is billed again.'
      await finaliseAndSend(ctx, (await performOn(ctx, 'invoice.credit', { id, body: { note } })).id)
      const again = await performOn(ctx, 'invoice.rebill', { id })
      await perform(ctx, 'invoice.update', { id: again.id, body: { reference } })
      const total = await finaliseAndSend(ctx, again.id)
      return aftermath(random, { id: again.id, total, day: ctx.today, ago })
    },
  }
}

function giveUp({ id, day }: Sent): Deed {
  const body = { reason: 'Too little to go after any further.' }
  return deed(workdayFrom(addDays(day, 120)), 'invoice.write_off', { id, body })
}
