// A field for a duration that takes it as people write it and shows it as 1:30.
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { hoursText } from '../words/formats.ts'
import { useWords, words } from '../words/language.tsx'
import { minutesOf } from './minutes.ts'

const texts = words({
  en: { wrong: 'Write it as 1:30, 1.5, 90m or 2h' },
  nl: { wrong: 'Schrijf het als 1:30, 1,5, 90m of 2u' },
})

interface MinutesInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: number | null
  /** When the field is left or Enter is pressed, and only with another duration; null when it was emptied. */
  readonly onChange: (minutes: number | null) => void
}

export function MinutesInput({ value, onChange, onBlur, onKeyDown, error, ...props }: MinutesInputProps) {
  const [typed, setTyped] = useState<string>()
  const said = useWords(texts)
  const isEmpty = typed?.trim() === ''
  const minutes = typed === undefined || isEmpty ? null : minutesOf(typed)

  function settle() {
    if (typed === undefined || minutes === undefined) return
    setTyped(undefined)
    if (minutes !== value) onChange(minutes)
  }

  return (
    <TextInput
      inputMode="text"
      autoComplete="off"
      placeholder="0:00"
      {...props}
      value={typed ?? (value === null ? '' : hoursText(value))}
      error={minutes === undefined ? said.wrong : error}
      onFocus={(event) => {
        event.currentTarget.select()
        props.onFocus?.(event)
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(undefined)
        onKeyDown?.(event)
      }}
    />
  )
}
