import type { Language } from '../../words/language.tsx'

const GREETINGS: Readonly<
  Record<Language, readonly [night: string, morning: string, afternoon: string, evening: string]>
> = {
  en: ['Good evening', 'Good morning', 'Good afternoon', 'Good evening'],
  nl: ['Goedenavond', 'Goedemorgen', 'Goedemiddag', 'Goedenavond'],
}

/** By the hour of the day, with the first of the names. */
export function greeting(language: Language, name: string, hour: number): string {
  const part = hour < 5 ? 0 : hour < 12 ? 1 : hour < 18 ? 2 : 3
  return `${GREETINGS[language][part]}, ${name.split(' ')[0]}`
}
