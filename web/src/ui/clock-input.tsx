// A time of the day that takes it as people write it (9, 9:05, 905, 9.05) and shows it as 09:05.
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useWords, words } from '../words/language.tsx'
import { clockOf, minutesOfClock } from './zoned.ts'

const texts = words({ en: { wrong: 'Write it as 9:05' }, nl: { wrong: 'Schrijf het als 9:05' } })

interface ClockInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Minutes since midnight. */
  readonly value: number
  /** When the field is left or Enter is pressed, and only with another time. */
  readonly onChange: (minutes: number) => void
}

export function ClockInput({ value, onChange, onKeyDown, ...props }: ClockInputProps) {
  const [typed, setTyped] = useState<string>()
  const said = useWords(texts)
  const minutes = typed === undefined ? value : minutesOfClock(typed)

  function settle() {
    if (minutes === undefined) return
    setTyped(undefined)
    if (minutes !== value) onChange(minutes)
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={typed ?? clockOf(value)}
      error={minutes === undefined && typed?.trim() ? said.wrong : props.error}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        onKeyDown?.(event)
      }}
    />
  )
}
