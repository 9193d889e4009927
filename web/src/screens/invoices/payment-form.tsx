// That money came in: what is still owed stands there already, so that Enter is enough.
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Field, FormView, useRecordForm } from '../../ui/form.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useChanged } from './use-changed.ts'
import { METHODS } from './words.ts'

const texts = words({
  en: {
    title: 'Record payment',
    refund: 'Record refund',
    act: 'Record',
    amount: 'Amount',
    help: 'Less is a part payment.',
    back: 'Below zero: money that went back.',
    date: 'Received on',
    method: 'How',
    description: 'Description',
    more: 'Yes, they paid too much',
  },
  nl: {
    title: 'Betaling vastleggen',
    refund: 'Terugbetaling vastleggen',
    act: 'Vastleggen',
    amount: 'Bedrag',
    help: 'Minder is een deelbetaling.',
    back: 'Onder nul: geld dat terugging.',
    date: 'Ontvangen op',
    method: 'Hoe',
    description: 'Omschrijving',
    more: 'Ja, er is te veel betaald',
  },
})

export function PaymentForm({ invoice, onClose }: { invoice: Shapes['Invoice']; onClose(): void }) {
  const said = useWords(texts)
  const { environment } = useSession()
  const changed = useChanged()
  const pay = api.useMutation('post', '/invoices/payment', { meta: { quiet: true } })
  const [isTooMuch, setTooMuch] = useState(false)
  const { id, outstanding_amount: amount } = invoice
  const form = useRecordForm<Shapes['PaymentCreate']>({
    initial: { invoice_id: id, amount, date: todayIn(environment.time_zone), method: 'bank_transfer' },
    isNew: true,
    save: async (body) => {
      try {
        await pay.mutateAsync({ body })
      } catch (error) {
        setTooMuch(problemOf(error).code === 'payment-exceeds-outstanding')
        throw error
      }
      changed(id)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={amount < 0 ? said.refund : said.title} centered>
      <FormView form={form} act={said.act} onCancel={onClose}>
        <Field
          form={form}
          name="amount"
          kind="money"
          label={said.amount}
          description={amount < 0 ? said.back : said.help}
          required
          autoFocus
        />
        {isTooMuch && <Field form={form} name="allow_overpayment" kind="flag" label={said.more} />}
        <Field form={form} name="date" kind="day" label={said.date} required />
        <Field form={form} name="method" kind="choice" options={METHODS} label={said.method} />
        <Field form={form} name="description" label={said.description} />
      </FormView>
    </Modal>
  )
}
