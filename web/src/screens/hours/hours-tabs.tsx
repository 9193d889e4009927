// The ways to look at hours: the week, the calendar, what waits for approval, and all of them.
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { exactly, Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useHasWaiting } from './approvals-data.ts'

const texts = words({
  en: { hours: 'Hours', week: 'Week', calendar: 'Calendar', approve: 'Approve', entries: 'All hours' },
  nl: { hours: 'Uren', week: 'Week', calendar: 'Agenda', approve: 'Goedkeuren', entries: 'Alle uren' },
})

export function HoursTabs() {
  const said = useWords(texts)
  const { can } = useSession()
  const isThere = useLocation().pathname === '/hours/approve'
  const hasWaiting = useHasWaiting()
  return (
    <Tabs label={said.hours}>
      <Link to="/hours" activeOptions={exactly}>
        {said.week}
      </Link>
      <Link to="/hours/calendar" activeOptions={within}>
        {said.calendar}
      </Link>
      {(can('approve_hours') || hasWaiting || isThere) && (
        <Link to="/hours/approve" activeOptions={within}>
          {said.approve}
        </Link>
      )}
      <Link to="/hours/entries" activeOptions={within}>
        {said.entries}
      </Link>
    </Tabs>
  )
}
