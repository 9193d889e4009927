import type { BrowserContextOptions } from 'playwright-core'

export interface Look {
  /** 390 is a phone. */
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  readonly language?: 'en' | 'nl'
}

/** A window as people have it: its language is what their browser asks for. */
export function windowOf({ width = 1280, height = 860, dark = false, language = 'en' }: Look) {
  return {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: language === 'nl' ? 'nl-NL' : 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  } as const satisfies BrowserContextOptions
}
