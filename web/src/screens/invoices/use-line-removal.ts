// Takes a line off a draft, with Undo. One that was typed goes at once and is typed again; one with work on it goes when nobody
// can take it back any more, for its work would not come back with it.
import { useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useUndo, useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useChanged } from './use-changed.ts'
import type { DraftChanges } from './use-draft.ts'

type Line = Shapes['InvoiceLine']

const texts = words({
  en: { removed: 'The line is deleted', released: 'The line is deleted; its work can be invoiced again' },
  nl: {
    removed: 'De regel is verwijderd',
    released: 'De regel is verwijderd; het werk kan opnieuw gefactureerd worden',
  },
})

export function useLineRemoval(invoice: Shapes['InvoiceDetail'], changes: DraftChanges) {
  const said = useWords(texts)
  const changed = useChanged()
  const undoable = useUndo()
  const offer = useUndoOffer()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const hide = (id: string) => setRemoved((before) => new Set([...before, id]))
  const bringBack = (id: string) => setRemoved((before) => new Set([...before].filter((one) => one !== id)))

  // The answer to a deletion is empty, so the draft is read after it.
  async function drop(id: string, init: { readonly keepalive?: true } = {}) {
    const answer = await client.DELETE('/invoices/invoiceline/{id}', { params: { path: { id } }, ...init })
    if (!answer.error) changed(invoice.id)
    return answer
  }

  async function removeTyped(line: Line) {
    hide(line.id)
    await changes.settled()
    const { error } = await drop(line.id)
    if (!error) return offer({ said: said.removed, undo: () => void typeAgain(line) })
    bringBack(line.id)
    showProblem(error)
  }

  function typeAgain({ kind, description, position, unit, discount_percentage, vat_rate_id, ...line }: Line) {
    const { quantity, unit_price, project_id, service_id } = line
    const text = { invoice_id: invoice.id, kind: kind as 'manual' | 'text', description, position }
    const figures = { quantity: quantity ?? 1, unit, unit_price: unit_price ?? 0, discount_percentage, vat_rate_id }
    const body = kind === 'text' ? text : { ...text, ...figures, project_id, service_id }
    return changes.send(() => client.POST('/invoices/invoiceline', { body })).catch(showProblem)
  }

  function remove(line: Line) {
    const isTyped = (line.kind === 'manual' || line.kind === 'text') && line.credited_line_id === null
    if (isTyped) return void removeTyped(line)
    undoable({
      said: said.released,
      show: () => {
        hide(line.id)
        return () => bringBack(line.id)
      },
      send: (init) => drop(line.id, init),
    })
  }

  return { remove, isRemoved: (id: string) => removed.has(id) }
}
