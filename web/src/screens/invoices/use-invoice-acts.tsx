// What can be done with a final invoice beside paying and mailing it; the record says what is allowed.
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import type { MoreAction } from '../../ui/more-menu.tsx'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useChanged } from './use-changed.ts'
import { WriteOffForm } from './write-off-form.tsx'

const texts = words({
  en: {
    credited: 'A draft of the credit note is made',
    rebill: 'Invoice again what was credited',
    rebilled: 'A draft of what was credited is made',
    mark: 'Mark as sent',
    marked: 'Marked as sent',
    writeOff: 'Write off what is owed…',
    writeOffTitle: 'Write off what is still owed',
    writtenOff: 'Written off',
    undoWriteOff: 'Take back the write-off',
  },
  nl: {
    credited: 'Er staat een concept van de creditnota klaar',
    rebill: 'Gecrediteerde regels opnieuw factureren',
    rebilled: 'Er staat een concept van de gecrediteerde regels klaar',
    mark: 'Als verstuurd markeren',
    marked: 'Als verstuurd gemarkeerd',
    writeOff: 'Restant afboeken…',
    writeOffTitle: 'Openstaand bedrag afboeken',
    writtenOff: 'Afgeboekt',
    undoWriteOff: 'Afboeking terugdraaien',
  },
})

type Invoice = Shapes['InvoiceDetail']
type Action = Invoice['allowed_actions'][number]
type Answer = Promise<{ data?: { data: Invoice }; error?: unknown }>

export function useInvoiceActs(invoice: Invoice) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const changed = useChanged()
  const offer = useUndoOffer()
  const [isReasoning, setReasoning] = useState(false)
  const { id } = invoice
  const params = { path: { id } }
  const can = (action: Action) => invoice.allowed_actions.includes(action)

  async function act(request: Answer): Promise<Invoice | undefined> {
    const { data, error } = await request
    if (!data) return showProblem(error) as undefined
    changed(data.data.id, data.data)
    return data.data
  }

  /** To the draft that was made of it; taking it back deletes that draft. */
  async function begin(request: Answer, text: string) {
    const draft = await act(request)
    if (!draft) return
    changed(id)
    await navigate({ to: '/invoices/$id', params: { id: draft.id } })
    offer({ said: text, undo: () => void drop(draft.id) })
  }

  async function drop(draftId: string) {
    await navigate({ to: '/invoices/$id', params: { id } })
    const { error } = await client.DELETE('/invoices/invoice/{id}', { params: { path: { id: draftId } } })
    if (error) showProblem(error)
    changed(id)
  }

  async function writeOff(reason: string) {
    const done = await act(client.POST('/invoices/invoice/{id}/write-off', { params, body: { reason } }))
    if (done) offer({ said: said.writtenOff, undo: undoWriteOff })
  }

  async function mark() {
    const done = await act(client.POST('/invoices/invoice/{id}/mark-sent', { params, body: { via: 'manual' } }))
    if (done) notifications.show({ message: said.marked })
  }

  const undoWriteOff = () =>
    void act(client.POST('/invoices/invoice/{id}/undo-write-off', { params, body: {} as never }))
  const credit = () => void begin(client.POST('/invoices/invoice/{id}/credit', { params, body: {} }), said.credited)
  const rebill = () => void begin(client.POST('/invoices/invoice/{id}/rebill', { params }), said.rebilled)

  const more: readonly (MoreAction | false)[] = [
    can('send') && invoice.sent_at === null && { label: said.mark, icon: 'check', run: () => void mark() },
    can('rebill') && { label: said.rebill, icon: 'repeat', run: rebill },
    can('write_off') && { label: said.writeOff, icon: 'minus', run: () => setReasoning(true) },
    can('undo_write_off') && { label: said.undoWriteOff, icon: 'undo', run: undoWriteOff },
  ]
  return {
    can,
    credit,
    more: more.filter((one) => one !== false),
    dialog: isReasoning && (
      <WriteOffForm
        title={said.writeOffTitle}
        onReason={(reason) => void writeOff(reason)}
        onClose={() => setReasoning(false)}
      />
    ),
  }
}
