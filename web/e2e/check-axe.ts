import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { randomOf } from '../../server/src/demo/random.ts'
import { SEED } from '../../server/test/some.ts'
import { axeViolations } from './axe.ts'
import { settle } from './settle.ts'

/**
 * Throws with every violation and where it stands; inside narrows it to a part of the page. One of two checks is made in each run, others
 * in the next; LONG=1 makes all.
 */
export async function checkAxe(page: Page, inside = 'body'): Promise<void> {
  await page.locator(inside).first().waitFor()
  await settle(page)
  if (!isDrawn()) return
  const violations = await axeViolations(page, inside)
  if (violations.length > 0) throw new Error(`axe at ${new URL(page.url()).pathname}:\n${violations.join('\n')}`)
}

let current: string | undefined
let random = randomOf(SEED, '')

function isDrawn(): boolean {
  const { currentTestName = '' } = expect.getState()
  if (currentTestName !== current) [current, random] = [currentTestName, randomOf(SEED, currentTestName)]
  return random.chance(0.5) || process.env.LONG !== undefined
}
