// The versions that share a number; each stays readable.
import { Link } from '@tanstack/react-router'
import { useRecords } from '../../api/records.ts'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'
import { QUOTES, type QuoteRecord } from './sales-queries.ts'
import { QuoteBadge } from './status-badge.tsx'

const texts = words({
  en: { title: 'Versions', version: (n: number) => `Version ${n}` },
  nl: { title: 'Versies', version: (n: number) => `Versie ${n}` },
})

export function QuoteVersions({ quote }: { quote: QuoteRecord }) {
  const said = useWords(texts)
  const { data } = useRecords(QUOTES, { number: quote.number ?? '', limit: 100 }, quote.number !== null)
  const versions = data?.data.toSorted((one, other) => other.version - one.version) ?? []
  if (versions.length < 2) return null
  return (
    <Section title={said.title}>
      <ul className={classes.versions}>
        {versions.map(({ id, version, status, total_excl_vat, currency }) => (
          <li key={id} aria-current={id === quote.id || undefined}>
            <Link to="/sales/quotes/$id" params={{ id }}>
              {said.version(version)}
            </Link>
            <QuoteBadge status={status} />
            <Money amount={total_excl_vat} currency={currency} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
