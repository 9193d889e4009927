// That one is reported sick oneself, and the way back: one tap.
import { Button, Group, Paper, Text } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useRecover } from './use-recover.ts'

const PATH = '/hrm/absence'

const texts = words({
  en: {
    since: (day: string) => `You are reported sick since ${day}.`,
    until: (day: string) => `Expected until ${day}.`,
    better: 'I am better',
    welcome: 'Welcome back: you are no longer reported sick',
  },
  nl: {
    since: (day: string) => `Je bent ziek gemeld sinds ${day}.`,
    until: (day: string) => `Verwacht tot en met ${day}.`,
    better: 'Ik ben beter',
    welcome: 'Welkom terug: je bent niet meer ziek gemeld',
  },
})

export function useOwnAbsence(): Shapes['Absence'] | undefined {
  const { employee } = useSession()
  const question = { employee_id: employee?.id ?? '', status: 'reported', limit: 1 } as const
  return useRecords(PATH, question, employee !== null).data?.data[0]
}

export function OwnAbsence({ absence }: { absence: Shapes['Absence'] }) {
  const said = useWords(texts)
  const { day } = useFormats()
  const { recover } = useRecover(absence, said.welcome)
  const { start_date, expected_end_date } = absence
  return (
    <Paper component="section" withBorder p="md" aria-live="polite">
      <Group justify="space-between" gap="sm">
        <Text>
          {said.since(day(start_date))} {expected_end_date && said.until(day(expected_end_date))}
        </Text>
        <Button onClick={recover}>{said.better}</Button>
      </Group>
    </Paper>
  )
}
