// The samples of the pages for operators, docs/*.md. Each is known by its page, its heading, and its place where a heading has several.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSamples, type Sample } from './code-samples.ts'

export interface OperatorSample extends Sample {
  /** Such as "backup.md: Restore". */
  readonly id: string
}

const folder = join(import.meta.dirname, '../../docs')

export function operatorSamples(): readonly OperatorSample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap(samplesOfPage)
}

export function sampleText(id: string): string {
  const found = operatorSamples().find((sample) => sample.id === id)
  if (!found) throw new Error(`no page has the sample "${id}"`)
  return found.text
}

function samplesOfPage(page: string): OperatorSample[] {
  const text = readFileSync(join(folder, page), 'utf8')
  const lines = text.split('\n')
  const samples = readSamples(text)
  const headings = samples.map(({ line }) => headingAbove(lines, line))
  return samples.map((sample, i) => {
    const heading = headings[i]!
    const place = headings.slice(0, i).filter((other) => other === heading).length
    const count = headings.filter((other) => other === heading).length
    return { ...sample, id: `${page}: ${heading}${count > 1 ? ` (${place + 1})` : ''}` }
  })
}

function headingAbove(lines: readonly string[], line: number): string {
  const heading = lines.slice(0, line).findLast((one) => /^##? /.test(one)) ?? ''
  return heading.replace(/^#+ /, '')
}
