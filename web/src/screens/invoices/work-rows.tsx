// The rows of a client, by project and service, each of which can be left out.
import { Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Money } from '../../ui/money.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './to-invoice.module.css'
import { type Asked, type Client, type Row, rowsOf, sumOf } from './work-data.ts'

const texts = words({
  en: {
    choose: (what: string) => `Choose ${what}`,
    kinds: { hours: '', cost: 'Cost', installment: 'Installment', subscription: 'Subscription' },
    unpriced: 'no rate yet',
    others: 'Without a service',
    more: (n: number) => `Show the other ${n}`,
  },
  nl: {
    choose: (what: string) => `Kies ${what}`,
    kinds: { hours: '', cost: 'Kosten', installment: 'Termijn', subscription: 'Abonnement' },
    unpriced: 'nog geen tarief',
    others: 'Zonder dienst',
    more: (n: number) => `Toon de andere ${n}`,
  },
})

interface WorkRowsProps {
  readonly client: Client
  readonly asked: Asked
  readonly currency: string | undefined
  readonly chosen: 'all' | ReadonlySet<string> | undefined
  readonly canChoose: boolean
  onChoose(what: 'all' | ReadonlySet<string> | undefined): void
}

export function WorkRows({ client, asked, currency, chosen, canChoose, onChoose }: WorkRowsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [
      'get',
      '/invoices/to-invoice/rows',
      client.company_profile_id,
      client.organization_id ?? client.person_id,
      asked,
    ],
    queryFn: () => rowsOf(client, asked),
  })
  if (error) return <ProblemView error={error} retry={refetch} />
  if (!data) return <Skeleton h={64} mb="sm" aria-hidden="true" />
  const isChosen = ({ id }: Row) => chosen === 'all' || Boolean(chosen?.has(id))
  const choose = (rows: readonly Row[], isOn: boolean) => {
    const ids = new Set(rows.map(({ id }) => id))
    const next = data.filter((row) => row.amount !== null && (ids.has(row.id) ? isOn : isChosen(row)))
    const isAll = next.length === data.filter(({ amount }) => amount !== null).length
    onChoose(isAll ? 'all' : new Set(next.map(({ id }) => id)))
  }
  const groups = Map.groupBy(data, (row) => `${row.project_id} ${row.service_id}`)
  return (
    <ul className={classes.services}>
      {[...groups].map(([key, rows]) => (
        <Service key={key} rows={rows} currency={currency} canChoose={canChoose} isChosen={isChosen} choose={choose} />
      ))}
    </ul>
  )
}

interface ServiceProps {
  readonly rows: readonly Row[]
  readonly currency: string | undefined
  readonly canChoose: boolean
  isChosen(row: Row): boolean
  choose(rows: readonly Row[], isOn: boolean): void
}

const FEW = 5

function Service({ rows, currency, canChoose, isChosen, choose }: ServiceProps) {
  const said = useWords(texts)
  const [isWhole, setWhole] = useState(false)
  const { project_name, service_name } = rows[0]!
  const name = `${project_name} · ${service_name ?? said.others}`
  const priced = rows.filter(({ amount }) => amount !== null)
  const count = priced.filter(isChosen).length
  const shown = isWhole || rows.length <= FEW + 1 ? rows : rows.slice(0, FEW)
  return (
    <li>
      <div className={classes.service}>
        {canChoose && (
          <Checkbox
            size="xs"
            aria-label={said.choose(name)}
            disabled={priced.length === 0}
            checked={priced.length > 0 && count === priced.length}
            indeterminate={count > 0 && count < priced.length}
            onChange={(event) => choose(priced, event.currentTarget.checked)}
          />
        )}
        <b>{name}</b>
        <Money amount={sumOf(rows.map(({ amount }) => amount))} currency={currency} />
      </div>
      <ul className="plain-list">
        {shown.map((row) => (
          <WorkRow
            key={row.id}
            row={row}
            currency={currency}
            canChoose={canChoose}
            isChosen={isChosen(row)}
            choose={choose}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {said.more(rows.length - shown.length)}
        </button>
      )}
    </li>
  )
}

interface WorkRowProps {
  readonly row: Row
  readonly currency: string | undefined
  readonly canChoose: boolean
  readonly isChosen: boolean
  choose(rows: readonly Row[], isOn: boolean): void
}

function WorkRow({ row, currency, canChoose, isChosen, choose }: WorkRowProps) {
  const said = useWords(texts)
  const { day, minutes } = useFormats()
  const what = [said.kinds[row.kind], row.employee_name, row.hour_type_name, row.description]
    .filter(Boolean)
    .join(' · ')
  const time = row.minutes === null ? '' : minutes(row.minutes)
  return (
    <li className={classes.row}>
      {canChoose && (
        <Checkbox
          size="xs"
          aria-label={said.choose([day(row.ready_on), what, time].filter(Boolean).join(', '))}
          disabled={row.amount === null}
          checked={isChosen && row.amount !== null}
          onChange={(event) => choose([row], event.currentTarget.checked)}
        />
      )}
      <span className={classes.when}>{day(row.ready_on)}</span>
      <span className={classes.what}>{what}</span>
      <span className="figure">{time}</span>
      <span className="figure">
        {row.amount === null ? (
          <span className="quiet">{said.unpriced}</span>
        ) : (
          <Money amount={row.amount} currency={currency} />
        )}
      </span>
    </li>
  )
}
