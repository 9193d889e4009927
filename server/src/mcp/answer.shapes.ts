// What the questions and answers of all tools have in common.
import Type, { type TObject, type TProperties } from 'typebox'
import { Currency } from '../reports/report.shapes.ts'
import { SearchText } from '../search/search.shapes.ts'
import { Day, Nullable } from '../shared/shapes.ts'

/** Fewer rows than a screen shows: an assistant reads every one of them. */
export function paging(mostRows: number, usualRows: number) {
  return {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRows, default: usualRows })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  }
}

export const Query = SearchText

const always = {
  as_of: Day,
  currency: Currency,
  truncated: Type.Boolean(),
  next_offset: Nullable(Type.Integer()),
  link: Type.String(),
  hint: Type.Optional(Type.String()),
}

export function Answer<P extends TProperties>(properties: P) {
  return Type.Object({ ...always, ...properties })
}

/** The answer of a report, as an assistant gets it. */
export function AnswerOf(report: TObject) {
  return Answer(report.properties)
}

/** A name, a number or the like, where there is one. */
export const Words = Nullable(Type.String())

/** Text that people typed into a record. It is marked, so that nobody takes it for an instruction. */
export const Untrusted = Type.Object({
  untrusted: Type.Literal(true),
  text: Type.String({ maxLength: 2000 }),
  cut: Type.Boolean(),
})
