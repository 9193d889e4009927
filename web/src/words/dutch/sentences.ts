// Turns a sentence of the service into Dutch and keeps its particulars: a day, an amount, a name. What stands between braces says
// what kind of particular it is; a number behind it tells two of a kind apart.

import { formatsOf } from '../formats.ts'
import { RIGHT_GROUPS } from '../rights.ts'
import { accessSentences } from './access-sentences.ts'
import { importSentences } from './import-sentences.ts'
import { moneySentences } from './money-sentences.ts'
import { valueNames } from './names.ts'
import { peopleSentences } from './people-sentences.ts'
import { purchaseSentences } from './purchase-sentences.ts'
import { relationSentences } from './relation-sentences.ts'
import { salesSentences } from './sales-sentences.ts'
import { shapeSentences } from './shapes.ts'
import { workSentences } from './work-sentences.ts'

interface Kind {
  /** What it looks like in the English sentence. */
  readonly looks: string
  say(text: string): string
}

const { day, instant, number, minutes } = formatsOf('nl')
const amount = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 })
const asIs = (text: string) => text
const DAY = '\\d{4}-\\d\\d-\\d\\d'
const RIGHT = '[a-z_]+(?::[a-z]+)?'

const kinds: Readonly<Record<string, Kind>> = {
  day: { looks: DAY, say: day },
  instant: { looks: `${DAY}T[\\d:.]+(?:Z|[+-][\\d:]+)`, say: instant },
  number: { looks: '-?\\d+(?:\\.\\d+)?', say: (text) => number(Number(text)) },
  amount: { looks: '-?\\d+(?:\\.\\d+)?', say: (text) => amount.format(Number(text)) },
  minutes: { looks: '\\d+', say: (text) => minutes(Number(text)) },
  value: { looks: '[a-z_]+', say: valueName },
  values: { looks: '.+', say: (text) => text.split(', ').map(valueName).join(', ') },
  right: { looks: RIGHT, say: rightName },
  rights: { looks: `${RIGHT}(?:, ${RIGHT})*`, say: (text) => text.split(', ').map(rightName).join(', ') },
  quoted: { looks: '"[^"]*"', say: (text) => `‘${text.slice(1, -1)}’` },
  /** The name of the field that it stands at. */
  field: { looks: '[\\w/~-]+', say: () => '' },
  name: { looks: '\\w+', say: asIs },
  text: { looks: '.+?', say: asIs },
}

/** In this order: what knows more of the sentence comes before what takes any text. */
export const sentences: Readonly<Record<string, string>> = {
  ...workSentences,
  ...moneySentences,
  ...purchaseSentences,
  ...salesSentences,
  ...peopleSentences,
  ...accessSentences,
  ...shapeSentences,
  ...relationSentences,
  ...importSentences,
}

const SIGNS = /[\\^$.*+?()[\]{}|]/g
const PLACE = /\{([a-z]+\d?)\}/
const patterns = Object.entries(sentences)
  .filter(([english]) => PLACE.test(english))
  .map(([english, dutch]) => ({ ...patternOf(english), dutch, isOfField: english.startsWith('{field}') }))

export interface Dutch {
  readonly text: string
  /** It speaks of its field without naming it. */
  readonly isOfField: boolean
}

/** Undefined for a sentence that is not known. */
export function sentenceInDutch(text: string): Dutch | undefined {
  const whole = sentences[text]
  if (whole) return { text: whole, isOfField: false }
  for (const { pattern, names, dutch, isOfField } of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const said = new Map(names.map((name, i) => [name, kindOf(name).say(found[i + 1]!)]))
    return { text: dutch.replaceAll(new RegExp(PLACE, 'g'), (place, name) => said.get(name) ?? place), isOfField }
  }
  return undefined
}

function patternOf(english: string): { pattern: RegExp; names: readonly string[] } {
  const parts = english.split(PLACE)
  const isName = (i: number) => i % 2 === 1
  const source = parts.map((part, i) => (isName(i) ? `(${kindOf(part).looks})` : part.replace(SIGNS, '\\$&')))
  return { pattern: new RegExp(`^${source.join('')}$`, 's'), names: parts.filter((_, i) => isName(i)) }
}

function kindOf(name: string): Kind {
  const kind = kinds[name.replace(/\d$/, '')]
  if (!kind) throw new Error(`{${name}} is no kind of particular.`)
  return kind
}

function valueName(value: string): string {
  return valueNames[value] ?? value.replaceAll('_', ' ')
}

function rightName(right: string): string {
  for (const { name, rights } of RIGHT_GROUPS) {
    const found = rights.find((one) => one.right === right)
    if (found) return `‘${name.nl}: ${found.name.nl}’`
  }
  return `‘${right}’`
}
