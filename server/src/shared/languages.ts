/** The languages in which customers are written to. */
export const languages = ['nl', 'en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
