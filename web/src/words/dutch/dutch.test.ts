import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { Problem, problems, referenceProblem } from '../../../../server/src/shared/problem.ts'
import { Color, Name } from '../../../../server/src/shared/shapes.ts'
import { checkBody } from '../../../../server/src/shared/validate.ts'
import type { SentField } from '../refusals.ts'
import { problemInDutch } from './dutch.ts'
import { fieldWords } from './fields.ts'
import { problemWords } from './problems.ts'
import { sentenceInDutch, sentences } from './sentences.ts'
import { shapeSentences } from './shapes.ts'

const root = join(import.meta.dirname, '../../../../server/src')
const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

describe('every code has Dutch words', () => {
  test('of a problem', () => {
    expect(Object.keys(problemWords).sort()).toEqual(Object.keys(problems).sort())
  })

  test('of a refused field', () => {
    const codes = new Set(WHERE_CODES_STAND.flatMap((at) => [...source.matchAll(at)].map(([, code]) => code!)))
    expect(codes.size).toBeGreaterThan(60)
    expect([...codes, ...KEYWORDS].filter((code) => !(code in fieldWords))).toEqual([])
  })

  test('of work that cannot be invoiced', () => {
    const listed = /const OBSTACLES.*?\{(.*?)\n\}/s.exec(source)![1]!
    const codes = [...listed.matchAll(/(\w+): '/g)].map(([, code]) => code!)
    expect(codes).toContain('on_draft')
    expect(codes.filter((code) => !(code in fieldWords))).toEqual([])
  })
})

describe('a sentence', () => {
  const all = Object.entries(sentences)

  test('is still said by the service', () => {
    const written = source.replaceAll(/\\(.)/g, '$1')
    const isWritten = (english: string) =>
      english.split(PLACE).every((part) => written.includes(part.trim().replace(/[.;:]$/, '')))
    // What Ajv says itself does not stand in our source, and what is put together stands there in parts.
    const whole = all.map(([english]) => english).filter((one) => !(one in shapeSentences) && !COMPOSED.test(one))
    expect(whole.length).toBeGreaterThan(250)
    expect(whole.filter((english) => !isWritten(english))).toEqual([])
  })

  test('has no particulars in Dutch that it lacks in English', () => {
    const odd = all.filter(([english, dutch]) => (dutch.match(PLACE) ?? []).some((place) => !english.includes(place)))
    expect(odd).toEqual([])
  })

  test.each([
    ['The employee is not employed on 2026-01-05.', 'Deze medewerker is op 5 jan 2026 niet in dienst.'],
    ['This date lies before the start date 2026-03-31.', 'Dit ligt vóór de begindatum, 31 mrt 2026.'],
    ['The payment is 1250.50, outstanding is 1000.00.', 'De betaling is 1.250,50, en er staat 1.000,00 open.'],
    [
      'The request takes 480 minutes, 90 are left for those days.',
      'Dit kost 8:00 uur, en voor deze dagen is er nog 1:30 uur over.',
    ],
    [
      '"reject" is not possible from "open". Possible from there: submit, approve.',
      'Van ‘open’ naar ‘afkeuren’ kan niet. Wel mogelijk: indienen, goedkeuren.',
    ],
    [
      'Your role lacks the right approve_hours.',
      'Je rol mist het recht ‘Uren: Goedkeuren’. Wie Kantoor beheert kan het je geven.',
    ],
    [
      'The installments of Design $& {amount} add up to 10.00, the price is 12.5.',
      'De termijnen van Design $& {amount} zijn samen 10,00, en de prijs is 12,50. Maak ze gelijk.',
    ],
    [
      'number_format must hold {year} where numbers start anew each year.',
      'Hier hoort {year} in, want de nummers beginnen elk jaar opnieuw.',
    ],
  ])('%s', (english, dutch) => {
    expect(sentenceInDutch(english)?.text).toBe(dutch)
  })

  test('that is not known stays away', () => {
    expect(sentenceInDutch('Nobody ever wrote this.')).toBeUndefined()
    expect(sentenceInDutch('')).toBeUndefined()
  })
})

describe('what a shape refuses', () => {
  test.each([
    [Type.String({ maxLength: 200 }), 'x'.repeat(201), 'Dit mag hooguit 200 tekens zijn.'],
    [Type.String({ minLength: 8 }), 'x', 'Dit moet minstens 8 tekens zijn.'],
    [Type.String({ minLength: 1 }), '', 'Vul dit in.'],
    [Color, 'red', 'Dit is geen kleur. Schrijf bijvoorbeeld #3366cc.'],
    [Name(40), ' ', 'Vul dit in, met gewone letters.'],
    [Type.String({ format: 'email' }), 'anna@', 'Dit is geen e-mailadres. Schrijf het als naam@bedrijf.nl.'],
    [Type.String({ format: 'uri' }), 'anna', 'Dit is geen webadres. Begin met https://.'],
    [Type.String({ format: 'date' }), '2026-02-30', 'Dit is geen datum. Schrijf bijvoorbeeld 31 jan 2026.'],
    [Type.Integer({ minimum: 0 }), -1, 'Dit moet 0 of meer zijn.'],
    [Type.Integer({ maximum: 1440 }), 1441, 'Dit mag hooguit 1.440 zijn.'],
    [Type.Number({ exclusiveMinimum: 0 }), 0, 'Dit moet meer dan 0 zijn.'],
    [Type.Number({ multipleOf: 0.01 }), 1.005, 'Dit mag hooguit 2 decimalen hebben.'],
    [Type.Integer(), 1.5, 'Dit moet een heel getal zijn.'],
    [Type.Array(Type.String(), { minItems: 1 }), [], 'Kies er minstens één.'],
    [Type.Array(Type.String(), { uniqueItems: true }), ['a', 'a'], 'Iets staat er twee keer in.'],
    [Type.Enum(['month', 'half_year']), 'week', 'Kies een van deze: maand, halfjaar.'],
  ])('%o of %o', (shape, value, dutch) => {
    const { fields, detail } = refused(shape, { name: value })
    expect(fields[0]!.message).toBe(dutch)
    expect(detail.startsWith('Naam: ')).toBe(true)
  })

  test('is named where its field is not near', () => {
    expect(refused(Type.String(), {})).toEqual({
      title: 'Er klopt iets niet',
      detail: 'Naam: vul dit in.',
      fields: [{ pointer: '/name', message: 'Vul dit in.', alone: 'Naam: vul dit in.' }],
    })
  })
})

describe('a problem', () => {
  const inDutch = (code: string, detail: string, errors: readonly SentField[] = []) =>
    problemInDutch({ code, title: 'Title', detail, errors })

  test('of which the sentence is not known says what to do by its code', () => {
    expect(inDutch('project-closed', 'A new sentence.').detail).toBe('Heropen het project eerst.')
  })

  test('that is not known stays as the service sent it', () => {
    const errors = [{ pointer: '/x', code: 'odd', message: 'x is odd.' }]
    const { title, detail, fields } = inDutch('unheard-of', 'It is odd.', errors)
    expect({ title, detail }).toEqual({ title: 'Title', detail: 'It is odd. x is odd.' })
    expect(fields[0]!.message).toBe('x is odd.')
  })

  test('says what it says of a field only once', () => {
    const message = 'The employee has leave from 2026-07-01 to 2026-07-03.'
    const { detail } = inDutch('leave-overlap', message, [{ pointer: '/start_date', code: 'duplicate', message }])
    expect(detail).toBe('Er is al verlof van 1 jul 2026 tot en met 3 jul 2026. Kies andere dagen.')
  })

  test('says its own sentence before those of the fields', () => {
    const message = 'A quote offers at least one service.'
    const errors = [{ pointer: '/lines', code: 'required', message }]
    expect(inDutch('invalid-transition', `The quote cannot be sent yet. ${message}`, errors).detail).toBe(
      'De offerte kan nog niet worden verstuurd. Zet minstens één dienst op de offerte.',
    )
  })

  test('names what no longer exists', () => {
    const { code, detail, extra } = referenceProblem(['organization_id'])
    const { detail: said } = inDutch(code, detail, extra.errors as SentField[])
    expect(said).toBe('Organisatie: dit bestaat niet meer. Kies iets anders.')
  })
})

function refused(shape: TSchema, body: object) {
  try {
    checkBody(Type.Object({ name: shape }), body)
  } catch (error) {
    if (error instanceof Problem)
      return problemInDutch({ ...error, title: '', errors: error.extra.errors as SentField[] })
  }
  throw new Error('It was not refused.')
}

const PLACE = /\{[a-z]+\d?\}/g

const COMPOSED = new RegExp(
  [
    'can (approve|reject) these hours',
    '^The (project|service) has a budget',
    'must be (above )?0 for',
    '^The (customer|company profile) has (no|"{text}" as its) (address|town|country)',
    'it cannot be deleted',
    '^The employee is employed (from|until)',
    'in the days it loses',
    'no working time to take',
    'to now already',
    'of this line',
    'is not possible from',
    '^Another record already has this \\w',
  ].join('|'),
)

const WHERE_CODES_STAND = [
  /fieldError\(\s*(?:'[^']*'|`[^`]*`|\w+),\s*'(\w+)'/g,
  /\b(?:refuse|bad)\(\s*'(?!limit|offset|sort|deleted)(\w+)',/g,
  /\bat\('\w+', '(\w+)',/g,
]

/** Of the shapes; what has a name of its own there stands among the codes. */
const KEYWORDS = [
  ...['wrong_type', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'anyOf', 'oneOf', 'const'],
]
