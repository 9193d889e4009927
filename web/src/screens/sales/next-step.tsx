// What to do next with an opportunity, and the button that does it.
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { type NextAction, nextAction } from './next-action.ts'
import classes from './quote.module.css'
import { type Opportunity, useQuotesOf } from './sales-queries.ts'
import { useQuoteCreate } from './use-quote-create.ts'

const texts = words({
  en: {
    next: 'Next',
    said: {
      quote: 'No quote yet.',
      send: 'A quote is being written.',
      await: 'The customer has the quote.',
      renew: 'The quote has expired.',
      revise: 'The customer declined the quote.',
      win: 'The customer accepted the quote.',
      project: 'Won, and not yet a project.',
    } satisfies Record<NextAction, string>,
    until: (day: string) => `It can be accepted until ${day}.`,
    act: {
      quote: 'Make a quote',
      send: 'Finish and send it',
      await: 'Open the quote',
      renew: 'Send it again',
      revise: 'Make a new version',
      win: 'Mark as won',
      project: 'Make a project',
    } satisfies Record<NextAction, string>,
  },
  nl: {
    next: 'Volgende stap',
    said: {
      quote: 'Er is nog geen offerte.',
      send: 'Er staat een offerte in concept.',
      await: 'De klant heeft de offerte.',
      renew: 'De offerte is verlopen.',
      revise: 'De klant wees de offerte af.',
      win: 'De klant is akkoord.',
      project: 'Gewonnen, maar nog geen project.',
    },
    until: (day: string) => `Akkoord kan tot en met ${day}.`,
    act: {
      quote: 'Offerte maken',
      send: 'Afmaken en versturen',
      await: 'Naar de offerte',
      renew: 'Opnieuw versturen',
      revise: 'Nieuwe versie maken',
      win: 'Gewonnen',
      project: 'Project maken',
    },
  },
})

interface NextStepProps {
  readonly sale: Opportunity
  onWin(): void
  onProject(): void
}

export function NextStep({ sale, onWin, onProject }: NextStepProps) {
  const said = useWords(texts)
  const { day } = useFormats()
  const { can } = useSession()
  const quotes = useQuotesOf(sale.id)
  const { create, isPending } = useQuoteCreate()
  const next = quotes && nextAction(sale, quotes)
  const canAct = can('sales:write') && (next !== 'project' || can('projects:write'))
  if (!next || !canAct) return null
  const quote = quotes.find(({ status }) => status !== 'superseded')
  const until = next === 'await' && quote?.valid_until
  const acts = {
    quote: () => create({ sales_id: sale.id, subject: sale.name }),
    win: onWin,
    project: onProject,
  }
  const act = next in acts ? acts[next as keyof typeof acts] : undefined
  return (
    <section className={classes.next} aria-label={said.next}>
      <Text size="sm">
        <b>{said.said[next]}</b> {until && said.until(day(until))}
      </Text>
      {act ? (
        <Button size="sm" variant="light" loading={isPending} onClick={act}>
          {said.act[next]}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="light"
          renderRoot={(props) => <Link {...props} to="/sales/quotes/$id" params={{ id: quote!.id }} />}
        >
          {said.act[next]}
        </Button>
      )}
    </section>
  )
}
