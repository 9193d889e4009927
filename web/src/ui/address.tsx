// A postal address, shown as it stands on an envelope.
import { Group, Input, Stack, TextInput } from '@mantine/core'
import type { FocusEvent, KeyboardEventHandler } from 'react'
import { useLanguage, useWords, words } from '../words/language.tsx'
import classes from './address.module.css'

const texts = words({
  en: { line1: 'Street and number', postal_code: 'Postal code', locality: 'Town', country: 'Country (such as NL)' },
  nl: { line1: 'Straat en huisnummer', postal_code: 'Postcode', locality: 'Plaats', country: 'Land (zoals NL)' },
})

export type AddressValue =
  | {
      readonly [K in 'line1' | 'postal_code' | 'locality' | 'country']?: string | null
    }
  | null

export function AddressText({ value }: { value: AddressValue }) {
  const { language } = useLanguage()
  if (!value) return null
  const lines = [value.line1, townOf(value), countryName(value.country, language)].filter(Boolean)
  return (
    <span className={classes.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

export function addressLine(value: AddressValue): string {
  return value ? [value.line1, townOf(value), value.country].filter(Boolean).join(', ') : ''
}

interface AddressInputProps {
  readonly value: AddressValue
  onChange(value: AddressValue): void
  readonly label?: string
  readonly 'aria-label'?: string
  readonly error?: string | undefined
  readonly size?: 'xs' | 'sm'
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  readonly onKeyDown?: KeyboardEventHandler
}

export function AddressInput(props: AddressInputProps) {
  const { value, onChange, label, error, size = 'sm', autoFocus = false, onBlur, onKeyDown } = props
  const said = useWords(texts)
  const field = (key: keyof typeof said) => ({
    'aria-label': said[key],
    placeholder: said[key],
    size,
    value: value?.[key] ?? '',
    onChange: (event: { target: { value: string } }) => onChange(filled({ ...value, [key]: event.target.value })),
  })
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" size={size}>
      <Stack gap={6} role="group" aria-label={label ?? props['aria-label']} onBlur={leave} onKeyDown={onKeyDown}>
        <TextInput {...field('line1')} autoFocus={autoFocus} autoComplete="off" />
        <Group gap={6} wrap="nowrap" grow preventGrowOverflow={false}>
          <TextInput {...field('postal_code')} w={110} autoComplete="off" />
          <TextInput {...field('locality')} autoComplete="off" />
        </Group>
        <TextInput {...field('country')} autoComplete="off" />
      </Stack>
    </Input.Wrapper>
  )
}

function townOf({ postal_code, locality }: NonNullable<AddressValue>): string {
  return [postal_code, locality].filter(Boolean).join('  ')
}

// The own country goes without saying; others are kept by code or as somebody wrote them.
function countryName(country: string | null | undefined, language: string): string {
  if (!country || country.toUpperCase() === 'NL') return ''
  if (!/^[a-z]{2}$/i.test(country)) return country
  return new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase()) ?? country
}

// Parts that are empty are left out, for the service takes texts only.
function filled(value: NonNullable<AddressValue>): AddressValue {
  const parts = Object.entries(value).filter(([, part]) => part)
  return parts.length > 0 ? Object.fromEntries(parts) : null
}
