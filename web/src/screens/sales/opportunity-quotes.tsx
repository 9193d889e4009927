// The quotes of an opportunity, the newest first; versions that were revised stay readable.
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'
import { type Opportunity, useQuotesOf } from './sales-queries.ts'
import { QuoteBadge } from './status-badge.tsx'
import { useQuoteCreate } from './use-quote-create.ts'

const texts = words({
  en: {
    title: 'Quotes',
    make: 'New quote',
    none: 'No quotes yet.',
    draft: 'Draft',
    version: (n: number) => `version ${n}`,
  },
  nl: {
    title: 'Offertes',
    make: 'Nieuwe offerte',
    none: 'Nog geen offertes.',
    draft: 'Concept',
    version: (n: number) => `versie ${n}`,
  },
})

export function OpportunityQuotes({ sale }: { sale: Opportunity }) {
  const said = useWords(texts)
  const { day } = useFormats()
  const canEdit = useSession().can('sales:write')
  const quotes = useQuotesOf(sale.id)
  const { create, isPending } = useQuoteCreate()
  return (
    <Section
      title={said.title}
      actions={
        canEdit && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<Icon name="plus" size={14} />}
            loading={isPending}
            onClick={() => create({ sales_id: sale.id, subject: sale.name })}
          >
            {said.make}
          </Button>
        )
      }
    >
      {quotes?.length === 0 && (
        <Text c="dimmed" size="sm">
          {said.none}
        </Text>
      )}
      <ul className={classes.quotes}>
        {quotes?.map(({ id, number, version, status, quote_date, total_excl_vat, currency }) => (
          <li key={id} data-faint={status === 'superseded' || undefined}>
            <Link to="/sales/quotes/$id" params={{ id }}>
              {number ?? said.draft}
              {version > 1 && `, ${said.version(version)}`}
            </Link>
            <QuoteBadge status={status} />
            <span className="quiet">{quote_date && day(quote_date)}</span>
            <Money amount={total_excl_vat} currency={currency} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
