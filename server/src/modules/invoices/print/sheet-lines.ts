// The rows of the table on the page, each with the sum so far: whichever row ends a page, its sum is what the page carries forward.
import { add, compare } from '../../../shared/money.ts'
import type { InvoiceContent, InvoiceContentLine } from '../content.ts'
import type { Formats } from './formats.ts'
import type { Texts } from './texts.ts'

export interface SheetLine {
  readonly text: string
  /** Small print below the description. */
  readonly details: string
  readonly isText: boolean
  /** A row higher than this may be split over pages. */
  readonly isLong: boolean
  readonly quantity: string
  readonly price: string
  readonly discount: string
  readonly vat: string
  readonly amount: string
  readonly sum: string
}

export function sheetLines(content: InvoiceContent, texts: Texts, formats: Formats): SheetLine[] {
  const manyProjects = new Set(content.lines.map((line) => line.project_name ?? null)).size > 1
  let sum = '0.00'
  return content.lines.map((line) => {
    sum = add(sum, line.amount)
    return {
      text: line.description,
      details: detailsOf(line, content, manyProjects, formats),
      isLong: isLong(line.description),
      sum: formats.money(sum),
      ...figuresOf(line, texts, formats),
    }
  })
}

const LONG_CHARACTERS = 800
const LONG_LINES = 15

export function isLong(text: string): boolean {
  return text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES
}

function detailsOf(line: InvoiceContentLine, content: InvoiceContent, manyProjects: boolean, formats: Formats): string {
  const samePeriod = line.period_start === content.period_start && line.period_end === content.period_end
  const project = manyProjects && line.kind !== 'text' ? line.project_name : null
  return [project, samePeriod ? null : formats.period(line.period_start, line.period_end)].filter(Boolean).join(' · ')
}

function figuresOf(line: InvoiceContentLine, texts: Texts, formats: Formats) {
  if (line.kind === 'text') {
    return { isText: true, quantity: '', price: '', discount: '', vat: '', amount: '' }
  }
  return {
    isText: false,
    quantity: line.quantity === null ? '' : quantityText(line.quantity, line.unit, texts, formats),
    price: line.unit_price === null ? '' : formats.number(line.unit_price, 2),
    discount: discountText(line.discount_percentage, formats),
    vat: vatText(line, formats),
    amount: formats.amount(line.amount),
  }
}

export function quantityText(quantity: string, unit: string | null, texts: Texts, formats: Formats): string {
  const figure = formats.number(quantity, unit === 'hour' ? 2 : 0)
  if (!unit) return figure
  const [one, more] = texts.units[unit] ?? [unit, unit]
  return `${figure} ${/^-?1(\.0+)?$/.test(quantity) ? one : more}`
}

export function discountText(percentage: string | null, formats: Formats): string {
  return percentage === null || compare(percentage, '0') === 0 ? '' : formats.percentage(percentage)
}

// Where VAT is shifted, exempt or out of scope, a rate would be misleading; the VAT table names the ground.
export function vatText(
  { vat_category, vat_percentage }: Pick<InvoiceContentLine, 'vat_category' | 'vat_percentage'>,
  formats: Formats,
): string {
  if (vat_category === 'AE' || vat_category === 'E' || vat_category === 'O') return '–'
  return formats.percentage(vat_percentage ?? '0')
}
