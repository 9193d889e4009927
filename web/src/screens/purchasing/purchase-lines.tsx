// The lines of a purchase invoice, and what they come to as they are typed.
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import type { Shapes } from '../../api/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import type { Valued } from '../../ui/value.ts'
import { ValueInput } from '../../ui/value-input.tsx'
import { type Both, useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './purchase-lines.module.css'

export type TypedLine = { [K in keyof Line]: Line[K] | null }
type Line = Shapes['PurchaseInvoiceLine']

const texts = words({
  en: {
    lines: 'Lines',
    add: 'Add line',
    remove: (index: number) => `Remove line ${index}`,
    at: (field: string, index: number) => `${field}, line ${index}`,
    excl: 'Excl. VAT',
    vat: 'VAT',
    incl: 'Incl. VAT',
  },
  nl: {
    lines: 'Regels',
    add: 'Regel toevoegen',
    remove: (index: number) => `Regel ${index} weghalen`,
    at: (field: string, index: number) => `${field}, regel ${index}`,
    excl: 'Excl. btw',
    vat: 'Btw',
    incl: 'Incl. btw',
  },
})

type LineField = Valued & { readonly key: keyof Line; readonly head: Both<string> }

const FIELDS: readonly LineField[] = [
  { key: 'description', head: { en: 'Description', nl: 'Omschrijving' } },
  { key: 'amount', head: { en: 'Amount', nl: 'Bedrag' }, kind: 'money' },
  { key: 'vat_percentage', head: { en: 'VAT %', nl: 'Btw %' }, kind: 'number' },
  { key: 'ledger_code', head: { en: 'Ledger', nl: 'Grootboek' } },
]

interface PurchaseLinesProps {
  readonly lines: readonly TypedLine[]
  readonly totals: Pick<Shapes['PurchaseChecked'], 'total_excl_vat' | 'total_vat' | 'total_incl_vat'> | undefined
  readonly currency: string | undefined
  /** Of a line that is added. */
  readonly vatPercentage: number
  readonly errors: Readonly<Record<string, unknown>>
  onChange(lines: readonly TypedLine[]): void
}

export function PurchaseLines({ lines, totals, currency, vatPercentage, errors, onChange }: PurchaseLinesProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const list = useRef<HTMLOListElement>(null)

  function add() {
    const vat_percentage = lines.at(-1)?.vat_percentage ?? vatPercentage
    onChange([...lines, { ...EMPTY, vat_percentage }])
    setTimeout(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }

  return (
    <section aria-label={said.lines}>
      <div className={classes.heads} aria-hidden="true">
        {FIELDS.map(({ key, head }) => (
          <span key={key} className={key === 'amount' || key === 'vat_percentage' ? 'figure' : undefined}>
            {head[language]}
          </span>
        ))}
      </div>
      <ol ref={list} className={classes.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is typed
          <li key={i} className={classes.line}>
            {FIELDS.map((field) => (
              <div key={field.key} className={classes[field.key]}>
                <ValueInput
                  valued={field}
                  value={line[field.key]}
                  aria-label={said.at(field.head[language], i + 1)}
                  size="xs"
                  {...{ placeholder: field.head[language] }}
                  error={errors[`lines.${i}.${field.key}`] as string | undefined}
                  onChange={(value) => onChange(lines.with(i, { ...line, [field.key]: value }))}
                />
              </div>
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={said.remove(i + 1)}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.toSpliced(i, 1))}
            >
              <Icon name="close" size={14} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Group justify="space-between" align="flex-start" mt={6}>
        <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={add}>
          {said.add}
        </Button>
        <dl className={classes.totals} aria-live="polite">
          <Total label={said.excl} amount={totals?.total_excl_vat} currency={currency} />
          <Total label={said.vat} amount={totals?.total_vat} currency={currency} />
          <Total label={said.incl} amount={totals?.total_incl_vat} currency={currency} isLast />
        </dl>
      </Group>
    </section>
  )
}

export const EMPTY: TypedLine = { description: '', amount: null, vat_percentage: null, ledger_code: null }

interface TotalProps {
  readonly label: string
  readonly amount: number | undefined
  readonly currency: string | undefined
  readonly isLast?: boolean
}

function Total({ label, amount, currency, isLast = false }: TotalProps) {
  return (
    <>
      <Text component="dt" size="sm" {...(isLast ? { fw: 650 } : { c: 'dimmed' })}>
        {label}
      </Text>
      <Text component="dd" size="sm" ta="right" {...(isLast ? { fw: 650 } : {})}>
        <Money amount={amount} currency={currency} />
      </Text>
    </>
  )
}
