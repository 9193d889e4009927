// A client with what waits for an invoice: the sums in one line, and on demand each row of it.
import { Checkbox, Text, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './to-invoice.module.css'
import { type Asked, type Client, clientName } from './work-data.ts'
import { WorkRows } from './work-rows.tsx'

const texts = words({
  en: {
    choose: (name: string) => `Choose ${name}`,
    hours: (time: string) => `${time} hours`,
    costs: (n: number) => (n === 1 ? '1 cost' : `${n} costs`),
    installments: (n: number) => (n === 1 ? '1 installment' : `${n} installments`),
    subscriptions: (n: number) => (n === 1 ? '1 subscription cycle' : `${n} subscription cycles`),
    unpriced: (time: string) => `${time} without a rate`,
    oldest: (day: string) => `since ${day}`,
    over30: (amount: string) => `${amount} older than 30 days`,
    over60: (amount: string) => `${amount} older than 60 days`,
  },
  nl: {
    choose: (name: string) => `Kies ${name}`,
    hours: (time: string) => `${time} uur`,
    costs: (n: number) => (n === 1 ? '1 kostenpost' : `${n} kostenposten`),
    installments: (n: number) => (n === 1 ? '1 termijn' : `${n} termijnen`),
    subscriptions: (n: number) => (n === 1 ? '1 abonnementsperiode' : `${n} abonnementsperiodes`),
    unpriced: (time: string) => `${time} zonder tarief`,
    oldest: (day: string) => `sinds ${day}`,
    over30: (amount: string) => `${amount} ouder dan 30 dagen`,
    over60: (amount: string) => `${amount} ouder dan 60 dagen`,
  },
})

interface WorkClientProps {
  readonly client: Client
  readonly asked: Asked
  readonly currency: string | undefined
  readonly chosen: 'all' | ReadonlySet<string> | undefined
  readonly canChoose: boolean
  onChoose(what: 'all' | ReadonlySet<string> | undefined): void
}

export function WorkClient(props: WorkClientProps) {
  const { client, currency, chosen, canChoose, onChoose } = props
  const said = useWords(texts)
  const { minutes, day, money } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const parts = [
    client.hours_count > 0 && said.hours(minutes(client.hours_minutes)),
    client.installments_count > 0 && said.installments(client.installments_count),
    client.subscriptions_count > 0 && said.subscriptions(client.subscriptions_count),
    client.costs_count > 0 && said.costs(client.costs_count),
  ]
  const late =
    client.over_60_amount > 0
      ? said.over60(money(client.over_60_amount, currency))
      : client.over_30_amount > 0 && said.over30(money(client.over_30_amount, currency))
  return (
    <li className={classes.client}>
      <div className={classes.head}>
        {canChoose && (
          <Checkbox
            aria-label={said.choose(clientName(client))}
            checked={chosen === 'all'}
            indeterminate={chosen !== undefined && chosen !== 'all'}
            onChange={(event) => onChoose(event.currentTarget.checked ? 'all' : undefined)}
          />
        )}
        <UnstyledButton
          className={classes.title!}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
          <span>
            <b>{clientName(client)}</b>
            <small>{parts.filter(Boolean).join(' · ')}</small>
            {client.unpriced_count > 0 && <small>{said.unpriced(minutes(client.unpriced_minutes))}</small>}
          </span>
        </UnstyledButton>
        <span className={classes.age}>
          <small>{said.oldest(day(client.first_date))}</small>
          {late && (
            <Text component="small" size="xs" c="red">
              {late}
            </Text>
          )}
        </span>
        <b className={classes.sum}>
          <Money amount={client.total_amount} currency={currency} />
        </b>
      </div>
      <div id={id}>{isOpen && <WorkRows {...props} />}</div>
    </li>
  )
}
