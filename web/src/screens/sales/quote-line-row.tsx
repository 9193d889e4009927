// One line of a draft. What every line needs stands in it; the rest opens below.
import { ActionIcon, NumberInput, Select, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { HTMLAttributes } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { labelOf, type Option } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { LineDraft } from './line-drafts.ts'
import { QuoteLineMore } from './quote-line-more.tsx'
import classes from './quote-lines.module.css'
import { useLineWords } from './use-line-words.ts'
import { LINE_UNITS } from './words.ts'

const texts = words({
  en: {
    name: (nth: number) => `Line ${nth}: name`,
    section: (nth: number) => `Section, line ${nth}`,
    what: 'What you offer',
    heading: 'Name of the section',
    quantity: 'Quantity',
    unit: 'Unit',
    price: 'Price',
    option: 'Option',
    more: (name: string) => `More of ${name}`,
    remove: (name: string) => `Delete ${name}`,
    move: (name: string) => `Move ${name}; arrow keys move it up and down`,
    unnamed: (nth: number) => `line ${nth}`,
  },
  nl: {
    name: (nth: number) => `Regel ${nth}: naam`,
    section: (nth: number) => `Onderdeel, regel ${nth}`,
    what: 'Wat je aanbiedt',
    heading: 'Naam van het onderdeel',
    quantity: 'Aantal',
    unit: 'Eenheid',
    price: 'Prijs',
    option: 'Optie',
    more: (name: string) => `Meer over ${name}`,
    remove: (name: string) => `${name} verwijderen`,
    move: (name: string) => `${name} verplaatsen; met de pijltjes omhoog en omlaag`,
    unnamed: (nth: number) => `regel ${nth}`,
  },
})

interface QuoteLineRowProps {
  readonly line: LineDraft
  readonly nth: number
  /** As the service worked it out; unknown until it is saved. */
  readonly amount: number | undefined
  readonly profileId: string
  readonly isDragged: boolean
  readonly handle: HTMLAttributes<HTMLElement>
  onChange(values: Partial<LineDraft>): void
  onRemove(): void
  onEnter(): void
}

export function QuoteLineRow({ line, nth, amount, profileId, isDragged, handle, ...on }: QuoteLineRowProps) {
  const said = useWords(texts)
  const [isOpen, { toggle }] = useDisclosure()
  const isText = line.kind === 'text'
  const name = line.name.trim() || said.unnamed(nth)
  return (
    <li
      className={classes.line}
      data-row
      data-line={line.key}
      data-text={isText || undefined}
      data-dragged={isDragged || undefined}
    >
      <div className={classes.fields}>
        <ActionIcon
          {...handle}
          variant="subtle"
          color="gray"
          size="sm"
          className={classes.handle!}
          aria-label={said.move(name)}
        >
          <Icon name="drag" size={14} />
        </ActionIcon>
        <TextInput
          className={classes.name!}
          size="sm"
          aria-label={isText ? said.section(nth) : said.name(nth)}
          placeholder={isText ? said.heading : said.what}
          maxLength={300}
          value={line.name}
          onChange={(event) => on.onChange({ name: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && on.onEnter()}
        />
        {!isText && <Figures line={line} name={name} onChange={on.onChange} />}
        {!isText && (
          <span className={classes.amount} data-faint={(line.is_optional && !line.is_selected) || undefined}>
            {amount === undefined ? '' : <Money amount={amount} />}
          </span>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.open!}
          aria-label={said.more(name)}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.remove!}
          aria-label={said.remove(name)}
          onClick={on.onRemove}
        >
          <Icon name="trash" size={16} />
        </ActionIcon>
      </div>
      {isOpen ? (
        <QuoteLineMore line={line} name={name} profileId={profileId} onChange={on.onChange} />
      ) : (
        <Summary line={line} />
      )}
    </li>
  )
}

function Figures({ line, name, onChange }: Pick<QuoteLineRowProps, 'line' | 'onChange'> & { name: string }) {
  const said = useWords(texts)
  const { decimal } = useFormats()
  const { language } = useLanguage()
  const separators = { decimalSeparator: decimal, thousandSeparator: decimal === ',' ? '.' : ',' }
  const numberOf = (value: number | string) => (value === '' ? null : Number(value))
  const isFree = line.billing_method === 'non_billable'
  return (
    <>
      <NumberInput
        className={classes.quantity!}
        size="sm"
        hideControls
        {...separators}
        aria-label={`${said.quantity}: ${name}`}
        placeholder={said.quantity}
        min={0}
        decimalScale={6}
        value={line.quantity ?? ''}
        onChange={(value) => onChange({ quantity: numberOf(value) })}
      />
      <Select
        className={classes.unit!}
        size="sm"
        aria-label={`${said.unit}: ${name}`}
        allowDeselect={false}
        rightSection={null}
        rightSectionWidth={8}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        data={[NO_UNIT, ...unitsFor(line.unit)].map(({ value, label }) => ({ value, label: labelOf(label, language) }))}
        value={line.unit ?? NO_UNIT.value}
        onChange={(unit) => onChange({ unit: unit === NO_UNIT.value ? null : unit })}
      />
      <NumberInput
        className={classes.price!}
        size="sm"
        hideControls
        {...separators}
        aria-label={`${said.price}: ${name}`}
        placeholder={said.price}
        min={0}
        decimalScale={4}
        disabled={isFree}
        value={isFree ? '' : (line.unit_price ?? '')}
        onChange={(value) => onChange({ unit_price: numberOf(value) })}
      />
    </>
  )
}

const NO_UNIT: Option = { value: ' ', label: '–' }

// A unit of its own, such as one that came from elsewhere, can be kept.
function unitsFor(unit: string | null): readonly Option[] {
  const isKnown = unit === null || LINE_UNITS.some(({ value }) => value === unit)
  return isKnown ? LINE_UNITS : [...LINE_UNITS, { value: unit, label: unit }]
}

function Summary({ line }: { line: LineDraft }) {
  const said = useWords(texts)
  const { billing } = useLineWords()
  const notes = [line.is_optional && said.option, ...billing(line), line.description].filter(Boolean)
  if (notes.length === 0) return null
  return <p className={classes.summary}>{notes.join(' · ')}</p>
}
