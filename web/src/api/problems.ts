// What the service refused, in the words of the page: it says what happened and what would be right.
import { notifications } from '@mantine/notifications'
import { languageOfPage, words } from '../words/language.tsx'
import { type SentProblem, saidProblem } from '../words/refusals.ts'

export interface SeenProblem {
  readonly code: string
  readonly title: string
  /** All of it, what is wrong with fields too. */
  readonly detail: string
  /** By field of the body, as it stands there: of /minutes it says what is wrong with minutes. */
  readonly fields: Readonly<Record<string, string>>
  /** The same where the field is not near. */
  readonly alone: Readonly<Record<string, string>>
  /** It may work when tried again. */
  readonly isPassing: boolean
  readonly requestId?: string
}

interface Sent extends Partial<SentProblem> {
  readonly status?: number
  readonly request_id?: string
}

export function problemOf(error: unknown): SeenProblem {
  const sent = (typeof error === 'object' && error !== null ? error : {}) as Sent
  if (!sent.code) return { ...UNREACHED, ...unreachedWords[languageOfPage()] }
  const { code, title = code, detail = '', errors = [] } = sent
  const said = saidProblem({ code, title, detail, errors })
  const byField = (of: 'message' | 'alone') =>
    Object.fromEntries(said.fields.map((field) => [field.pointer.replace(/^\//, ''), field[of]]))
  return {
    code,
    title: said.title,
    detail: said.detail,
    fields: byField('message'),
    alone: byField('alone'),
    isPassing: sent.status === 503 || sent.status === 429,
    ...(sent.request_id ? { requestId: sent.request_id } : {}),
  }
}

const UNREACHED = { code: 'unreachable', fields: {}, alone: {}, isPassing: true }

const unreachedWords = words({
  en: { title: 'No connection', detail: 'Kantoor cannot be reached. What you typed is kept; try again in a moment.' },
  nl: {
    title: 'Geen verbinding',
    detail: 'Kantoor is niet bereikbaar. Wat je typte blijft staan; probeer het zo opnieuw.',
  },
})

export function showProblem(error: unknown): void {
  showSeen(problemOf(error))
}

export function showSeen({ code, title, detail }: SeenProblem): void {
  notifications.show({ id: `${code} ${detail}`, color: 'red', title, message: detail, autoClose: 8000 })
}
