// A draft that saves itself: what is typed is sent when the hand rests, one request after the other, and the sums come back.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { showChange } from '../../api/records.ts'
import { draftsOf, isNamed, type LineDraft, sentLine, withIds } from './line-drafts.ts'
import { QUOTES, type QuoteRecord } from './sales-queries.ts'

const REST_MS = 500

export type QuoteText = 'subject' | 'introduction' | 'terms'
type Part = QuoteText | 'lines'

export interface QuoteDraft extends Readonly<Record<QuoteText, string>> {
  readonly lines: readonly LineDraft[]
}

export type SaveState = 'saved' | 'waiting' | 'failed'

export function useQuoteDraft(quote: QuoteRecord) {
  const cache = useQueryClient()
  const [draft, setDraft] = useState<QuoteDraft>(() => draftOf(quote))
  const [state, setState] = useState<SaveState>('saved')
  const [problem, setProblem] = useState<unknown>()
  const now = useRef(draft)
  const changed = useRef(new Set<Part>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<boolean>>(Promise.resolve(true))

  function put(next: QuoteDraft) {
    now.current = next
    setDraft(next)
  }

  function change(part: Partial<QuoteDraft>) {
    put({ ...now.current, ...part })
    for (const key of Object.keys(part)) changed.current.add(key as Part)
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), REST_MS)
  }

  /** Sends what was not sent yet; false when the service refuses. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    sending.current = sending.current.then(send)
    return sending.current
  }

  async function send(): Promise<boolean> {
    if (changed.current.size === 0) return true
    const parts = [...changed.current]
    const lines = now.current.lines.filter(isNamed)
    changed.current.clear()
    const params = { path: { id: quote.id } }
    const body = bodyOf(parts, now.current, lines)
    const { data, error } = await client
      .PATCH('/sales/quote/{id}', { params, body, keepalive: true })
      .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
    if (!data) {
      for (const part of parts) changed.current.add(part)
      setProblem(error)
      setState('failed')
      return false
    }
    if (parts.includes('lines'))
      put({
        ...now.current,
        lines: withIds(
          now.current.lines,
          lines.map(({ key }) => key),
          data.data.lines,
        ),
      })
    showChange(cache, QUOTES, quote.id, data.data)
    setProblem(undefined)
    setState(changed.current.size === 0 ? 'saved' : 'waiting')
    return true
  }

  const leave = useEffectEvent(() => void flush())
  useEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [])

  return { draft, change, flush, state, problem }
}

function draftOf({ subject, introduction, terms, lines }: QuoteRecord): QuoteDraft {
  return { subject: subject ?? '', introduction: introduction ?? '', terms: terms ?? '', lines: draftsOf(lines) }
}

function bodyOf(parts: readonly Part[], draft: QuoteDraft, lines: readonly LineDraft[]): Shapes['QuoteUpdate'] {
  const sent = (part: Part) => (part === 'lines' ? lines.map(sentLine) : draft[part].trim() || null)
  return Object.fromEntries(parts.map((part) => [part, sent(part)]))
}
