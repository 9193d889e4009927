// Shows a value as people of the language write it.
import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { type Formats, useFormats } from '../words/formats.ts'
import { type Language, useLanguage, useWords, words } from '../words/language.tsx'
import { AddressText, type AddressValue, addressLine } from './address.tsx'
import { type RecordKind, useNames } from './record-kinds.ts'
import { idsOf, isEmpty, optionLabel, type Valued } from './value.ts'

const texts = words({ en: { yes: 'Yes', no: 'No' }, nl: { yes: 'Ja', no: 'Nee' } })

interface ValueTextProps {
  readonly valued: Valued
  readonly value: unknown
  /** Of the record it points to, where the row carries it. */
  readonly name?: string | null | undefined
  /** Of an amount; that of the office when nothing is said. */
  readonly currency?: string | undefined
}

export function ValueText({ valued, value, name, currency }: ValueTextProps) {
  const formats = useFormats()
  const { language } = useLanguage()
  const { yes, no } = useWords(texts)
  if (isEmpty(value)) return <span className="quiet">–</span>
  if (valued.kind === 'record' || valued.kind === 'records')
    return name ? name : <Names of={valued.of} ids={idsOf(value)} />
  if (valued.kind === 'address') return <AddressText value={value as AddressValue} />
  if (valued.kind === 'flag') return value === true ? yes : no
  if (valued.kind === 'email')
    return (
      <Anchor inherit href={`mailto:${value}`}>
        <BreakableAddress address={String(value)} />
      </Anchor>
    )
  if (valued.kind === 'phone')
    return (
      <Anchor inherit href={`tel:${value}`} className="amount">
        {String(value)}
      </Anchor>
    )
  if (valued.kind === 'url') return <WebLink address={String(value)} />
  const text = plainText(valued, value, formats, language, currency)
  return WHOLE.has(valued.kind ?? 'text') ? <span className="amount">{text}</span> : text
}

// What nobody reads in two lines.
const WHOLE: ReadonlySet<string> = new Set(['number', 'money', 'minutes', 'percent', 'day', 'instant'])

/** The same without anything to click, such as for a file or a label. */
export function plainText(
  valued: Valued,
  value: unknown,
  formats: Formats,
  language: Language,
  currency?: string,
): string {
  if (isEmpty(value)) return ''
  switch (valued.kind) {
    case 'number':
      return formats.number(Number(value))
    case 'money':
      return formats.money(Number(value), currency)
    case 'minutes':
      return formats.minutes(Number(value))
    case 'percent':
      return formats.percent(Number(value))
    case 'day':
      return formats.day(String(value))
    case 'instant':
      return formats.instant(String(value))
    case 'address':
      return addressLine(value as AddressValue)
    case 'choice':
      return optionLabel(valued.options, value, language)
    case 'choices':
      return idsOf(value)
        .map((one) => optionLabel(valued.options, one, language))
        .join(', ')
    default:
      return String(value)
  }
}

// Where the line is too short it breaks before an @ or a point, not within a word.
function BreakableAddress({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index.toString()}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Names({ of, ids }: { of: RecordKind; ids: readonly string[] }) {
  const names = useNames(of, ids)
  return ids.map((id) => names.get(id) ?? '…').join(', ')
}

// Only an address of the web becomes a link: what a record holds may have been written by anybody.
function WebLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address
  return (
    <Anchor inherit href={address} target="_blank" rel="noreferrer noopener">
      <BreakableAddress address={address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')} />
    </Anchor>
  )
}
