// A final invoice: the paper itself, what is still owed, and what happened with it.
import { Anchor, Button, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useRecordLink } from '../../links.ts'
import { type KeyHelp, useKeyHelp } from '../../shell/keys.ts'
import { Facts } from '../../ui/facts.tsx'
import { Figures } from '../../ui/figures.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { FileLink, PdfView } from '../../ui/pdf-view.tsx'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { Section } from '../../ui/section.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { finalFacts } from './invoice-facts.ts'
import { InvoiceTimeline } from './invoice-timeline.tsx'
import { MailForm } from './mail-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { InvoiceState } from './state.tsx'
import { useInvoiceActs } from './use-invoice-acts.tsx'

const texts = words({
  en: {
    all: 'Invoices',
    invoice: (number: string | null) => `Invoice ${number}`,
    credit_note: (number: string | null) => `Credit note ${number}`,
    total: 'Total incl. VAT',
    excl: (amount: string) => `${amount} excl. VAT`,
    paid: 'Paid',
    credited: (amount: string) => `${amount} credited`,
    outstanding: 'Outstanding',
    due: 'Due',
    about: 'About',
    customer: 'Customer',
    credits: 'Credits',
    creditedBy: 'Credited by',
    timeline: 'Timeline',
    paper: 'Invoice',
    waiting: 'The PDF is being made; it appears here in a moment.',
    ubl: 'Download UBL',
    pay: 'Record payment',
    mail: 'Mail',
    again: 'Mail again',
    remind: 'Remind',
    credit: 'Credit',
  },
  nl: {
    all: 'Facturen',
    invoice: (number: string | null) => `Factuur ${number}`,
    credit_note: (number: string | null) => `Creditnota ${number}`,
    total: 'Totaal incl. btw',
    excl: (amount: string) => `${amount} excl. btw`,
    paid: 'Betaald',
    credited: (amount: string) => `${amount} gecrediteerd`,
    outstanding: 'Openstaand',
    due: 'Vervalt',
    about: 'Gegevens',
    customer: 'Klant',
    credits: 'Crediteert',
    creditedBy: 'Gecrediteerd met',
    timeline: 'Tijdlijn',
    paper: 'Factuur',
    waiting: 'De pdf wordt gemaakt en verschijnt hier zo.',
    ubl: 'UBL downloaden',
    pay: 'Betaling vastleggen',
    mail: 'Mailen',
    again: 'Opnieuw mailen',
    remind: 'Herinneren',
    credit: 'Crediteren',
  },
})

const HELP: Readonly<Record<'en' | 'nl', readonly KeyHelp[]>> = {
  en: [
    { keys: 'P Enter', does: 'Record that it is paid' },
    { keys: 'C', does: 'Make a credit note' },
    { keys: 'M', does: 'Mail it' },
  ],
  nl: [
    { keys: 'P Enter', does: 'Vastleggen dat betaald is' },
    { keys: 'C', does: 'Creditnota maken' },
    { keys: 'M', does: 'Mailen' },
  ],
}

type Open = 'pay' | 'send' | 'remind'

