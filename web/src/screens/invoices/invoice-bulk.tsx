// What can be done with several invoices at once: make them final, mail them, download them.
import { notifications } from '@mantine/notifications'
import { client, type Shapes } from '../../api/api.ts'
import { papersAddress, useRefresh } from '../../api/records.ts'
import type { BulkAct } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type Made, useBatch } from './batch.tsx'

type Invoice = Shapes['Invoice']

const texts = words({
  en: {
    finalising: 'Making drafts final',
    finalised: (n: number) => (n === 1 ? '1 invoice is final' : `${n} invoices are final`),
    sending: 'Mailing invoices',
    sent: (n: number) =>
      `${n === 1 ? '1 mail is' : `${n} mails are`} made. The timeline of an invoice tells what becomes of it.`,
    noPaper: 'These are drafts. They get their PDF and UBL file once they are final.',
  },
  nl: {
    finalising: 'Concepten definitief maken',
    finalised: (n: number) => (n === 1 ? '1 factuur is definitief' : `${n} facturen zijn definitief`),
    sending: 'Facturen mailen',
    sent: (n: number) =>
      `${n === 1 ? '1 mail is' : `${n} mails zijn`} gemaakt. Op de tijdlijn van een factuur staat wat ervan wordt.`,
    noPaper: 'Dit zijn concepten. Ze krijgen hun pdf en UBL-bestand zodra ze definitief zijn.',
  },
})

export function useInvoiceBulk() {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { run, dialog } = useBatch()
  const onEnd = () => void refresh('/invoices/invoice')
  const each = (rows: readonly Invoice[], work: (row: Invoice) => Promise<Made>) =>
    rows.map((row) => ({ name: nameOf(row), run: async () => [await work(row)] }))
  const bulk: readonly BulkAct<'/invoices/invoice'>[] = [
    {
      label: { en: 'Make final', nl: 'Definitief maken' },
      run: (rows) =>
        void run({ title: said.finalising, done: said.finalised, tasks: each(byDate(rows), finalise), onEnd }),
    },
    {
      label: { en: 'Mail', nl: 'Mailen' },
      run: (rows) => void run({ title: said.sending, done: said.sent, tasks: each(rows, mail), onEnd }),
    },
    {
      label: { en: 'Download PDF', nl: 'PDF downloaden' },
      run: (rows) => download(rows, 'pdf', said.noPaper),
    },
    {
      label: { en: 'Download UBL', nl: 'UBL downloaden' },
      run: (rows) => download(rows, 'ubl', said.noPaper),
    },
  ]
  return { bulk, dialog }
}

function download(rows: readonly Invoice[], kind: 'pdf' | 'ubl', noPaper: string): void {
  const ids = rows.filter(({ document_id }) => document_id).map(({ id }) => id)
  if (ids.length === 0) return void notifications.show({ message: noPaper })
  const link = document.createElement('a')
  link.href = papersAddress(ids.slice(0, MOST_PAPERS), kind)
  link.download = ''
  link.click()
}

/** As many as the service packs into one file, and as stand on a page. */
const MOST_PAPERS = 100

// Numbers follow the days: who is dated first goes first.
function byDate(rows: readonly Invoice[]): readonly Invoice[] {
  return rows.toSorted((one, other) => (one.invoice_date ?? '9').localeCompare(other.invoice_date ?? '9'))
}

async function finalise({ id }: Invoice): Promise<Made> {
  const { data, error } = await client.POST('/invoices/invoice/{id}/finalize', { params: { path: { id } } })
  if (!data) throw error
  return { id, text: nameOf(data.data) }
}

async function mail(invoice: Invoice): Promise<Made> {
  const { id } = invoice
  const { data, error } = await client.POST('/invoices/invoice/{id}/send', { params: { path: { id } }, body: {} })
  if (!data) throw error
  return { id, text: `${nameOf(invoice)} → ${data.data.recipient}` }
}

export function nameOf({ number, organization_name, person_name, subject }: Invoice): string {
  return [number ?? subject, organization_name ?? person_name].filter(Boolean).join(' · ')
}
