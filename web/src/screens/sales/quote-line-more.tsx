// What a line can say beyond its price: how it is billed, what the customer reads below it, whether it is an option.
import { Checkbox, NumberInput, Select, Textarea } from '@mantine/core'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { MinutesInput } from '../../ui/minutes-input.tsx'
import { labelOf } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { BILLING_METHODS, CYCLES } from '../projects/words.ts'
import type { LineDraft } from './line-drafts.ts'
import classes from './quote-lines.module.css'

const texts = words({
  en: {
    description: 'Description',
    billing: 'Billing',
    cycle: 'Per',
    discount: 'Discount (%)',
    vat: 'VAT',
    estimated: 'Estimated hours',
    optional: 'Option: the customer chooses',
    selected: 'Chosen beforehand',
  },
  nl: {
    description: 'Omschrijving',
    billing: 'Afrekenen',
    cycle: 'Per',
    discount: 'Korting (%)',
    vat: 'Btw',
    estimated: 'Geschatte uren',
    optional: 'Optie: de klant kiest',
    selected: 'Vooraf aangevinkt',
  },
})

interface QuoteLineMoreProps {
  readonly line: LineDraft
  readonly name: string
  readonly profileId: string
  onChange(values: Partial<LineDraft>): void
}

export function QuoteLineMore({ line, name, profileId, onChange }: QuoteLineMoreProps) {
  const said = useWords(texts)
  const { decimal } = useFormats()
  const { language } = useLanguage()
  const labelled = (options: typeof BILLING_METHODS) =>
    options.map(({ value, label }) => ({ value, label: labelOf(label, language) }))
  const description = (
    <Textarea
      className={classes.wide!}
      label={said.description}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={5000}
      value={line.description ?? ''}
      onChange={(event) => onChange({ description: event.target.value })}
    />
  )
  if (line.kind === 'text') return <div className={classes.more}>{description}</div>
  return (
    <fieldset className={classes.more} aria-label={name}>
      {description}
      <Select
        label={said.billing}
        allowDeselect={false}
        data={labelled(BILLING_METHODS)}
        value={line.billing_method}
        onChange={(method) => onChange(billedBy(line, method as LineDraft['billing_method']))}
      />
      {line.billing_method === 'subscription' && (
        <Select
          label={said.cycle}
          allowDeselect={false}
          data={labelled(CYCLES)}
          value={line.cycle ?? 'month'}
          onChange={(cycle) => onChange({ cycle: cycle as LineDraft['cycle'] })}
        />
      )}
      <VatChoice label={said.vat} profileId={profileId} line={line} onChange={onChange} />
      <NumberInput
        label={said.discount}
        hideControls
        decimalSeparator={decimal}
        min={0}
        max={100}
        decimalScale={2}
        value={line.discount_percentage}
        onChange={(value) => onChange({ discount_percentage: Number(value) || 0 })}
      />
      <MinutesInput
        label={said.estimated}
        value={line.estimated_minutes}
        onChange={(estimated_minutes) => onChange({ estimated_minutes })}
      />
      <div className={classes.wide}>
        <Checkbox
          label={said.optional}
          checked={line.is_optional}
          onChange={(event) => onChange({ is_optional: event.target.checked, is_selected: !event.target.checked })}
        />
        {line.is_optional && (
          <Checkbox
            mt="xs"
            label={said.selected}
            checked={line.is_selected}
            onChange={(event) => onChange({ is_selected: event.target.checked })}
          />
        )}
      </div>
    </fieldset>
  )
}

// The rate of the day is taken where nobody chose one; whoever may not see the rates leaves it at that.
function VatChoice({ label, profileId, line, onChange }: Omit<QuoteLineMoreProps, 'name'> & { label: string }) {
  const canRead = useSession().can('invoices:read')
  const { data } = useRecords('/invoices/companyprofile', { limit: 100 }, canRead)
  const rates = data?.data.find(({ id }) => id === profileId)?.vat_rates ?? []
  const offered = rates.filter(({ id, is_active }) => is_active || id === line.vat_rate_id)
  if (offered.length === 0) return null
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={line.vat_rate_id}
      onChange={(vat_rate_id) => onChange({ vat_rate_id })}
    />
  )
}

function billedBy(line: LineDraft, billing_method: LineDraft['billing_method']): Partial<LineDraft> {
  const isHourly = billing_method === 'time_and_materials'
  return {
    billing_method,
    cycle: billing_method === 'subscription' ? (line.cycle ?? 'month') : null,
    ...(isHourly && line.unit === null ? { unit: 'hour' } : {}),
  }
}
