// The lines of a quote to read: sections with their services, options marked.
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { QuoteLine } from './line-drafts.ts'
import classes from './quote-lines.module.css'
import type { QuoteRecord } from './sales-queries.ts'
import { useLineWords } from './use-line-words.ts'

const texts = words({
  en: { lines: 'Lines', taken: 'option, chosen', left: 'option, not chosen', option: 'option' },
  nl: { lines: 'Regels', taken: 'optie, gekozen', left: 'optie, niet gekozen', option: 'optie' },
})

export function QuoteLinesShown({ quote }: { quote: QuoteRecord }) {
  const said = useWords(texts)
  return (
    <ul className={classes.shown} aria-label={said.lines}>
      {quote.lines.map((line) => (
        <Line key={line.id} line={line} isAnswered={quote.status === 'accepted'} />
      ))}
    </ul>
  )
}

function Line({ line, isAnswered }: { line: QuoteLine; isAnswered: boolean }) {
  const said = useWords(texts)
  const { money } = useFormats()
  const { measure, billing } = useLineWords()
  if (line.kind === 'text')
    return (
      <li className={classes.heading}>
        <h3>{line.name}</h3>
        {line.description && <p className="quiet">{line.description}</p>}
      </li>
    )
  const option = isAnswered ? (line.is_selected ? said.taken : said.left) : said.option
  const notes = [measure(line), ...billing(line), line.is_optional && option].filter(Boolean)
  return (
    <li className={classes.service} data-faint={!line.is_selected || undefined}>
      <div>
        {line.name}
        {line.description && <p className="quiet">{line.description}</p>}
        <p className="quiet">{notes.join(' · ')}</p>
      </div>
      <span className="amount">{money(line.amount)}</span>
    </li>
  )
}
