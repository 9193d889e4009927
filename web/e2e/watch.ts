// What goes wrong in a page without anybody seeing it. A breach of the content security policy and an answer of refusal are both told in
// the console.
import type { Page } from 'playwright-core'

export interface Watch {
  announce(fault: RegExp): void
  /** Those that nobody announced. */
  faults(): readonly string[]
}

export function watch(page: Page, origin: string): Watch {
  const found: string[] = []
  const announced: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${placeOf(message.location().url)})`)
  })
  page.on('pageerror', (error) => found.push(`fault: ${error.stack || error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page, or asking anew, gives up what was still on its way.
    if (reason !== 'net::ERR_ABORTED') found.push(`request: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${origin}/`)) found.push(`another host: ${url}`)
  })
  return {
    announce: (fault) => announced.push(fault),
    faults: () => found.filter((one) => !announced.some((fault) => fault.test(one))),
  }
}

function placeOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}
