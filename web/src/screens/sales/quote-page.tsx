// The top of a quote, draft or sent: what it is, for whom, how it stands, and what can be done with it.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { Page } from '../../ui/page.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useWords, words } from '../../words/language.tsx'
import { CustomerLink } from './customer-link.tsx'
import { QuoteActions } from './quote-actions.tsx'
import type { QuoteRecord } from './sales-queries.ts'
import { QuoteBadge } from './status-badge.tsx'

const texts = words({
  en: { all: 'Quotes', quote: 'Quote', version: (n: number) => `version ${n}` },
  nl: { all: 'Offertes', quote: 'Offerte', version: (n: number) => `versie ${n}` },
})

interface QuotePageProps {
  readonly quote: QuoteRecord
  /** Resolves once what was typed is saved; false when it could not be. */
  settle(): Promise<boolean>
  readonly children: ReactNode
}

export function QuotePage({ quote, settle, children }: QuotePageProps) {
  const { subject, number, version, sales_id, sales_name, status } = quote
  const said = useWords(texts)
  const canEdit = useSession().can('sales:write')
  const named = [number, version > 1 && said.version(version)].filter(Boolean).join(', ')
  const parts = [
    named && <span key="number">{named}</span>,
    (quote.organization_name ?? quote.person_name) && <CustomerLink key="customer" of={quote} />,
    sales_id && (
      <Link key="sale" to="/sales/opportunities/$id" params={{ id: sales_id }} className="quiet">
        {sales_name}
      </Link>
    ),
  ].filter(Boolean)
  return (
    <Page
      title={subject || said.quote}
      above={<UpLink to="/sales/quotes">{said.all}</UpLink>}
      aside={<QuoteBadge status={status} />}
      lead={parts.flatMap((part, i) => (i === 0 ? [part] : [' · ', part]))}
      actions={canEdit && <QuoteActions quote={quote} settle={settle} />}
    >
      {children}
    </Page>
  )
}
