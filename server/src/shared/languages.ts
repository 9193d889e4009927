/** The languages in which customers are written to. */
export const languages = ['nl', 'en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** The languages of the screens, and of what is written to those who use them. */
export const pageLanguages = ['nl', 'en'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** What somebody, or the program he uses, says he reads; else what the browser says. */
export function pageLanguage(locales: string | null, accepted: string | undefined): PageLanguage {
  const wanted = [...(locales ?? '').split(' '), ...(accepted ?? '').split(',')]
  const spoken = wanted.map((one) => one.trim().slice(0, 2).toLowerCase())
  return pageLanguages.find((language) => language === spoken.find(isSpoken)) ?? 'en'
}

function isSpoken(language: string): boolean {
  return pageLanguages.some((one) => one === language)
}
