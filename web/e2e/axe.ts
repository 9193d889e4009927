// The rules of WCAG 2.1 A and AA that a program can check, on what is now seen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settle } from './settle.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Each with where it stands; inside narrows it to a part of the page. */
export async function axeViolations(page: Page, inside = 'body'): Promise<readonly string[]> {
  await page.locator(inside).first().waitFor()
  await settle(page)
  // By evaluate, since the page runs nothing that is not its own.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source)
  const choices = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }
  const found = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(inside)}, ${JSON.stringify(choices)}).then((answer) => answer.violations)`,
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim()
      return `${id}: ${help}\n  ${html.slice(0, 240)}\n  ${why}`
    }),
  )
}
