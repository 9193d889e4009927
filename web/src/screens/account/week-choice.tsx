import { SegmentedControl } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' },
  nl: { monday: 'Maandag', saturday: 'Zaterdag', sunday: 'Zondag' },
})

type Day = Shapes['Preferences']['week_starts_on']

interface WeekChoiceProps {
  readonly label: string
  /** Undefined while it is not known yet. */
  readonly day: Day | undefined
  readonly onChoose: (day: Day) => unknown
}

export function WeekChoice({ label, day, onChoose }: WeekChoiceProps) {
  const said = useWords(texts)
  return (
    <SegmentedControl
      size="sm"
      aria-label={label}
      value={day ?? 'monday'}
      disabled={!day}
      aria-busy={!day}
      onChange={(next) => void onChoose(next as Day)}
      data={(['monday', 'saturday', 'sunday'] as const).map((value) => ({ value, label: said[value] }))}
    />
  )
}
