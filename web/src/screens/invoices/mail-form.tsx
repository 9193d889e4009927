// The mail with an invoice, or the one that reminds of it. What is left empty the service writes, in the language of the customer.
import { client, type Shapes } from '../../api/api.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useMailNotice } from './use-mail-notice.ts'

const texts = words({
  en: {
    send: 'Mail invoice',
    remind: 'Remind the customer',
    act: 'Send',
    to: 'To',
    subject: 'Subject',
    message: 'Message',
    usual: 'Our usual text',
    help: { send: 'The PDF and the UBL file go along.', remind: 'The PDF goes along.' },
  },
  nl: {
    send: 'Factuur mailen',
    remind: 'Klant herinneren',
    act: 'Versturen',
    to: 'Aan',
    subject: 'Onderwerp',
    message: 'Bericht',
    usual: 'Onze gewone tekst',
    help: { send: 'De pdf en het UBL-bestand gaan mee.', remind: 'De pdf gaat mee.' },
  },
})

interface MailFormProps {
  readonly invoice: Shapes['Invoice']
  readonly kind: 'send' | 'remind'
  onClose(): void
}

export function MailForm({ invoice: { id, billing }, kind, onClose }: MailFormProps) {
  const said = useWords(texts)
  const tellOfMail = useMailNotice()
  const form = useRecordForm<Shapes['InvoiceSend']>({
    initial: billing.email ? { to: billing.email } : {},
    isNew: true,
    save: async (body) => {
      const { data, error } = await client.POST(`/invoices/invoice/{id}/${kind}`, { params: { path: { id } }, body })
      if (!data) throw error
      onClose()
      void tellOfMail(id, data.data)
    },
  })
  return (
    <FormDrawer title={said[kind]} form={form} act={said.act} onClose={onClose}>
      <Field form={form} name="to" kind="email" label={said.to} autoFocus />
      <Field form={form} name="subject" label={said.subject} placeholder={said.usual} />
      <Field
        form={form}
        name="message"
        kind="long"
        label={said.message}
        placeholder={said.usual}
        description={said.help[kind]}
      />
    </FormDrawer>
  )
}
