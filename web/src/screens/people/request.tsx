// One request for leave: what was asked for, its days, what was decided, and what may be done with it now.
import { Alert, Button, Text } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { Section } from '../../ui/section.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { periodText } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useDecideLeave } from './decide-leave.ts'
import { LeaveStatus } from './leave-status.tsx'
import { RejectLeave } from './reject-leave.tsx'
import classes from './request.module.css'

type Leave = Shapes['LeaveDetail']

const texts = words({
  en: {
    own: 'My leave',
    all: 'Leave requests',
    title: (who: string) => `Leave of ${who}`,
    asked: 'Asked for',
    days: 'Days',
    type: 'Kind',
    time: 'Takes',
    note: 'Note',
    on: 'Asked on',
    by: 'Decided by',
    decision: 'Explanation',
    approve: 'Approve',
    reject: 'Reject…',
    cancel: 'Cancel leave',
    calendar: 'Show in the calendar',
    holiday: 'public holiday',
    not_scheduled: 'no working day',
    absence: 'absent',
    silence: (days: number) =>
      `Asked ${days} days ago. Unanswered for two weeks, a request counts as granted by Dutch law.`,
  },
  nl: {
    own: 'Mijn verlof',
    all: 'Verlofaanvragen',
    title: (who: string) => `Verlof van ${who}`,
    asked: 'Aanvraag',
    days: 'Dagen',
    type: 'Soort',
    time: 'Kost',
    note: 'Toelichting',
    on: 'Aangevraagd op',
    by: 'Besloten door',
    decision: 'Uitleg',
    approve: 'Goedkeuren',
    reject: 'Afwijzen…',
    cancel: 'Verlof intrekken',
    calendar: 'Toon in de kalender',
    holiday: 'feestdag',
    not_scheduled: 'geen werkdag',
    absence: 'afwezig',
    silence: (days: number) =>
      `${days} dagen geleden aangevraagd. Na twee weken zonder antwoord geldt verlof wettelijk als toegekend.`,
  },
})

export const SILENCE_DAYS = 14

export function daysAgo(at: string): number {
  return Math.floor((Date.now() - Date.parse(at)) / 86_400_000)
}

export function Request() {
  const { id } = useParams({ from: '/inside/people/requests/$id' })
  const query = api.useQuery('get', '/hrm/leave/{id}', { params: { path: { id } } })
  return <RecordView query={query}>{(leave) => <Shown key={id} leave={leave} />}</RecordView>
}

function Shown({ leave }: { leave: Leave }) {
  const said = useWords(texts)
  const formats = useFormats()
  const isOwn = useSession().employee?.id === leave.employee_id
  const age = daysAgo(leave.created_at)
  return (
    <Page
      title={said.title(leave.employee_name)}
      lead={periodText(leave.start_date, leave.end_date, formats)}
      above={<UpLink to={isOwn ? '/people/leave' : '/people/requests'}>{isOwn ? said.own : said.all}</UpLink>}
      aside={<LeaveStatus status={leave.status} />}
      actions={<Actions leave={leave} />}
    >
      {leave.status === 'requested' && age >= SILENCE_DAYS && (
        <Alert color="yellow" variant="light" icon={<Icon name="alert" />}>
          {said.silence(age)}
        </Alert>
      )}
      <div className={classes.parts}>
        <Section title={said.asked}>
          <FactList>
            <Fact label={said.type}>{leave.leave_type_name}</Fact>
            <Fact label={said.time}>{formats.minutes(leave.minutes)}</Fact>
            {leave.note && <Fact label={said.note}>{leave.note}</Fact>}
            <Fact label={said.on}>{formats.instant(leave.created_at)}</Fact>
            {leave.decided_by_employee_name && (
              <Fact label={said.by}>
                {leave.decided_by_employee_name}
                {leave.decided_at && `, ${formats.instant(leave.decided_at)}`}
              </Fact>
            )}
            {leave.decision_note && <Fact label={said.decision}>{leave.decision_note}</Fact>}
          </FactList>
          <Link to="/people/calendar" search={{ month: leave.start_date.slice(0, 7) }} className={classes.link}>
            {said.calendar}
          </Link>
        </Section>
        <Section title={said.days}>
          <ul className={`plain-list ${classes.days}`}>
            {leave.days.map(({ date, minutes, excluded_reason }) => (
              <li key={date} data-free={minutes === 0 || undefined}>
                <span>{formats.long(date)}</span>
                {minutes > 0 ? (
                  <span className="figure">{formats.minutes(minutes)}</span>
                ) : (
                  <Text span size="sm" c="dimmed">
                    {excluded_reason && said[excluded_reason]}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  )
}

function Actions({ leave }: { leave: Leave }) {
  const said = useWords(texts)
  const { approve, reject, cancel } = useDecideLeave()
  const [isRejecting, setRejecting] = useState(false)
  const { data } = api.useQuery('get', '/hrm/leave/{id}/actions', { params: { path: { id: leave.id } } })
  // What was just decided shows before the service knows of it.
  const isSettled = leave.status === 'rejected' || leave.status === 'cancelled'
  const allowed = isSettled ? [] : (data?.data.allowed_actions ?? [])
  const canDecide = leave.status === 'requested'
  return (
    <>
      {allowed.includes('cancel') && (
        <Button variant="default" onClick={() => cancel(leave)}>
          {said.cancel}
        </Button>
      )}
      {canDecide && allowed.includes('reject') && (
        <Button variant="default" onClick={() => setRejecting(true)}>
          {said.reject}
        </Button>
      )}
      {canDecide && allowed.includes('approve') && <Button onClick={() => approve([leave])}>{said.approve}</Button>}
      {isRejecting && (
        <RejectLeave
          of={leave.employee_name}
          onReject={(reason) => reject([leave], reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
