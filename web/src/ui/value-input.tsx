// The field for a value, by what it is. Text that is emptied becomes nothing.
import { MultiSelect, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { KeyboardEventHandler } from 'react'
import { useFormats } from '../words/formats.ts'
import { useLanguage } from '../words/language.tsx'
import { AddressInput, type AddressValue } from './address.tsx'
import { DateInput } from './date-input.tsx'
import { MinutesInput } from './minutes-input.tsx'
import { RecordSelect, RecordsSelect } from './record-select.tsx'
import { idsOf, labelOf, type Valued } from './value.ts'

export interface ValueInputProps {
  readonly valued: Valued
  readonly value: unknown
  readonly name?: string | null | undefined
  onChange(value: unknown): void
  readonly label?: string
  readonly 'aria-label'?: string
  readonly error?: string | undefined
  readonly size?: 'xs' | 'sm'
  readonly autoFocus?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly onKeyDown?: KeyboardEventHandler
}

export function ValueInput({ valued, value, name, onChange, ...rest }: ValueInputProps) {
  const { language } = useLanguage()
  const { locale } = useFormats()
  const text = value === null || value === undefined ? '' : String(value)
  switch (valued.kind) {
    case 'long':
      return (
        <Textarea {...rest} autosize minRows={2} maxRows={14} value={text} onChange={(e) => onChange(e.target.value)} />
      )
    case 'flag': {
      const { onKeyDown: _, ...plain } = rest
      return <Switch {...plain} checked={value === true} onChange={(e) => onChange(e.target.checked)} />
    }
    case 'number':
    case 'money':
    case 'percent':
      return (
        <NumberInput
          {...rest}
          hideControls
          value={text === '' ? '' : Number(value)}
          decimalSeparator={locale.startsWith('nl') ? ',' : '.'}
          thousandSeparator={locale.startsWith('nl') ? '.' : ','}
          decimalScale={valued.kind === 'money' ? 2 : 6}
          onChange={(next) => onChange(next === '' ? null : Number(next))}
        />
      )
    case 'minutes':
      return <MinutesInput {...rest} value={text === '' ? null : Number(value)} onChange={onChange} />
    case 'day':
      return <DateInput {...rest} clearable value={text || null} onChange={onChange} />
    case 'choice':
    case 'choices': {
      const data = valued.options.map((option) => ({ value: option.value, label: labelOf(option.label, language) }))
      if (valued.kind === 'choices')
        return <MultiSelect {...rest} data={data} value={[...idsOf(value)]} onChange={onChange} searchable />
      return (
        <Select
          {...rest}
          data={data}
          value={text || null}
          onChange={onChange}
          allowDeselect={false}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        />
      )
    }
    case 'address':
      return <AddressInput {...rest} value={value as AddressValue} onChange={onChange} />
    case 'record':
      return <RecordSelect {...rest} of={valued.of} value={text || null} name={name} onChange={onChange} />
    case 'records':
      return <RecordsSelect {...rest} of={valued.of} value={idsOf(value)} onChange={onChange} />
    default:
      return (
        <TextInput
          {...rest}
          type={TYPES[valued.kind ?? 'text'] ?? 'text'}
          value={text}
          onChange={(e) => onChange(e.target.value)}
        />
      )
  }
}

const TYPES: Readonly<Record<string, 'email' | 'tel' | 'url'>> = { email: 'email', phone: 'tel', url: 'url' }
