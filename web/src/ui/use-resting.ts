// What is moved shows at once and is sent when the hand rests: those who move with the keys press more than once.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { endTurns, inTurn } from '../api/in-turn.ts'

const REST_MS = 700

interface Waiting<Item, Span> {
  readonly item: Item
  readonly before: Span
  readonly span: Span
  readonly timer: ReturnType<typeof setTimeout>
}

interface RestingOptions<Item, Span> {
  spanOf(item: Item): Span
  isSame(one: Span, other: Span): boolean
  /** Settles once the screen has read it again. */
  send(item: Item, span: Span, before: Span): Promise<void>
}

export function useResting<Item extends { readonly id: string }, Span>(options: RestingOptions<Item, Span>) {
  const { spanOf, isSame, send } = options
  const [shown, setShown] = useState<ReadonlyMap<string, Span>>(new Map())
  // Where the service has it already, before it is read again.
  const sent = useRef(new Map<string, Span>())
  const waiting = useRef(new Map<string, Waiting<Item, Span>>())

  const show = (id: string, span: Span | undefined) =>
    setShown((before) => {
      const after = new Map(before)
      if (span) after.set(id, span)
      else after.delete(id)
      return after
    })

  async function sendNow(item: Item, before: Span, span: Span) {
    const { id } = item
    waiting.current.delete(id)
    sent.current.set(id, span)
    if (!isSame(before, span)) await inTurn(`resting ${id}`, () => send(item, span, before))
    // Until the last of several is read again, that one shows.
    if (sent.current.get(id) !== span) return
    sent.current.delete(id)
    if (!waiting.current.has(id)) show(id, undefined)
  }

  /** It goes to another place; with the keys it is sent once they rest. */
  function place(item: Item, span: Span, isResting = true) {
    const { id } = item
    const before = waiting.current.get(id)?.before ?? sent.current.get(id) ?? spanOf(item)
    show(id, span)
    clearTimeout(waiting.current.get(id)?.timer)
    if (isResting) void sendNow(item, before, span)
    else {
      const timer = setTimeout(() => void sendNow(item, before, span), REST_MS)
      waiting.current.set(id, { item, before, span, timer })
    }
  }

  // A page that goes away does not wait for the hand to rest.
  const sendWaiting = useEffectEvent(() => {
    for (const { item, before, span, timer } of [...waiting.current.values()]) {
      clearTimeout(timer)
      void sendNow(item, before, span)
    }
  })
  useEffect(() => {
    const leave = () => {
      sendWaiting()
      endTurns()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  return { shown, show, place }
}
