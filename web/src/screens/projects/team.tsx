// Who worked on a project and who is planned on it; each opens the hours.
import { Text } from '@mantine/core'
import { Bars } from '../../ui/chart/bars.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Burn } from './project-query.ts'

const texts = words({
  en: { team: 'Team', none: 'Nobody booked hours yet.', planned: (hours: string) => `+ ${hours} planned` },
  nl: { team: 'Team', none: 'Nog niemand boekte uren.', planned: (hours: string) => `+ ${hours} gepland` },
})

export function Team({ burn, projectId }: { burn: Burn; projectId: string }) {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const rows = burn.team.map((member) => {
    const ahead = member.planned_ahead_minutes
    return {
      key: member.employee_id,
      name: member.employee_name,
      value: member.minutes,
      text: minutes(member.minutes),
      more: ahead,
      hint: ahead ? said.planned(minutes(ahead)) : undefined,
      link: {
        to: '/projects/$id/hours',
        params: { id: projectId },
        search: { employee_id: member.employee_id },
      } as const,
    }
  })
  return (
    <Section title={said.team}>
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm">
          {said.none}
        </Text>
      ) : (
        <Bars label={said.team} rows={rows} />
      )}
    </Section>
  )
}
