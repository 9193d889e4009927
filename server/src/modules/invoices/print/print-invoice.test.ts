import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInvoice } from '../../../../test/any-invoice.ts'
import { BILLING, invoiceContent, invoiceLine, invoiceLines, textLine } from '../../../../test/invoice-content.ts'
import { pngOf } from '../../../../test/png.ts'
import { attachmentOf, metadataOf, pagesOf, plain, readXml } from '../../../../test/read-invoice.ts'
import type { Language } from '../../../shared/languages.ts'
import { add, multiply } from '../../../shared/money.ts'
import { formatsOf } from './formats.ts'
import { textsOf } from './languages.ts'
import { printInvoice } from './print-invoice.ts'
import { typesetterPid } from './typesetter.ts'
import { withoutControls } from './xml.ts'

const printed = async (...how: Parameters<typeof printInvoice>) => {
  const { pdf } = await printInvoice(...how)
  return (await pagesOf(pdf)).join(' ')
}

describe('the totals', () => {
  it('are the same on the page, in the data inside and in the content', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoice, async (content) => {
        const { pdf } = await printInvoice(content)
        const page = (await pagesOf(pdf)).join(' ')
        const formats = formatsOf(textsOf(content.language).locale, content.currency)
        for (const total of [content.total_excl_vat, content.total_vat, content.total_incl_vat]) {
          expect(page).toContain(plain(formats.money(total)))
        }
        for (const vat of content.vat_breakdown) expect(page).toContain(plain(formats.amount(vat.taxable_amount)))

        const settlement = readXml(await attachmentOf(pdf)).CrossIndustryInvoice.SupplyChainTradeTransaction
          .ApplicableHeaderTradeSettlement
        const sums = settlement.SpecifiedTradeSettlementHeaderMonetarySummation
        const signed = (amount: string) => multiply(amount, content.type === 'credit_note' ? '-1' : '1')
        expect(signed(sums.LineTotalAmount)).toBe(content.total_excl_vat)
        expect(signed(sums.TaxBasisTotalAmount)).toBe(content.total_excl_vat)
        expect(signed(sums.TaxTotalAmount['#text'])).toBe(content.total_vat)
        expect(signed(sums.GrandTotalAmount)).toBe(content.total_incl_vat)
        expect(signed(sums.DuePayableAmount)).toBe(content.total_incl_vat)
        const groups = settlement.ApplicableTradeTax.map((tax: { BasisAmount: string }) => signed(tax.BasisAmount))
        expect(groups).toEqual(content.vat_breakdown.map((vat) => vat.taxable_amount))
      }),
      { numRuns: 25 },
    )
  })
})

describe('pages', () => {
  const numbered = (count: number) =>
    invoiceLines(count).map((line, index) => ({ ...line, description: `Regel ${index + 1}.` }))

  it.each([1, 40, 400])('carry the sum of %d lines over each break', async (count) => {
    const lines = numbered(count)
    const pages = await pagesOf((await printInvoice(invoiceContent({ lines }))).pdf)
    const { money } = formatsOf('nl-NL', 'EUR')
    const last = (page: string) =>
      Math.max(0, ...[...page.matchAll(/Regel (\d+)\./g)].map(([, number]) => Number(number)))
    let done = 0
    for (const [index, page] of pages.entries()) {
      const before = done
      done = last(page) || done
      const sums = [...page.matchAll(/Transport (€ [\d.,]+)/g)].map(([, sum]) => sum)
      const upTo = (row: number) => plain(money(add(...lines.slice(0, row).map((line) => line.amount))))
      const isOpen = before > 0 && before < count
      expect(sums).toEqual([...(isOpen ? [upTo(before)] : []), ...(done < count ? [upTo(done)] : [])])
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
      if (done > before) expect(page).toContain('Omschrijving')
    }
    expect(done).toBe(count)
    expect(pages.length).toBe({ 1: 1, 40: 2, 400: 13 }[count])
  })

  it('splits a row that is longer than a page', async () => {
    const description = Array.from({ length: 120 }, (_, index) => `deel ${index + 1};`).join('\n')
    const pages = await pagesOf((await printInvoice(invoiceContent({ lines: [invoiceLine({ description })] }))).pdf)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join(' ')).toContain('deel 120;')
  })
})

