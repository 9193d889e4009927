// What keeps a draft from becoming final, in plain words; each leads to where it can be mended.
import { Anchor, List, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRecordLink } from '../../links.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import { fetchRefusals, saidProblem } from '../../words/refusals.ts'
import classes from './draft.module.css'

type Remark = Shapes['InvoiceCheck']['errors'][number]

const texts = words({
  en: {
    errors: 'Before it can become final',
    warnings: 'Worth a look',
    ready: 'Nothing is missing: it can become final.',
  },
  nl: {
    errors: 'Nog nodig voordat de factuur definitief kan worden',
    warnings: 'Kijk hier nog even naar',
    ready: 'Er ontbreekt niets: de factuur kan definitief worden.',
  },
})

const checkQuery = (id: string) => api.queryOptions('get', '/invoices/invoice/{id}/check', { params: { path: { id } } })

export function useCheck(id: string) {
  return useQuery(checkQuery(id)).data?.data
}

/** When the check that is under way has answered. */
export function useChecked(id: string): () => Promise<void> {
  const cache = useQueryClient()
  const { queryKey } = checkQuery(id)
  return () => cache.refetchQueries({ queryKey }, { cancelRefetch: false })
}

export function DraftCheck({ invoice }: { invoice: Shapes['InvoiceDetail'] }) {
  const said = useWords(texts)
  const check = useCheck(invoice.id)
  useDutch()
  if (!check) return null
  const { errors, warnings } = check
  return (
    <section className={classes.check} aria-live="polite" data-is-ready={errors.length === 0}>
      {errors.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            <Icon name="alert" size={16} /> {said.errors}
          </Text>
          <Remarks remarks={errors} invoice={invoice} />
        </>
      )}
      {errors.length === 0 && (
        <Text size="sm">
          <Icon name="check" size={16} /> {said.ready}
        </Text>
      )}
      {warnings.length > 0 && (
        <>
          <Text size="sm" fw={600} mt={6}>
            <Icon name="info" size={16} /> {said.warnings}
          </Text>
          <Remarks remarks={warnings} invoice={invoice} />
        </>
      )}
    </section>
  )
}

function Remarks({ remarks, invoice }: { remarks: readonly Remark[]; invoice: Shapes['InvoiceDetail'] }) {
  const linkTo = useRecordLink()
  const { fields } = saidProblem({ code: '', title: '', detail: '', errors: remarks })
  return (
    <List size="sm" spacing={2} mt={4}>
      {fields.map(({ pointer, alone }) => {
        const link = elsewhere(pointer, invoice, linkTo)
        return (
          <List.Item key={`${pointer} ${alone}`}>
            {link ? (
              <Anchor component={Link} {...(link as { to: '/' })} inherit>
                {alone}
              </Anchor>
            ) : (
              <Anchor component="button" type="button" inherit ta="left" onClick={() => goTo(pointer, invoice)}>
                {alone}
              </Anchor>
            )}
          </List.Item>
        )
      })}
    </List>
  )
}

// What belongs to the customer is changed there, and what belongs to the company in its settings.
function elsewhere(pointer: string, invoice: Shapes['Invoice'], linkTo: ReturnType<typeof useRecordLink>) {
  const { organization_id, person_id } = invoice
  if (pointer.startsWith('/seller')) return { to: '/settings/company' }
  if (!pointer.startsWith('/billing')) return undefined
  return organization_id
    ? linkTo('/crm/organization', organization_id)
    : person_id
      ? linkTo('/crm/person', person_id)
      : undefined
}

function goTo(pointer: string, { lines }: Shapes['InvoiceDetail']): void {
  const [, field, index, cell] = pointer.split('/')
  const line = field === 'lines' && index !== undefined ? lines[Number(index)] : undefined
  const place = line ? `[data-row="${line.id}"] [data-cell="${cell}"]` : `[data-field="${field}"]`
  const found =
    document.querySelector(place) ?? document.querySelector(line ? `[data-row="${line.id}"]` : '[data-field=lines]')
  found?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}

// Its words come with the first refusal; a check refuses nothing.
function useDutch() {
  const [, setFetched] = useState(false)
  useEffect(() => void fetchRefusals().then(() => setFetched(true)), [])
}
