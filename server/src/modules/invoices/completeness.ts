// All that decides whether a draft can become final: for whoever finalises it, and for whoever wants to know before.
import type { DraftFacts } from './drafts.queries.ts'
import type { FinalisationFacts } from './finalise.queries.ts'
import type { CompletenessFacts, DateFacts } from './finalise.rules.ts'
import { seriesYear } from './numbering.rules.ts'

export type Completeness = CompletenessFacts & DateFacts & { readonly series_year: number }

export function completenessOf(draft: DraftFacts, facts: FinalisationFacts, today: string): Completeness {
  const series_year = seriesYear(facts.number_reset, draft.date)
  const rates = new Map(draft.rates.map((rate) => [rate.id, rate]))
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      rate: rates.get(line.vat_rate_id ?? '') ?? null,
      has_its_work: !facts.bereft_line_ids.includes(line.id),
    })),
    invoice_date: draft.date,
    today,
    last_date: facts.last_dates[series_year] ?? null,
    credited_date: facts.credited_date,
    series_year,
  }
}
