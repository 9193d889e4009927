// A quote that left: its lines, its answer, its versions, and beside them the paper the customer has.
import { Text } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { Facts } from '../../ui/facts.tsx'
import { Section } from '../../ui/section.tsx'
import { VatTotals } from '../../ui/vat-totals.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'
import { quoteFacts } from './quote-facts.ts'
import { QuoteLinesShown } from './quote-lines-shown.tsx'
import { QuoteLinkShown } from './quote-link-shown.tsx'
import { QuotePage } from './quote-page.tsx'
import { QuotePaper } from './quote-paper.tsx'
import { QuoteVersions } from './quote-versions.tsx'
import { QUOTES, type QuoteRecord } from './sales-queries.ts'

const texts = words({
  en: { offer: 'Offer', about: 'About', terms: 'Terms' },
  nl: { offer: 'Aanbod', about: 'Gegevens', terms: 'Voorwaarden' },
})

export function QuoteShown({ quote }: { quote: QuoteRecord }) {
  const said = useWords(texts)
  const canEdit = useSession().can('sales:write')
  return (
    <QuotePage quote={quote} settle={async () => true}>
      <div className={classes.beside}>
        <div className={classes.stack}>
          {canEdit && quote.allowed_actions.includes('accept') && <QuoteLinkShown id={quote.id} />}
          <QuoteVersions quote={quote} />
          <Section title={said.offer}>
            {quote.introduction && <Text className={classes.said!}>{quote.introduction}</Text>}
            <QuoteLinesShown quote={quote} />
            <VatTotals of={quote} />
          </Section>
          {quote.terms && (
            <Section title={said.terms}>
              <Text size="sm" className={classes.said!}>
                {quote.terms}
              </Text>
            </Section>
          )}
          <Section title={said.about}>
            <Facts path={QUOTES} record={quote} facts={quoteFacts} canEdit={false} />
          </Section>
        </div>
        <QuotePaper quote={quote} />
      </div>
    </QuotePage>
  )
}
