// What the service refused, in its own words: it says what happened and what would be right.
import { notifications } from '@mantine/notifications'
import { languageOfPage, words } from '../words/language.tsx'

export interface SeenProblem {
  readonly code: string
  readonly title: string
  readonly detail: string
  /** By field of the body: hours of /minutes say what is wrong with minutes. */
  readonly fields: Readonly<Record<string, string>>
  /** It may work when tried again. */
  readonly isPassing: boolean
  readonly requestId?: string
}

interface Sent {
  readonly code?: string
  readonly title?: string
  readonly detail?: string
  readonly status?: number
  readonly request_id?: string
  readonly errors?: readonly { pointer: string; message: string }[]
}

export function problemOf(error: unknown): SeenProblem {
  const sent = (typeof error === 'object' && error !== null ? error : {}) as Sent
  if (!sent.code) return { ...UNREACHED, ...unreachedWords[languageOfPage()] }
  const fields = (sent.errors ?? []).map(({ pointer, message }) => [pointer.replace(/^\//, ''), message] as const)
  return {
    code: sent.code,
    title: sent.title ?? sent.code,
    detail: sent.detail ?? '',
    fields: Object.fromEntries(fields),
    isPassing: sent.status === 503 || sent.status === 429,
    ...(sent.request_id ? { requestId: sent.request_id } : {}),
  }
}

const UNREACHED = { code: 'unreachable', fields: {}, isPassing: true }

const unreachedWords = words({
  en: { title: 'No connection', detail: 'Kantoor cannot be reached. What you typed is kept; try again in a moment.' },
  nl: {
    title: 'Geen verbinding',
    detail: 'Kantoor is niet bereikbaar. Wat je typte blijft staan; probeer het zo opnieuw.',
  },
})

export function showProblem(error: unknown): void {
  const { code, title, detail, fields } = problemOf(error)
  const message = [detail, ...Object.values(fields)].filter(Boolean).join(' ')
  notifications.show({ id: `${code} ${detail}`, color: 'red', title, message, autoClose: 8000 })
}
