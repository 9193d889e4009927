/** 2026-02 as a chart writes it, short below and in full beside. */
export function monthName(key: string, locale: string): { key: string; short: string; label: string } {
  const first = new Date(`${key}-01T00:00:00Z`)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(first)
  return { key, short: write({ month: 'short' }), label: write({ month: 'long', year: 'numeric' }) }
}
