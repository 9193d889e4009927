// What a customer sends back from the page of a quote.
import { SPEAKING } from '../../shared/shapes.ts'

export interface AcceptForm {
  readonly name: string
  readonly optionIds: readonly string[]
  readonly isAgreed: boolean
}

/** What of it keeps the quote from being accepted. */
export interface FormFaults {
  readonly name?: boolean
  readonly agree?: boolean
  readonly option?: boolean
}

export interface DeclineForm {
  readonly reason: string
}

export const MOST_NAME = 200
export const MOST_REASON = 2000

export function readAcceptForm(body: string): AcceptForm {
  const form = new URLSearchParams(body)
  return {
    name: (form.get('name') ?? '').trim(),
    optionIds: [...new Set(form.getAll('option').map((id) => id.toLowerCase()))],
    isAgreed: form.has('agree'),
  }
}

/** Texts that cannot be stored are made so: nobody is sent back for his reason. */
export function readDeclineForm(body: string): DeclineForm {
  const reason = (new URLSearchParams(body).get('reason') ?? '').toWellFormed()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = reason.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '').trim()
  return { reason: Array.from(plain).slice(0, MOST_REASON).join('') }
}

export function isName(name: string): boolean {
  return Array.from(name).length <= MOST_NAME && speaking.test(name)
}

const speaking = new RegExp(SPEAKING, 'u')
