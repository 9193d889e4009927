// Everything that is done and not invoiced yet, by client: choose what goes along, and make all the drafts at once.
import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../ui/empty.tsx'
import { type ListSearch, useListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import listClasses from '../../ui/record-list.module.css'
import { Pager } from '../../ui/record-list-pager.tsx'
import { ListSkeleton } from '../../ui/record-list-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { InvoiceTabs } from './invoice-tabs.tsx'
import classes from './to-invoice.module.css'
import { useWorkActs } from './use-work-acts.ts'
import { WorkBar } from './work-bar.tsx'
import { WorkClient } from './work-client.tsx'
import { type Asked, type Chosen, type Client, clientKey, type Making, useClients, useCurrencies } from './work-data.ts'
import { WorkFigures } from './work-figures.tsx'
import { WriteOffForm } from './write-off-form.tsx'

const texts = words({
  en: {
    title: 'To invoice',
    none: 'Everything is invoiced',
    teach: 'Billable hours, costs, installments and subscriptions come here once they are ready.',
    all: 'All customers',
    drafts: (n: number) => (n === 1 ? 'Make a draft' : `Make drafts for ${n} customers`),
    writeOff: 'Write off…',
    writeOffTitle: 'Write off hours and costs',
    chosen: 'Chosen',
  },
  nl: {
    title: 'Te factureren',
    none: 'Alles is gefactureerd',
    teach: 'Declarabele uren, kosten, termijnen en abonnementen komen hier zodra ze klaar zijn.',
    all: 'Alle klanten',
    drafts: (n: number) => (n === 1 ? 'Concept maken' : `Concepten maken voor ${n} klanten`),
    writeOff: 'Afboeken…',
    writeOffTitle: 'Uren en kosten afboeken',
    chosen: 'Gekozen',
  },
})

export function ToInvoice() {
  const said = useWords(texts)
  const { money } = useFormats()
  const { can } = useSession()
  const { search, change } = useListSearch()
  const asked = askedOf(search)
  const { data, error, refetch, isFetching, isPlaceholderData } = useClients(asked, Number(search.offset ?? 0))
  const currencies = useCurrencies()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [making, setMaking] = useState<Making>({ per: 'client', grouping: 'service_hour_type_rate' })
  const [isReasoning, setReasoning] = useState(false)
  const clients = data?.data ?? []
  const acts = useWorkActs({ clients, chosen, asked, making, onDone: () => setChosen(new Map()) })
  const canWrite = can('invoices:write')

  function choose(client: Client, what: 'all' | ReadonlySet<string> | undefined) {
    setChosen((before) => {
      const after = new Map(before)
      if (what && (what === 'all' || what.size > 0)) after.set(clientKey(client), what)
      else after.delete(clientKey(client))
      return after
    })
  }

  return (
    <Page title={said.title} above={<InvoiceTabs />}>
      <WorkFigures totals={data?.totals ?? []} />
      <WorkBar
        asked={asked}
        making={making}
        onMaking={setMaking}
        onAsk={(part) => {
          setChosen(new Map())
          change(part as ListSearch)
        }}
      />
      <div aria-busy={isFetching} data-waiting={isPlaceholderData || undefined} className={listClasses.rows}>
        {!data ? (
          error ? (
            <ProblemView error={error} retry={refetch} isTrying={isFetching} />
          ) : (
            <ListSkeleton isPhone={false} />
          )
        ) : clients.length === 0 ? (
          <Empty icon="invoice" title={said.none} text={said.teach} />
        ) : (
          <>
            {canWrite && (
              <Checkbox
                size="sm"
                mb="xs"
                ml={1}
                label={said.all}
                checked={clients.every((client) => chosen.get(clientKey(client)) === 'all')}
                indeterminate={chosen.size > 0 && !clients.every((client) => chosen.get(clientKey(client)) === 'all')}
                onChange={(event) => {
                  for (const client of clients) choose(client, event.currentTarget.checked ? 'all' : undefined)
                }}
              />
            )}
            <ul className={classes.clients}>
              {clients.map((client) => (
                <WorkClient
                  key={clientKey(client)}
                  client={client}
                  asked={asked}
                  currency={currencies.get(client.company_profile_id)}
                  chosen={chosen.get(clientKey(client))}
                  canChoose={canWrite}
                  onChoose={(what) => choose(client, what)}
                />
              ))}
            </ul>
            <Pager meta={data.meta} onMove={(offset) => change({ offset: offset || undefined })} />
          </>
        )}
      </div>
      {chosen.size > 0 && (
        <Group className={listClasses.bulk!} gap="xs" role="region" aria-label={said.chosen}>
          <Text size="sm" fw={600} mr="xs" aria-live="polite">
            {acts.sum === undefined ? said.chosen : money(acts.sum, acts.currency)}
          </Text>
          <Button size="xs" variant="default" onClick={() => setReasoning(true)}>
            {said.writeOff}
          </Button>
          <Button size="xs" onClick={() => void acts.make()}>
            {said.drafts(chosen.size)}
          </Button>
        </Group>
      )}
      {isReasoning && (
        <WriteOffForm
          title={said.writeOffTitle}
          onReason={(reason) => void acts.writeOff(reason)}
          onClose={() => setReasoning(false)}
        />
      )}
      {acts.dialog}
    </Page>
  )
}

const NAMES = ['until', 'kind', 'organization_id', 'person_id', 'project_id', 'service_id'] as const

function askedOf(search: ListSearch): Asked {
  return Object.fromEntries(NAMES.flatMap((name) => (search[name] ? [[name, String(search[name])]] : [])))
}
