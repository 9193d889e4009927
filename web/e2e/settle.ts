import type { Page } from 'playwright-core'

/** Until what is shown is what will stay: nothing is being fetched for the screen, and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => {
    if (document.querySelector('[aria-busy=true], .mantine-Skeleton-root')) return false
    return document.getAnimations().every(({ playState, effect }) => {
      const { iterations, activeDuration } = effect?.getComputedTiming() ?? {}
      return playState !== 'running' || iterations === Number.POSITIVE_INFINITY || activeDuration === 0
    })
  })
}
