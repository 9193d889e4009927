import { describe, expect, test } from 'vitest'
import { totalsOf, vatBreakdown } from '../../shared/vat.ts'
import { lineAmount, lineFaults, newLineFaults } from './invoice-lines.rules.ts'

describe('what a line accepts', () => {
  const fields = ['description', 'quantity', 'unit', 'unit_price', 'discount_percentage', 'vat_rate_id', 'position']
  const fixed = (kind: string, credited_line_id: string | null = null) =>
    lineFaults({ kind, credited_line_id }, fields).map(({ pointer }) => pointer)

  test('is all for a line of its own, and less where work, text or a credited line decides', () => {
    expect(fixed('manual')).toEqual([])
    for (const kind of ['hours', 'cost', 'installment', 'subscription'])
      expect(fixed(kind)).toEqual(['/quantity', '/unit', '/unit_price'])
    const ofText = ['/quantity', '/unit', '/unit_price', '/discount_percentage', '/vat_rate_id']
    expect(fixed('text')).toEqual(ofText)
    expect(fixed('manual', 'line')).toEqual(ofText)
  })

  test('a new one has a price, or is only text', () => {
    const faults = (sent: Parameters<typeof newLineFaults>[0]) => newLineFaults(sent).map(({ pointer }) => pointer)
    expect(faults({ kind: 'manual', invoice_type: 'invoice', unit_price: 1 })).toEqual([])
    expect(faults({ kind: 'manual', invoice_type: 'invoice' })).toEqual(['/unit_price'])
    expect(faults({ kind: 'manual', invoice_type: 'credit_note', unit_price: 1 })).toEqual(['/kind'])
    expect(faults({ kind: 'manual', invoice_type: 'invoice', unit_price: 1, service_id: 's' })).toEqual(['/project_id'])
    expect(faults({ kind: 'text', invoice_type: 'credit_note' })).toEqual([])
    expect(faults({ kind: 'text', invoice_type: 'invoice', unit_price: 1 })).toEqual(['/unit_price'])
  })
})

describe('10,000 random invoices', () => {
  const RATES = ['21.00', '9.00', '0.00', '5.50', '19.60']
  const random = numbers(20_260_315)
  const upTo = (most: number) => Math.floor(random() * most)

  // In whole units only: quantity in millionths, price in ten-thousandths, discount and rate in hundredths of a per cent.
  const model = (lines: readonly Line[]) => {
    const nets = lines.map(({ minutes, quantity, price, discount }) =>
      minutes === null
        ? half(quantity * price * (10_000n - discount) * 100n, 10n ** 14n)
        : half(BigInt(minutes) * price * (10_000n - discount) * 100n, 60n * 10n ** 8n),
    )
    const groups = new Map<string, bigint>()
    for (const [i, { rate }] of lines.entries()) groups.set(rate, (groups.get(rate) ?? 0n) + nets[i]!)
    const vat = [...groups].map(([rate, taxable]) => half(taxable * BigInt(rate.replace('.', '')), 10_000n))
    const [excl, total] = [sum(nets), sum(vat)]
    return { nets, excl, vat: total, incl: excl + total }
  }

  test('are added up as whole numbers would be, to the cent', () => {
    for (let n = 0; n < 10_000; n++) {
      const lines = Array.from({ length: 1 + upTo(8) }, line)
      const nets = lines.map(({ minutes, quantity, price, discount }) =>
        lineAmount({
          kind: minutes === null ? 'manual' : 'hours',
          quantity: written(quantity, 6),
          unit_price: written(price, 4),
          discount_percentage: written(discount, 2),
          hours_minutes: minutes,
          credited_line_id: null,
        }),
      )
      const groups = vatBreakdown(
        lines.map(({ rate }, i) => ({
          ...{ amount: nets[i]!, vat_category: 'S' as const, vat_percentage: rate, exemption_reason: null },
        })),
      )
      const { total_excl_vat, total_vat, total_incl_vat } = totalsOf(groups)
      const expected = model(lines)
      const found = [...nets, total_excl_vat, total_vat, total_incl_vat].map(cents)
      expect(found.join()).toBe([...expected.nets, expected.excl, expected.vat, expected.incl].join())
    }
  })

  interface Line {
    readonly minutes: number | null
    readonly quantity: bigint
    readonly price: bigint
    readonly discount: bigint
    readonly rate: string
  }

  function line(): Line {
    const minutes = random() < 0.4 ? 1 + upTo(5000) : null
    return {
      minutes,
      quantity: BigInt(upTo(200_000_000) - 40_000_000),
      price: minutes === null ? BigInt(upTo(50_000_000)) : BigInt(upTo(30_000)) * 100n,
      discount: random() < 0.5 ? 0n : BigInt(upTo(10_001)),
      rate: RATES[upTo(RATES.length)]!,
    }
  }
})

function half(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -rounded : rounded
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

function written(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
