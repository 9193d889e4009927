// How it stands with an invoice, in one word.
import { Badge } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { PAYMENT_STATUSES } from './words.ts'

const texts = words({
  en: { draft: 'Draft', overdue: 'Overdue', refund: 'To refund', settled: 'Settled' },
  nl: { draft: 'Concept', overdue: 'Te laat', refund: 'Terug te betalen', settled: 'Verrekend' },
})

export type Stated = Pick<Shapes['Invoice'], 'type' | 'status' | 'payment_status' | 'is_overdue' | 'outstanding_amount'>

export function InvoiceState({ invoice }: { invoice: Stated }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { type, status, payment_status, is_overdue, outstanding_amount } = invoice
  const [text, color] =
    status === 'draft'
      ? [said.draft, 'gray']
      : is_overdue
        ? [said.overdue, 'red']
        : type === 'credit_note'
          ? outstanding_amount === 0
            ? [said.settled, 'gray']
            : [said.refund, 'yellow']
          : [optionLabel(PAYMENT_STATUSES, payment_status, language), COLORS[payment_status ?? ''] ?? 'gray']
  return <Badge color={color}>{text}</Badge>
}

/** A draft has none yet. */
export function InvoiceNumber({ number }: { number: string | null }) {
  const { draft } = useWords(texts)
  return number ?? <span className="quiet">{draft}</span>
}

const COLORS: Readonly<Record<string, string>> = { unpaid: 'blue', partially_paid: 'yellow' }
