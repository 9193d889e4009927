// In which language the pages speak on which somebody lets an assistant in.
import type { ProblemCode } from '../../shared/problem.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import type { PageFault, Words } from './wording.ts'

export const pageLanguages = ['nl', 'en'] as const
export type PageLanguage = (typeof pageLanguages)[number]

export function wordsOf(language: PageLanguage): Words {
  return WORDS[language]
}

/** What the program says one reads, else what the browser says. */
export function pageLanguage(locales: string | null, accepted: string | undefined): PageLanguage {
  const wanted = [...(locales ?? '').split(' '), ...(accepted ?? '').split(',')]
  const spoken = wanted.map((one) => one.trim().slice(0, 2).toLowerCase())
  return pageLanguages.find((language) => language === spoken.find(isSpoken)) ?? 'en'
}

function isSpoken(language: string): boolean {
  return pageLanguages.some((one) => one === language)
}

/** What of that which can go wrong anywhere has words of its own here. */
export const faultsOfProblems: Readonly<Partial<Record<ProblemCode, PageFault>>> = {
  'foreign-origin': 'foreign',
  'payload-too-large': 'unreadable',
  'unsupported-media-type': 'unreadable',
  'validation-error': 'unreadable',
  unavailable: 'unavailable',
}

const WORDS: Readonly<Record<PageLanguage, Words>> = { nl: dutch, en: english }
