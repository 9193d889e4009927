// What a draft says above its lines; each field is saved as it is typed.
import { SimpleGrid } from '@mantine/core'
import { client, type Shapes } from '../../api/api.ts'
import type { Valued } from '../../ui/value.ts'
import { ValueInput } from '../../ui/value-input.tsx'
import { type Both, useLanguage } from '../../words/language.tsx'
import classes from './draft.module.css'
import type { DraftChanges } from './use-draft.ts'
import { useTyped } from './use-typed.ts'
import { LANGUAGES } from './words.ts'

type Name = keyof Shapes['DraftUpdate'] & keyof Shapes['InvoiceDetail']

type FieldOf = Valued & {
  readonly key: Name
  readonly head: Both<string>
  readonly help?: Both<string>
  readonly isWide?: boolean
}

const first: readonly FieldOf[] = [
  { key: 'organization_id', head: { en: 'Organization', nl: 'Organisatie' }, kind: 'record', of: 'organization' },
  { key: 'person_id', head: { en: 'To the attention of', nl: 'Ter attentie van' }, kind: 'record', of: 'person' },
  { key: 'subject', head: { en: 'Subject', nl: 'Onderwerp' }, isWide: true },
]

const rest: readonly FieldOf[] = [
  {
    key: 'invoice_date',
    head: { en: 'Date', nl: 'Datum' },
    help: { en: 'Empty: the day it becomes final', nl: 'Leeg: de dag van definitief maken' },
    kind: 'day',
  },
  {
    key: 'payment_term_days',
    head: { en: 'Payment term', nl: 'Betaaltermijn' },
    help: { en: 'In days', nl: 'In dagen' },
    kind: 'number',
  },
  { key: 'reference', head: { en: 'Their reference', nl: 'Referentie klant' } },
  { key: 'language', head: { en: 'Language', nl: 'Taal' }, kind: 'choice', options: LANGUAGES },
  { key: 'period_start', head: { en: 'Period from', nl: 'Periode vanaf' }, kind: 'day' },
  { key: 'period_end', head: { en: 'Period until', nl: 'Periode tot en met' }, kind: 'day' },
  { key: 'note', head: { en: 'Note on the invoice', nl: 'Opmerking op de factuur' }, kind: 'long', isWide: true },
]

interface DraftFieldsProps {
  readonly invoice: Shapes['InvoiceDetail']
  readonly changes: DraftChanges
  readonly canChange: boolean
}

export function DraftFields({ part, ...props }: DraftFieldsProps & { part: 'first' | 'rest' }) {
  const fields = part === 'first' ? first : rest
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      {fields.map((field) => (
        <div key={field.key} data-field={field.key} className={field.isWide ? classes.wide : undefined}>
          <DraftField {...props} field={field} />
        </div>
      ))}
    </SimpleGrid>
  )
}

function DraftField({ invoice, changes, canChange, field }: DraftFieldsProps & { field: FieldOf }) {
  const { language } = useLanguage()
  const { id } = invoice
  const { key, head, help, isWide: _, ...valued } = field
  const typed = useTyped(invoice[key], (value) =>
    changes.send(() =>
      client.PATCH('/invoices/invoice/{id}', { params: { path: { id } }, body: { [key]: value } as never }),
    ),
  )
  const name =
    key === 'organization_id' ? invoice.organization_name : key === 'person_id' ? invoice.person_name : undefined
  return (
    <ValueInput
      valued={valued as Valued}
      value={typed.value}
      name={typed.value === invoice[key] ? name : undefined}
      label={head[language]}
      {...(help ? { description: help[language] } : {})}
      error={typed.problem}
      size="xs"
      disabled={!canChange}
      onChange={typed.change}
      onBlur={typed.commit}
    />
  )
}
