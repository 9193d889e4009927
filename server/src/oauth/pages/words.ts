// What the pages say on which somebody lets an assistant in.
import type { PageLanguage } from '../../shared/languages.ts'
import type { ProblemCode } from '../../shared/problem.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import type { PageFault, Words } from './wording.ts'

export function wordsOf(language: PageLanguage): Words {
  return WORDS[language]
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
