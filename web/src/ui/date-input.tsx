// A day: typed as people write it, or chosen from the calendar; stored as 2026-11-16.
import { DateInput as Field, type DateInputProps as FieldProps } from '@mantine/dates'
import { useSession } from '../api/session.ts'
import { useFormats } from '../words/formats.ts'
import { dayOf, todayIn } from './day.ts'

interface DateInputProps
  extends Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'dateParser' | 'valueFormat'> {
  readonly value: string | null
  readonly onChange: (day: string | null) => void
}

export function DateInput(props: DateInputProps) {
  const { day } = useFormats()
  const today = todayIn(useSession().environment.time_zone)
  return (
    <Field
      highlightToday
      valueFormat={day}
      dateParser={(typed) => dayOf(typed, today) ?? null}
      popoverProps={{ withinPortal: true }}
      {...props}
    />
  )
}
