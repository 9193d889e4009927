// A problem of the service in Dutch. Fetched at the first refusal that somebody who reads Dutch gets; English needs none of it.
import type { SaidField, SaidProblem, SentField, SentProblem } from '../refusals.ts'
import { fieldWords } from './fields.ts'
import { fieldNames } from './names.ts'
import { problemWords } from './problems.ts'
import { sentenceInDutch } from './sentences.ts'

/** What cannot be said in Dutch stays as the service said it. */
export function problemInDutch({ code, title, detail, errors }: SentProblem): SaidProblem {
  const [dutchTitle, dutchDetail] = problemWords[code] ?? [title, detail]
  const fields = errors.map(fieldInDutch)
  const head = headOf(detail, errors)
  const said = head === '' && fields.length > 0 ? '' : (sentenceInDutch(head)?.text ?? dutchDetail)
  const sentences = new Set([said, ...fields.map(({ alone }) => alone)])
  return { title: dutchTitle, detail: [...sentences].filter(Boolean).join(' '), fields }
}

// Most often the detail is what is said of the fields, one after another.
function headOf(detail: string, errors: readonly SentField[]): string {
  const all = errors.map(({ message }) => message).join(' ')
  if (errors.some(({ message }) => message === detail)) return ''
  return all && detail.endsWith(all) ? detail.slice(0, -all.length).trim() : detail
}

function fieldInDutch({ pointer, code, message }: SentField): SaidField {
  const known = sentenceInDutch(message)
  const text = known?.text ?? fieldWords[code] ?? message
  const name = fieldNames[nameAt(pointer)]
  const needsName = name && (known ? known.isOfField : code in fieldWords)
  return {
    pointer,
    message: text,
    alone: needsName ? `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
  }
}

// An element of a list is named with its list.
function nameAt(pointer: string): string {
  return /([^/]+)(?:\/\d+)*$/.exec(pointer)?.[1] ?? ''
}
