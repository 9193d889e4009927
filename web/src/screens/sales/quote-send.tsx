// Mails a quote with the link where the customer reads and accepts it.
import { notifications } from '@mantine/notifications'
import { api, type Shapes } from '../../api/api.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type QuoteRecord, useSalesRefresh } from './sales-queries.ts'

const texts = words({
  en: {
    title: 'Send the quote',
    act: 'Send',
    to: 'To',
    toHint: 'Left empty: the address of the contact, else of the organization.',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Left empty: our usual letter. The link to the quote is added to yours.',
    until: 'Valid until',
    untilHint: 'Left empty: 30 days.',
    sent: (to: string) => `The quote is being mailed to ${to}.`,
  },
  nl: {
    title: 'Offerte versturen',
    act: 'Versturen',
    to: 'Aan',
    toHint: 'Leeg: het adres van de contactpersoon, anders van de organisatie.',
    subject: 'Onderwerp',
    message: 'Bericht',
    messageHint: 'Leeg: onze vaste brief. De link naar de offerte komt erbij.',
    until: 'Geldig tot en met',
    untilHint: 'Leeg: 30 dagen.',
    sent: (to: string) => `De offerte wordt gemaild naar ${to}.`,
  },
})

export function QuoteSend({ quote, onClose }: { quote: QuoteRecord; onClose(): void }) {
  const said = useWords(texts)
  const refresh = useSalesRefresh()
  const { mutateAsync } = api.useMutation('post', '/sales/quote/{id}/send', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['QuoteSend']>({
    initial: { to: '', subject: '', message: '', ...(quote.valid_until ? untilOf(quote) : {}) },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ params: { path: { id: quote.id } }, body })
      onClose()
      notifications.show({ message: said.sent(data.recipient) })
      void refresh()
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="to" label={said.to} description={said.toHint} kind="email" autoFocus />
      <Field form={form} name="subject" label={said.subject} />
      <Field form={form} name="message" label={said.message} description={said.messageHint} kind="long" />
      <Field form={form} name="valid_until" label={said.until} description={said.untilHint} kind="day" />
    </FormDrawer>
  )
}

// A day that has passed is no proposal; one that still counts is kept without being sent anew.
function untilOf({ status, valid_until }: QuoteRecord) {
  return status === 'draft' ? { valid_until: valid_until! } : {}
}
