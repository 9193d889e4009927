// What an operation returned, as status, headers and text.
import { detailText } from '../db/record.ts'
import type { Answer, Operation } from './operation.ts'

export interface Reply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

/** `location` is where a created record can be read, if it can. */
export function toReply(operation: Operation, answer: Answer, location: (id: string) => string | undefined): Reply {
  const status = operation.success
  if (!answer) return { status, headers: {}, body: undefined }
  if ('count' in answer) {
    const { data, count, limit, offset, totals } = answer
    const added = totals ? `,"totals":${totals}` : ''
    return {
      status,
      headers: {},
      body: `{"data":[${data}],"meta":{"count":${count},"limit":${limit},"offset":${offset}}${added}}`,
    }
  }
  if (!('record' in answer)) return { status, headers: {}, body: JSON.stringify(answer) }
  const headers: Record<string, string> = { etag: etagOf(answer.version) }
  const address = status === 201 ? location(answer.id) : undefined
  if (address) headers.location = address
  return { status, headers, body: `{"data":${detailText(answer)}}` }
}

/** The version of the record itself: names and totals that belong to other records do not move it. */
export function etagOf(version: number): string {
  return `"v${version}"`
}

export function matches(ifMatch: string, version: number): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim() === etagOf(version))
}
