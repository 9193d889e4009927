// What lines come to, by rate of VAT, as the service added them up.
import type { Shapes } from '../api/api.ts'
import { useFormats } from '../words/formats.ts'
import { useWords, words } from '../words/language.tsx'
import { Money } from './money.tsx'
import classes from './vat-totals.module.css'

const texts = words({
  en: {
    excl: 'Total excl. VAT',
    vat: (rate: string) => `VAT ${rate}`,
    over: (amount: string) => `over ${amount}`,
    incl: 'Total incl. VAT',
    sums: 'Totals',
    categories: {
      S: '',
      Z: '',
      E: 'VAT exempt',
      AE: 'VAT reverse charged',
      K: 'Within the EU',
      G: 'Export',
      O: 'Outside VAT',
    },
  },
  nl: {
    excl: 'Totaal excl. btw',
    vat: (rate: string) => `Btw ${rate}`,
    over: (amount: string) => `over ${amount}`,
    incl: 'Totaal incl. btw',
    sums: 'Totalen',
    categories: {
      S: '',
      Z: '',
      E: 'Vrijgesteld van btw',
      AE: 'Btw verlegd',
      K: 'Binnen de EU',
      G: 'Uitvoer',
      O: 'Buiten de btw',
    },
  },
})

interface VatTotalsProps {
  readonly of: Pick<Shapes['Quote'], 'total_excl_vat' | 'total_incl_vat' | 'vat_breakdown' | 'currency'>
  readonly isBusy?: boolean
}

export function VatTotals({ of, isBusy = false }: VatTotalsProps) {
  const said = useWords(texts)
  const { money, number } = useFormats()
  const { total_excl_vat, total_incl_vat, vat_breakdown, currency } = of
  return (
    <dl className={classes.totals} aria-label={said.sums} aria-live="polite" aria-busy={isBusy}>
      <div>
        <dt>{said.excl}</dt>
        <dd>
          <Money amount={total_excl_vat} currency={currency} />
        </dd>
      </div>
      {vat_breakdown.map((group) => (
        <div key={`${group.vat_category} ${group.vat_percentage} ${group.exemption_reason}`}>
          <dt>
            {said.categories[group.vat_category] || said.vat(`${number(group.vat_percentage)}%`)}{' '}
            <small>{said.over(money(group.taxable_amount, currency))}</small>
            {group.exemption_reason && <small className={classes.reason}>{group.exemption_reason}</small>}
          </dt>
          <dd>
            <Money amount={group.vat_amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{said.incl}</dt>
        <dd>
          <Money amount={total_incl_vat} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
