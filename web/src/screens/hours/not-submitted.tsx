// Who has not submitted last week, with the way to their week and a letter that is ready to be sent.
import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './approvals.module.css'

const texts = words({
  en: {
    title: 'Not submitted yet',
    lead: (from: string, to: string) => `Hours of ${from} to ${to}`,
    open: (time: string) => `${time} not submitted`,
    nothing: 'Nothing booked',
    nudge: 'Send a reminder',
    subject: 'Your hours',
    body: (name: string) => `Hi ${name},\n\nWill you complete and submit your hours?\n\n`,
  },
  nl: {
    title: 'Nog niet ingediend',
    lead: (from: string, to: string) => `Uren van ${from} tot en met ${to}`,
    open: (time: string) => `${time} niet ingediend`,
    nothing: 'Niets geschreven',
    nudge: 'Stuur een herinnering',
    subject: 'Je uren',
    body: (name: string) => `Hoi ${name},\n\nWil je je uren aanvullen en indienen?\n\n`,
  },
})

export function NotSubmitted({ late }: { late: Shapes['HomeEntry'] }) {
  const said = useWords(texts)
  const { day, minutes } = useFormats()
  const { can } = useSession()
  const ids = late.people.map(({ employee_id }) => employee_id).join(',')
  const { data } = useRecords('/hrm/employee', { ids, limit: 100 }, can('hrm:read'))
  const emails = new Map((data?.data ?? []).map(({ id, email }) => [id, email]))
  const { date_from: from, date_to: to } = late.people[0]!.list.query
  return (
    <section aria-labelledby="not-submitted">
      <Title order={2} size="h4" id="not-submitted">
        {said.title}
      </Title>
      {from && to && (
        <Text c="dimmed" size="sm" mb="xs">
          {said.lead(day(from), day(to))}
        </Text>
      )}
      <ul className="plain-list">
        {late.people.map(({ employee_id, employee_name, count, minutes: open }) => (
          <li key={employee_id} className={classes.late}>
            <Link
              to="/hours"
              search={{ employee: employee_id, ...(from ? { week: from } : {}) }}
              className={classes.link}
            >
              {employee_name}
            </Link>
            <span className="quiet">{count > 0 ? said.open(minutes(open)) : said.nothing}</span>
            {emails.get(employee_id) && (
              <a className={classes.link} href={letterTo(emails.get(employee_id)!, employee_name, said)}>
                {said.nudge}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function letterTo(email: string, name: string, said: { subject: string; body(name: string): string }): string {
  const [first = name] = name.split(' ')
  return `mailto:${email}?subject=${encodeURIComponent(said.subject)}&body=${encodeURIComponent(said.body(first))}`
}
