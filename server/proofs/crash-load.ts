// Clients that book, change and delete hours, invoice them, finalise and record payments, with and without an Idempotency-Key,
// and remember what they were promised.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../src/demo/random.ts'
import { type Answer, type Request, send, toldBy } from './caller.ts'
import type { Company } from './company.ts'

/** A write that was acknowledged. */
export interface Promised {
  readonly id: string
  /** As the audit calls it. */
  readonly operation: string
  /** As the outbox calls it. */
  readonly kind: string
  readonly key: string | undefined
}

export interface Ledger {
  readonly promised: Promised[]
  /** What the note of an entry may be: what was last acknowledged, or what was sent and never answered. null: it may be gone. */
  readonly notes: Map<string, Set<string | null>>
  readonly numbers: Map<string, string>
  /** The sum of the payments of an invoice. */
  readonly paid: Map<string, number>
  readonly faults: string[]
  /** How many requests got no certain answer. */
  unsure: number
}

export interface Load {
  readonly ledger: Ledger
  /** Resolves at the first acknowledgement of a write that began later than now. */
  nextPromise(): Promise<void>
  stop(): Promise<void>
}

export function startLoad(company: Company, clients: number, random: Random): Load {
  const ledger: Ledger = {
    promised: [],
    notes: new Map(),
    numbers: new Map(),
    paid: new Map(),
    faults: [],
    unsure: 0,
  }
  let over = false
  let waiters: { since: number; resolve: () => void }[] = []
  const heard = (began: number) => {
    for (const waiter of waiters) if (began >= waiter.since) waiter.resolve()
    waiters = waiters.filter(({ since }) => began < since)
  }
  const client = async () => {
    const act = clientOf({ company, ledger, random, heard, isOver: () => over })
    while (!over) await act()
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  return {
    ledger,
    nextPromise: () => new Promise((resolve) => waiters.push({ since: performance.now(), resolve })),
    async stop() {
      over = true
      await running
    },
  }
}

interface Scene {
  readonly company: Company
  readonly ledger: Ledger
  readonly random: Random
  heard(began: number): void
  isOver(): boolean
}

let marks = 0

function clientOf({ company, ledger, random, heard, isOver }: Scene): () => Promise<void> {
  const own: string[] = []

  /** With a key it is sent until it is answered; without, what was not answered may have happened or not. */
  const write = async (request: Request, mark: string, kinds: Pick<Promised, 'operation' | 'kind'>) => {
    const key = random.chance(0.5) ? mark : undefined
    const headers = { ...request.headers, ...(key ? { 'idempotency-key': key } : {}) }
    for (;;) {
      const began = performance.now()
      const answer = await send({ ...request, headers })
      const { status, code, data } = answer
      if (status >= 200 && status < 300) {
        const id = [data].flat()[0]?.id ?? request.path.split('/').at(-1)
        ledger.promised.push({ id, ...kinds, key })
        heard(began)
        return answer
      }
      const isUnsure = status === 0 || status === 503
      if (!isUnsure && code !== 'idempotency-in-progress') return answer
      if (isUnsure) ledger.unsure++
      if (!key || isOver()) return { ...answer, status: 0 }
      await sleep(random.integer(20, 100))
    }
  }
  const refused = (what: string, answer: Answer) => {
    if (answer.status !== 0) ledger.faults.push(`${what} was told ${toldBy(answer)}`)
  }

  const book = async () => {
    const note = `w${++marks}`
    const request = company.byKey(company.booking(random.integer(1, 50), { note }))
    const answer = await write(request, note, { operation: 'hours.create', kind: 'hours.created' })
    if (answer.status !== 201) return refused('a booking', answer)
    ledger.notes.set(answer.data.id, new Set([note]))
    own.push(answer.data.id)
  }
  const change = async (id: string) => {
    const note = `w${++marks}`
    const notes = ledger.notes.get(id)!
    notes.add(note)
    const request = company.byKey({ method: 'PATCH', path: `/hours/hours/${id}`, body: { note } })
    const answer = await write(request, note, { operation: 'hours.update', kind: 'hours.updated' })
    own.push(id)
    if (answer.status !== 200) return refused('a change', answer)
    for (const other of notes) if (other !== note) notes.delete(other)
  }
  const remove = async (id: string) => {
    const notes = ledger.notes.get(id)!
    notes.add(null)
    const request = company.byKey({ method: 'DELETE', path: `/hours/hours/${id}` })
    const answer = await write(request, `w${++marks}`, { operation: 'hours.delete', kind: 'hours.deleted' })
    if (answer.status !== 204) return refused('a deletion', answer)
    ledger.notes.set(id, new Set([null]))
  }
  const invoice = async () => {
    const body = { hours_ids: own.splice(0, random.integer(1, 3)) }
    const work = company.bySession({ method: 'POST', path: '/invoices/invoice/from-work', body })
    const draft = await write(work, `w${++marks}`, { operation: 'invoice.create_from_work', kind: 'invoice.created' })
    if (draft.status !== 201) return refused('a draft', draft)
    const id: string = draft.data[0].id
    const final = await finalise(id)
    if (final && random.chance(0.7)) await pay(id)
  }
  const finalise = async (id: string): Promise<boolean> => {
    const request = company.byKey({ method: 'POST', path: `/invoices/invoice/${id}/finalize` })
    const answer = await write(request, `w${++marks}`, { operation: 'invoice.finalize', kind: 'invoice.finalised' })
    if (answer.status === 200) ledger.numbers.set(id, answer.data.number)
    else refused('a finalisation', answer)
    return answer.status === 200
  }
  const pay = async (invoice_id: string) => {
    const mark = `w${++marks}`
    const today = new Date().toISOString().slice(0, 10)
    const body = { invoice_id, date: today, amount: 0.01, external_reference: mark }
    const request = company.byKey({ method: 'POST', path: '/invoices/payment', body })
    const answer = await write(request, mark, { operation: 'payment.create', kind: 'payment.created' })
    if (answer.status === 201) ledger.paid.set(invoice_id, (ledger.paid.get(invoice_id) ?? 0) + 0.01)
    else refused('a payment', answer)
  }

  return async () => {
    const failed = ledger.unsure
    const choice = random.next()
    if (choice < 0.5 || own.length < 4) await book()
    else if (choice < 0.65) await change(own.shift()!)
    else if (choice < 0.72) await remove(own.shift()!)
    else await invoice()
    if (ledger.unsure > failed) await sleep(random.integer(20, 100))
  }
}
