// The form that programs send: one value for each name, in well-formed encoding, or none of it is believed.
import { isAscii } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { takeAsIs } from '../http/upload.ts'
import { refusal } from './refusal.ts'

const MOST_FORM_BYTES = 64 * 1024
/** A program may name it several times (RFC 8707). */
const REPEATABLE = 'resource'

/** Lets a place read forms and nothing else. */
export function takeForms(place: FastifyInstance): void {
  place.removeAllContentTypeParsers()
  const form = { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES } as const
  place.addContentTypeParser('application/x-www-form-urlencoded', form, takeAsIs)
}

export function readForm(body: unknown): URLSearchParams {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const text = bytes.toString('latin1')
  if (!isAscii(bytes) || decoded(text) === undefined)
    throw refusal('invalid_request', 'The body is not a form in UTF-8 with percent encoding.')
  const form = new URLSearchParams(text)
  const names = [...form.keys()].filter((name) => name !== REPEATABLE)
  if (new Set(names).size < names.length) throw refusal('invalid_request', 'A parameter came more than once.')
  return form
}

/** A parameter without a value counts as one that was left out (RFC 6749, 3.2). */
export function fieldsOf(form: URLSearchParams, name: string): readonly string[] {
  return form.getAll(name).filter(Boolean)
}

export function fieldOf(form: URLSearchParams, name: string): string | undefined {
  return fieldsOf(form, name)[0]
}

export function neededField(form: URLSearchParams, name: string): string {
  const value = fieldOf(form, name)
  if (value === undefined) throw refusal('invalid_request', `The parameter ${name} is missing.`)
  return value
}

/** One name or value of a form, or of what is written like one; undefined when it is not well-formed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
