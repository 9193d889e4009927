// The languages in which an invoice can be written.
import type { Language } from '../../../shared/languages.ts'
import type { Texts } from './texts.ts'
import { german } from './texts-de.ts'
import { english } from './texts-en.ts'
import { french } from './texts-fr.ts'
import { dutch } from './texts-nl.ts'

export function textsOf(language: Language): Texts {
  return TEXTS[language]
}

const TEXTS: Readonly<Record<Language, Texts>> = { nl: dutch, en: english, de: german, fr: french }
