// What a quote comes to, as the service adds it up.
import { Money } from '../../ui/money.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote-lines.module.css'
import type { QuoteRecord } from './sales-queries.ts'

const texts = words({
  en: { totals: 'Totals', excl: 'Total excl. VAT', vat: (share: string) => `VAT ${share}`, incl: 'Total incl. VAT' },
  nl: { totals: 'Totalen', excl: 'Totaal excl. btw', vat: (share: string) => `Btw ${share}`, incl: 'Totaal incl. btw' },
})

export function QuoteTotals({ quote }: { quote: QuoteRecord }) {
  const said = useWords(texts)
  const { number } = useFormats()
  const { total_excl_vat, total_incl_vat, vat_breakdown, currency } = quote
  return (
    <dl className={classes.totals} aria-label={said.totals}>
      <div>
        <dt>{said.excl}</dt>
        <dd>
          <Money amount={total_excl_vat} currency={currency} />
        </dd>
      </div>
      {vat_breakdown.map(({ vat_category, vat_percentage, vat_amount, exemption_reason }) => (
        <div key={`${vat_category} ${vat_percentage} ${exemption_reason}`}>
          <dt>
            {said.vat(`${number(vat_percentage)}%`)}
            {exemption_reason && <small className={classes.small}>{exemption_reason}</small>}
          </dt>
          <dd>
            <Money amount={vat_amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{said.incl}</dt>
        <dd>
          <Money amount={total_incl_vat} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
