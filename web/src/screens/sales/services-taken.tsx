// The services that a project gets from a quote or a template, before it is made.
import { useQuery } from '@tanstack/react-query'
import { useRecords } from '../../api/records.ts'
import { Money } from '../../ui/money.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'
import { quoteQuery } from './sales-queries.ts'
import type { Source } from './use-project-sources.ts'

const texts = words({ en: { services: 'Services of the project' }, nl: { services: 'Diensten van het project' } })

export function ServicesTaken({ source }: { source: Source }) {
  return source.isQuote ? <OfQuote id={source.id} /> : <OfTemplate id={source.id} />
}

function OfQuote({ id }: { id: string }) {
  const quote = useQuery(quoteQuery(id)).data?.data
  const taken = quote?.lines.filter(({ kind, is_selected }) => kind === 'service' && is_selected) ?? []
  return <List rows={taken.map(({ id: key, name, amount }) => ({ key, name, amount, currency: quote?.currency }))} />
}

function OfTemplate({ id }: { id: string }) {
  const templates = useRecords('/projects/template', { is_active: true, limit: 100 }).data?.data ?? []
  const services = templates.find((template) => template.id === id)?.services ?? []
  return (
    <List
      rows={services.map(({ position, name, price }) => ({
        key: String(position),
        name,
        amount: price,
        currency: undefined,
      }))}
    />
  )
}

interface Row {
  readonly key: string
  readonly name: string
  readonly amount: number | null
  readonly currency: string | undefined
}

function List({ rows }: { rows: readonly Row[] }) {
  const said = useWords(texts)
  return (
    <ul className={classes.taken} aria-label={said.services}>
      {rows.map(({ key, name, amount, currency }) => (
        <li key={key}>
          <span>{name}</span>
          {amount !== null && <Money amount={amount} currency={currency} />}
        </li>
      ))}
    </ul>
  )
}
