// How the file writes numbers and days, and what becomes of rows that are here already.
import { Group, Radio } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'How it is written',
    decimal_mark: 'Amounts',
    comma: '1.234,56',
    point: '1,234.56',
    day_order: 'Dates',
    dmy: 'Day first: 31-1-2026',
    mdy: 'Month first: 1/31/2026',
    duplicates: 'What is here already',
    skip: 'Skip',
    make: 'Import again',
  },
  nl: {
    title: 'Hoe het geschreven is',
    decimal_mark: 'Bedragen',
    comma: '1.234,56',
    point: '1,234.56',
    day_order: 'Datums',
    dmy: 'Dag eerst: 31-1-2026',
    mdy: 'Maand eerst: 1/31/2026',
    duplicates: 'Wat er al is',
    skip: 'Overslaan',
    make: 'Nog eens importeren',
  },
})

const choices = {
  decimal_mark: ['comma', 'point'],
  day_order: ['dmy', 'mdy'],
  duplicates: ['skip', 'make'],
} as const

type Choice = keyof typeof choices

interface NotationProps {
  readonly row: Shapes['Import']
  readonly change: (body: Partial<Record<Choice, never>>) => void
}

export function Notation({ row, change }: NotationProps) {
  const said = useWords(texts)
  return (
    <Section title={said.title}>
      <Group gap="xl" align="start">
        {(Object.keys(choices) as Choice[]).map((field) => (
          <Radio.Group
            key={field}
            label={said[field]}
            value={row[field]}
            onChange={(value) => change({ [field]: value as never })}
          >
            {choices[field].map((word) => (
              <Radio key={word} value={word} label={said[word]} mt={6} />
            ))}
          </Radio.Group>
        ))}
      </Group>
    </Section>
  )
}