describe('words', () => {
  it.each([
    ['nl', 'Factuur', '15 november 2026', '€ 121,00', 'Btw 21%'],
    ['en', 'Invoice', '15 November 2026', '€121.00', 'VAT 21%'],
    ['de', 'Rechnung', '15. November 2026', '121,00 €', 'USt 21 %'],
    ['fr', 'Facture', '15 novembre 2026', '121,00 €', 'TVA 21 %'],
  ] as const)('are those of the language %s', async (language: Language, ...expected) => {
    const page = await printed(invoiceContent({ language, lines: [invoiceLine()] }))
    for (const word of expected) expect(page).toContain(word)
  })

  it('name the customer, the references and the account', async () => {
    const page = await printed(
      invoiceContent({ note: 'Met dank', lines: [textLine(1, 'Fase 1'), invoiceLine({ position: 2 })] }),
    )
    for (const word of [
      'Bakkerij De Gouden Aar B.V.',
      'PO-7781',
      '1–31 oktober 2026',
      'Met dank',
      'Fase 1',
      'NL91 ABNA 0417 1643 00',
    ]) {
      expect(page).toContain(word)
    }
  })

  it('stay text, whatever they look like', async () => {
    const odd = '#set text(red) *x* _y_ $z$ `q` = A <b>&amp;"\' \\ @k // c /* d */ ~ [e] {f}'
    const page = await printed(
      invoiceContent({ lines: [invoiceLine({ description: odd })], subject: odd, billing: { ...BILLING, name: odd } }),
    )
    expect(page.replaceAll(' ', '').split(odd.replaceAll(' ', '')).length - 1).toBe(3)
  })

  it.each([
    ['control characters', 'a\u0000b\u0007c\u001fd\ud800'],
    ['emoji', 'klaar 👩‍👩‍👧 😀'],
    ['right to left', 'שלום مرحبا \u202eabc'],
    ['rare scripts', '日本 ᚠ 𒀀'],
    ['long words', 'x'.repeat(2000)],
    ['many lines', 'x\n'.repeat(900)],
  ])('may hold %s', async (_, text) => {
    const content = invoiceContent({
      lines: [invoiceLine({ description: text })],
      note: text,
      reference: text.slice(0, 100),
    })
    const { pdf, ubl } = await printInvoice({ ...content, billing: { ...BILLING, name: text.slice(0, 300) } })
    expect((await pagesOf(pdf)).join(' ')).toContain('€ 121,00')
    const clean = withoutControls(text)
    expect(readXml(ubl).Invoice.AccountingCustomerParty.Party.PartyLegalEntity.RegistrationName).toBe(
      clean.slice(0, 300).trim(),
    )
  })
})

it('writes names in other scripts, and squares for those that no font of ours has', async () => {
  const page = await printed(invoiceContent({ subject: 'שלום شركة 株式会社 有限公司 ✅ Ελλάδα', note: 'ა 한' }))
  for (const name of ['株式会社', '有限公司', '✅', 'Ελλάδα', '□ □']) expect(page).toContain(name)
  expect(page.match(/□/g)).toHaveLength(2)
})

describe('the file', () => {
  it('calls itself PDF/A-3b and Factur-X', async () => {
    const { pdf } = await printInvoice(invoiceContent({ subject: 'Ünïcode' }))
    const metadata = await metadataOf(pdf)
    for (const fact of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ]) {
      expect(metadata).toContain(fact)
    }
    const bytes = Buffer.from(pdf).toString('latin1')
    expect(bytes).toContain('/AFRelationship /Alternative')
    expect(bytes).toContain('/Subtype /text#2Fxml')
  })

  it('has every object where its table says', async () => {
    const bytes = Buffer.from((await printInvoice(invoiceContent({ lines: invoiceLines(40) }))).pdf).toString('latin1')
    const table = bytes.slice(Number(/startxref\s+(\d+)/.exec(bytes)![1]))
    const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.length).toBeGreaterThan(10)
    for (const [index, offset] of offsets.entries())
      expect(bytes.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    const [, length, xmp] = /\/Length (\d+)\s*(?:\/[^>]*)*>>\s*stream\n(<\?xpacket.*?)\nendstream/s.exec(bytes)!
    expect(xmp!.length).toBe(Number(length))
  })

  it('is the same for the same content', async () => {
    const content = invoiceContent({ lines: invoiceLines(5) })
    const [first, second] = [await printInvoice(content), await printInvoice(content)]
    expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true)
  })
})

describe('a logo', () => {
  it('takes the place of the name', async () => {
    expect(await printed(invoiceContent())).toMatch(/^\s*Studio Noord Prinsengracht/)
    expect(await printed(invoiceContent(), { logo: pngOf(9, 9) })).toMatch(/^\s*Prinsengracht/)
  })

  it.each([
    ['is no image', Buffer.from('not an image')],
    ['is broken', pngOf(9, 9).subarray(0, 40)],
    ['would unpack to gigabytes', pngOf(50_000, 50_000, 1)],
  ])('is left out when it %s', async (_, logo) => {
    expect(await printed(invoiceContent(), { logo })).toMatch(/^\s*Studio Noord Prinsengracht/)
  })
})

it('prints side by side, and one that fails harms no other', async () => {
  const broken = { ...invoiceContent(), invoice_date: '2026-02-31' }
  const all = await Promise.allSettled([
    printInvoice(invoiceContent()),
    printInvoice(broken),
    printInvoice(invoiceContent()),
  ])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('goes on when the process that prints dies, and leaves out the logo that may have been the cause', async () => {
  const long = invoiceContent({ lines: invoiceLines(400) })
  await printInvoice(invoiceContent())
  for (const [logo, status] of [[undefined, 'rejected'] as const, [pngOf(9, 9), 'fulfilled'] as const]) {
    const waiting = Promise.allSettled([printInvoice(long, logo && { logo }), printInvoice(invoiceContent())])
    await sleep(20)
    process.kill(typesetterPid()!, 'SIGKILL')
    expect((await waiting).map((ended) => ended.status)).toEqual([status, 'fulfilled'])
  }
})
