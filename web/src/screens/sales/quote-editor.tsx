// A draft while it is written. It saves itself; the sums are those of the service.
import { Alert, Text, Textarea, TextInput } from '@mantine/core'
import { problemOf } from '../../api/problems.ts'
import { DraftPaper } from '../../ui/draft-paper.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { VatTotals } from '../../ui/vat-totals.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'
import { quoteFacts } from './quote-facts.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuotePage } from './quote-page.tsx'
import { QuoteVersions } from './quote-versions.tsx'
import { QUOTES, type QuoteRecord } from './sales-queries.ts'
import { type SaveState, useQuoteDraft } from './use-quote-draft.ts'

const texts = words({
  en: {
    offer: 'Offer',
    about: 'About',
    paper: 'Draft of the quote',
    subject: 'Subject',
    introduction: 'Introduction',
    opening: 'What you understood the customer wants, and what you propose.',
    terms: 'Terms',
    closing: 'Payment, planning, what is not included.',
    state: { saved: 'Saved', waiting: 'Saving …', failed: 'Not saved' } satisfies Record<SaveState, string>,
  },
  nl: {
    offer: 'Aanbod',
    about: 'Gegevens',
    paper: 'Concept van de offerte',
    subject: 'Onderwerp',
    introduction: 'Inleiding',
    opening: 'Wat de klant volgens jou wil, en wat je voorstelt.',
    terms: 'Voorwaarden',
    closing: 'Betaling, planning, wat er niet bij zit.',
    state: { saved: 'Bewaard', waiting: 'Bewaren …', failed: 'Niet bewaard' },
  },
})

export function QuoteEditor({ quote }: { quote: QuoteRecord }) {
  const said = useWords(texts)
  const { draft, change, flush, state, problem } = useQuoteDraft(quote)
  return (
    <QuotePage quote={{ ...quote, subject: draft.subject }} settle={flush}>
      <div className={classes.editor}>
        <div className={classes.stack}>
          {problem !== undefined && (
            <Alert color="red" icon={<Icon name="alert" />} role="alert">
              {problemOf(problem).detail || problemOf(problem).title}
            </Alert>
          )}
          <Section
            title={said.offer}
            actions={
              <Text size="xs" c={state === 'failed' ? 'red' : 'dimmed'} aria-live="polite">
                {said.state[state]}
              </Text>
            }
          >
            <div className={classes.stack}>
              <TextInput
                label={said.subject}
                maxLength={300}
                value={draft.subject}
                onChange={(event) => change({ subject: event.target.value })}
              />
              <Textarea
                label={said.introduction}
                placeholder={said.opening}
                autosize
                minRows={2}
                maxRows={14}
                maxLength={10_000}
                value={draft.introduction}
                onChange={(event) => change({ introduction: event.target.value })}
              />
              <QuoteLines quote={quote} lines={draft.lines} onChange={(lines) => change({ lines })} />
              <VatTotals of={quote} />
              <Textarea
                label={said.terms}
                placeholder={said.closing}
                autosize
                minRows={2}
                maxRows={14}
                maxLength={10_000}
                value={draft.terms}
                onChange={(event) => change({ terms: event.target.value })}
              />
            </div>
          </Section>
          <Section title={said.about}>
            <Facts path={QUOTES} record={quote} facts={quoteFacts} canEdit />
          </Section>
          <QuoteVersions quote={quote} />
        </div>
        <DraftPaper path={QUOTES} draft={quote} name={said.paper} />
      </div>
    </QuotePage>
  )
}