export function FinalInvoice({ invoice }: { invoice: Shapes['InvoiceDetail'] }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can, credit, more, dialog } = useInvoiceActs(invoice)
  const [open, setOpen] = useState<Open>()
  const title = said[invoice.type](invoice.number)
  const close = () => setOpen(undefined)
  useKeyHelp(HELP[language])
  useHotkeys([
    ['p', () => can('pay') && setOpen('pay')],
    ['c', () => can('credit') && credit()],
    ['m', () => can('send') && setOpen('send')],
  ])
  const main = invoice.sent_at === null && can('send') ? 'send' : 'pay'
  return (
    <Page
      title={title}
      above={<UpLink to="/invoices">{said.all}</UpLink>}
      aside={<InvoiceState invoice={invoice} />}
      actions={
        <>
          {more.length > 0 && <MoreMenu actions={more} />}
          {can('credit') && (
            <Button variant="default" onClick={credit}>
              {said.credit}
            </Button>
          )}
          {can('remind') && (
            <Button variant="default" onClick={() => setOpen('remind')}>
              {said.remind}
            </Button>
          )}
          {can('send') && (
            <Button variant={main === 'send' ? 'filled' : 'default'} onClick={() => setOpen('send')}>
              {invoice.sent_at ? said.again : said.mail}
            </Button>
          )}
          {can('pay') && (
            <Button variant={main === 'pay' ? 'filled' : 'default'} onClick={() => setOpen('pay')}>
              {said.pay}
            </Button>
          )}
        </>
      }
    >
      <InvoiceFigures invoice={invoice} />
      <RecordColumns
        first={
          <Section title={said.about}>
            <About invoice={invoice} />
          </Section>
        }
        main={
          <Section title={said.paper}>
            <Paper invoice={invoice} title={title} />
          </Section>
        }
        rest={
          <Section title={said.timeline}>
            <InvoiceTimeline invoice={invoice} />
          </Section>
        }
      />
      {open === 'pay' && <PaymentForm invoice={invoice} onClose={close} />}
      {(open === 'send' || open === 'remind') && <MailForm invoice={invoice} kind={open} onClose={close} />}
      {dialog}
    </Page>
  )
}

function InvoiceFigures({ invoice }: { invoice: Shapes['InvoiceDetail'] }) {
  const said = useWords(texts)
  const { money, day } = useFormats()
  const { currency, is_overdue, due_date, credited_amount } = invoice
  return (
    <Figures
      figures={[
        {
          label: said.total,
          value: money(invoice.total_incl_vat, currency),
          hint: said.excl(money(invoice.total_excl_vat, currency)),
        },
        {
          label: said.paid,
          value: money(invoice.paid_amount, currency),
          hint: credited_amount === 0 ? null : said.credited(money(credited_amount, currency)),
        },
        {
          label: said.outstanding,
          value: money(invoice.outstanding_amount, currency),
          isAlarming: is_overdue,
          hint: due_date && invoice.type === 'invoice' ? `${said.due} ${day(due_date)}` : null,
        },
      ]}
    />
  )
}

function About({ invoice }: { invoice: Shapes['InvoiceDetail'] }) {
  const said = useWords(texts)
  const { type, organization_id, person_id, organization_name, person_name, credited_invoice_id } = invoice
  const linkTo = useRecordLink()
  const customer = organization_id
    ? linkTo('/crm/organization', organization_id)
    : person_id && linkTo('/crm/person', person_id)
  const linked = credited_invoice_id ? [credited_invoice_id] : invoice.credit_note_ids
  const others = useRecords('/invoices/invoice', { ids: linked.join(',') }, linked.length > 0).data?.data ?? []
  return (
    <>
      {customer && (
        <Anchor component={Link} {...(customer as { to: '/' })} fw={600}>
          {organization_name ?? person_name}
        </Anchor>
      )}
      <Facts path="/invoices/invoice" record={invoice} facts={finalFacts} canEdit={false} />
      {others.map(({ id, number }) => (
        <Text key={id} size="sm" mt={6}>
          {type === 'credit_note' ? said.credits : said.creditedBy}{' '}
          <Anchor renderRoot={(props) => <Link to="/invoices/$id" params={{ id }} {...props} />} inherit>
            {number}
          </Anchor>
        </Text>
      ))}
    </>
  )
}

function Paper({ invoice: { id, document_id }, title }: { invoice: Shapes['InvoiceDetail']; title: string }) {
  const said = useWords(texts)
  const papers = useRecords(
    '/documents/document',
    { invoice_id: id, kind: 'invoice_pdf,invoice_ubl' },
    document_id !== null,
  )
  const found = papers.data?.data ?? []
  const pdf = found.find(({ kind }) => kind === 'invoice_pdf')
  const ubl = found.find(({ kind }) => kind === 'invoice_ubl')
  if (!document_id) return <Text c="dimmed">{said.waiting}</Text>
  return (
    <PdfView name={title} source={pdf?.download_url}>
      {ubl && <FileLink href={ubl.download_url}>{said.ubl}</FileLink>}
    </PdfView>
  )
}
