// One line of a draft. What can be typed in the service says; the rest is shown.
import { ActionIcon, Anchor, Text, Textarea } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { isFigure, type Option, optionLabel, type Valued } from '../../ui/value.ts'
import { ValueInput } from '../../ui/value-input.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './draft.module.css'
import { LineHours } from './line-hours.tsx'
import type { DraftChanges } from './use-draft.ts'
import { useTyped } from './use-typed.ts'
import { UNITS } from './words.ts'

const texts = words({
  en: {
    description: (n: number) => `Description of line ${n}`,
    quantity: (n: number) => `Quantity of line ${n}`,
    unit: (n: number) => `Unit of line ${n}`,
    unit_price: (n: number) => `Price of line ${n}`,
    discount_percentage: (n: number) => `Discount in percent of line ${n}`,
    vat_rate_id: (n: number) => `VAT of line ${n}`,
    move: (n: number) => `Move line ${n}: drag, or use the arrows`,
    remove: (n: number) => `Delete line ${n}`,
    entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  },
  nl: {
    description: (n: number) => `Omschrijving van regel ${n}`,
    quantity: (n: number) => `Aantal van regel ${n}`,
    unit: (n: number) => `Eenheid van regel ${n}`,
    unit_price: (n: number) => `Prijs van regel ${n}`,
    discount_percentage: (n: number) => `Kortingspercentage van regel ${n}`,
    vat_rate_id: (n: number) => `Btw van regel ${n}`,
    move: (n: number) => `Regel ${n} verplaatsen: sleep, of gebruik de pijlen`,
    remove: (n: number) => `Regel ${n} verwijderen`,
    entries: (n: number) => (n === 1 ? '1 urenregel' : `${n} urenregels`),
  },
})

type Line = Shapes['InvoiceLine']
type Name = keyof Shapes['InvoiceLineUpdate'] & keyof Line & keyof typeof texts.en

interface DraftLineProps {
  readonly invoiceId: string
  readonly line: Line
  readonly number: number
  readonly currency: string
  readonly rates: readonly Option[]
  readonly changes: DraftChanges
  /** Of this line; undefined until the service has said so. */
  readonly free: readonly string[] | undefined
  readonly canChange: boolean
  readonly handle: object
  onRemove(): void
}

export function DraftLine(props: DraftLineProps) {
  const { invoiceId, line, number, currency, rates, changes, free = [], canChange, handle, onRemove } = props
  const said = useWords(texts)
  const { language } = useLanguage()
  const { number: figure, money } = useFormats()
  const cell = (name: Name, valued: Valued, shown: ReactNode = '') =>
    free.includes(name) ? (
      <Cell
        key={name}
        name={name}
        line={line}
        label={said[name](number)}
        valued={valued}
        changes={changes}
        canChange={canChange}
      />
    ) : (
      <span key={name} className={isFigure(valued) ? 'figure' : undefined}>
        {shown}
      </span>
    )
  const percentage = (value: number) => `${figure(value)}%`
  const about = [line.project_name, line.service_name].filter(Boolean).join(' · ')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        {...handle}
        variant="subtle"
        color="gray"
        className={classes.handle!}
        aria-label={said.move(number)}
        disabled={!canChange}
      >
        <Icon name="drag" size={16} />
      </ActionIcon>
      <div className={classes.text}>
        {cell('description', { kind: 'long' }, line.description)}
        {about && (
          <Text size="xs" c="dimmed" mt={2}>
            {about}
            {line.hours_count !== null && line.hours_count > 0 && (
              <>
                {' · '}
                <Anchor component="button" type="button" inherit onClick={() => setOpen(true)}>
                  {said.entries(line.hours_count)}
                </Anchor>
              </>
            )}
          </Text>
        )}
        {isOpen && (
          <LineHours
            invoiceId={invoiceId}
            line={line}
            currency={currency}
            changes={changes}
            canChange={canChange}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove!}
        aria-label={said.remove(number)}
        disabled={!canChange}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </ActionIcon>
      {line.kind !== 'text' && (
        <div className={classes.cells}>
          {cell('quantity', { kind: 'number' }, known(line.quantity, figure))}
          {cell(
            'unit',
            { kind: 'choice', options: UNITS },
            known(line.unit, (unit) => optionLabel(UNITS, unit, language)),
          )}
          {cell(
            'unit_price',
            { kind: 'number' },
            known(line.unit_price, (price) => money(price, currency)),
          )}
          {cell(
            'discount_percentage',
            { kind: 'number' },
            line.discount_percentage === 0 ? '' : percentage(line.discount_percentage),
          )}
          {cell('vat_rate_id', { kind: 'choice', options: rates }, known(line.vat_percentage, percentage))}
          <span className={classes.amount}>
            <Money amount={line.amount} currency={currency} />
          </span>
        </div>
      )}
    </>
  )
}

function known<Value>(value: Value | null, said: (value: Value) => string): string {
  return value === null ? '' : said(value)
}

interface CellProps extends Pick<ComponentProps<typeof ValueInput>, 'valued'> {
  readonly name: Name
  readonly line: Line
  readonly label: string
  readonly changes: DraftChanges
  readonly canChange: boolean
}

function Cell({ name, line, label, valued, changes, canChange }: CellProps) {
  const { id } = line
  const typed = useTyped(line[name], (value) =>
    changes.send(() =>
      client.PATCH('/invoices/invoiceline/{id}', {
        params: { path: { id } },
        body: { [name]: value ?? emptyOf(name) } as never,
      }),
    ),
  )
  const shared = {
    'aria-label': label,
    error: typed.problem,
    size: 'xs',
    disabled: !canChange,
    onBlur: () => void typed.commit(),
  } as const
  return (
    <div data-cell={name}>
      {valued.kind === 'long' ? (
        <Textarea
          {...shared}
          autosize
          minRows={1}
          maxRows={12}
          value={String(typed.value ?? '')}
          onChange={(event) => typed.change(event.currentTarget.value)}
        />
      ) : (
        <ValueInput {...shared} valued={valued} value={typed.value} onChange={typed.change} />
      )}
    </div>
  )
}

// A discount that is cleared is none; what else is cleared the service judges.
function emptyOf(name: Name): 0 | '' | null {
  return name === 'discount_percentage' ? 0 : name === 'description' ? '' : null
}
