import { describe, expect, it } from 'vitest'
import { BILLING, SELLER } from '../../../../../test/invoice-content.ts'
import { pngOf } from '../../../../../test/png.ts'
import { pagesOf, plain } from '../../../../../test/read-invoice.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatsOf, textsOf } from '../../../invoices/public.ts'
import type { QuoteContent, QuoteContentLine } from '../content.ts'
import { quoteSums } from '../quotes.rules.ts'
import { printQuote } from './print-quote.ts'

const SERVICE: QuoteContentLine = {
  id: 'a',
  kind: 'service',
  name: 'Website',
  description: null,
  billing_method: 'fixed_price',
  cycle: null,
  quantity: '1.000000',
  unit: 'piece',
  unit_price: '1000.0000',
  discount_percentage: '0.00',
  amount: '1000.00',
  vat_category: 'S',
  vat_percentage: '21.00',
  exemption_reason: null,
  is_optional: false,
  is_selected: true,
}
const NONE = {
  billing_method: null,
  quantity: null,
  unit: null,
  unit_price: null,
  vat_category: null,
  vat_percentage: null,
}
const heading = (name: string): QuoteContentLine => ({ ...SERVICE, ...NONE, kind: 'text', name, amount: '0.00' })

function contentWith(values: Partial<QuoteContent> = {}): QuoteContent {
  const { lines = [SERVICE] } = values
  return {
    number: 'Q2026-0007',
    version: 1,
    quote_date: '2026-11-15',
    valid_until: '2026-12-15',
    currency: 'EUR',
    language: 'nl',
    subject: 'Nieuwe website',
    introduction: null,
    terms: null,
    payment_term_days: 30,
    seller: SELLER,
    billing: BILLING,
    ...quoteSums(lines),
    ...values,
    lines,
  }
}

const printed = async (values?: Partial<QuoteContent>) => pagesOf(await printQuote(contentWith(values)))

describe('the paper of a quote', () => {
  it.each([
    ['nl', 'Offerte', 'Geldig tot en met', '15 december 2026', '€ 1.210,00', 'Handtekening'],
    ['en', 'Quote', 'Valid until', '15 December 2026', '€1,210.00', 'Signature'],
    ['de', 'Angebot', 'Gültig bis', '15. Dezember 2026', '1.210,00 €', 'Unterschrift'],
    ['fr', 'Devis', 'Valable jusqu', '15 décembre 2026', '1 210,00 €', 'Signature'],
  ] as const)('speaks %s', async (language: Language, ...words) => {
    const page = (await printed({ language })).join(' ')
    for (const word of words) expect(page).toContain(word)
  })

  it('names sections, options, how it is billed, and the terms', async () => {
    const option = { ...SERVICE, name: 'Logo', is_optional: true, is_selected: false, amount: '250.00' }
    const hosting = { ...SERVICE, name: 'Hosting', billing_method: 'subscription', cycle: 'month' } as const
    const [page] = await printed({
      lines: [heading('Fase 1'), SERVICE, hosting, option],
      introduction: 'Beste Anna,',
      terms: 'Zoals altijd.',
      version: 2,
    })
    for (const word of [
      'Fase 1',
      'Optie',
      '(250,00)',
      'Abonnement, per maand',
      'Beste Anna,',
      'Zoals altijd.',
      'Versie 2',
      '€ 2.420,00',
    ])
      expect(page).toContain(word)
  })

  it.each([1, 12, 60])('carries the sum of %d lines over each page', async (count) => {
    const lines = Array.from({ length: count }, (_, i) => ({ ...SERVICE, id: String(i), name: `Regel ${i + 1}.` }))
    const pages = await printed({ lines })
    const { money } = formatsOf(textsOf('nl').locale, 'EUR')
    let done = 0
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${i + 1} van ${pages.length}`)
      done += [...page.matchAll(/Regel \d+\./g)].length
      if (i < pages.length - 1 && done < count) expect(page).toContain(`Transport ${plain(money(`${done * 1000}.00`))}`)
    }
    expect(done).toBe(count)
    expect(pages.at(-1)).toContain(plain(money(`${count * 1210}.00`)))
  })

  it('leaves no heading alone at the foot of a page', async () => {
    for (let before = 8; before < 26; before++) {
      const lines = Array.from({ length: before }, (_, i) => ({ ...SERVICE, id: String(i), name: `Regel ${i + 1}.` }))
      const pages = await printed({ lines: [...lines, heading('Fase 2'), heading('Later.'), SERVICE, SERVICE] })
      const whole = pages.filter((page) => page.includes('Fase 2'))
      expect(whole, `after ${before} lines`).toHaveLength(1)
      expect(whole[0], `after ${before} lines`).toMatch(/Fase 2 Later\. Website/)
    }
  })

  it('comes out whatever its texts are, with a logo or without', async () => {
    const odd = `#set text(red) *x* \u0007 שלום 日本 ᚠ ${'x'.repeat(400)}`
    const content = contentWith({
      subject: odd.slice(0, 300),
      introduction: odd,
      terms: `${odd}\n`.repeat(20),
      lines: [heading(odd.slice(0, 300)), { ...SERVICE, name: odd.slice(0, 300), description: `${odd}\n`.repeat(10) }],
    })
    for (const logo of [null, pngOf(9, 9), Buffer.from('no image')])
      expect((await pagesOf(await printQuote(content, { logo }))).join(' ')).toContain('€ 1.210,00')
  })

  it('has nothing inside for machines', async () => {
    expect(Buffer.from(await printQuote(contentWith())).toString('latin1')).not.toContain('factur-x')
  })
})
