// What goes wrong in a page without anybody seeing it. A breach of the content security policy and an answer of refusal are both told in
// the console.
import type { ConsoleMessage, Page, Request } from 'playwright-core'

export interface Watch {
  announce(fault: RegExp): void
  /** Those that nobody announced. */
  faults(): readonly string[]
  /** What happens in the page from here on is of somebody else. */
  end(): void
}

export function watch(page: Page, origin: string): Watch {
  const found: string[] = []
  const announced: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${placeOf(message.location().url)})`)
  }
  const onFault = (error: Error) => found.push(`fault: ${error.stack || error.message}`)
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page, or asking anew, gives up what was still on its way.
    if (reason !== 'net::ERR_ABORTED') found.push(`request: ${request.method()} ${request.url()} ${reason}`)
  }
  const onRequest = (request: Request) => {
    const url = request.url()
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${origin}/`)) found.push(`another host: ${url}`)
  }
  page.on('console', onConsole).on('pageerror', onFault).on('requestfailed', onFailed).on('request', onRequest)
  return {
    announce: (fault) => announced.push(fault),
    faults: () => found.filter((one) => !announced.some((fault) => fault.test(one))),
    end() {
      page.off('console', onConsole).off('pageerror', onFault).off('requestfailed', onFailed).off('request', onRequest)
    },
  }
}

function placeOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}
