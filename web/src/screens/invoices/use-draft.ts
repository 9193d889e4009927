// Changes of a draft, one after the other: each answer is the whole draft, added up anew by the service.
import { useRef, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useChanged } from './use-changed.ts'

type Detail = Shapes['InvoiceDetail']
export type Answered = Promise<{ data?: { data: Detail }; error?: unknown }>

export interface DraftChanges {
  /** Sends a change once those before it are answered; throws what is refused. */
  send(request: () => Answered): Promise<Detail>
  /** When all that was sent is answered. */
  settled(): Promise<unknown>
  readonly isBusy: boolean
}

export function useDraft(id: string): DraftChanges {
  const changed = useChanged()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)

  function send(request: () => Answered): Promise<Detail> {
    setWaiting((count) => count + 1)
    const mine = last.current.then(async () => {
      const { data, error } = await request()
      if (!data) throw error
      changed(id, data.data)
      return data.data
    })
    last.current = mine.catch(() => undefined).finally(() => setWaiting((count) => count - 1))
    return mine
  }

  return { send, settled: () => last.current, isBusy: waiting > 0 }
}
