// Files as people bring them: held above the page and let go.
import type { Page } from 'playwright-core'

export interface Dropped {
  readonly name: string
  readonly type: string
  readonly content: string
}

export async function drop(page: Page, ...files: readonly Dropped[]): Promise<void> {
  const held = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, type, content } of all) transfer.items.add(new File([content], name, { type }))
    return transfer
  }, files)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: held })
  await page.dispatchEvent('body', 'drop', { dataTransfer: held })
}

/** One page with a line of text. */
export function smallPdf(text: string): string {
  const content = `BT /F1 24 Tf 60 700 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
