// From the people to their teams, their leave and their absence.
import { Link, useLocation } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { exactly, Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    people: 'People',
    employees: 'Employees',
    teams: 'Teams',
    leave: 'My leave',
    calendar: 'Calendar',
    requests: 'Requests',
    balances: 'Balances',
    approve: 'Approve',
    absence: 'Absence',
  },
  nl: {
    people: 'Mensen',
    employees: 'Medewerkers',
    teams: 'Teams',
    leave: 'Mijn verlof',
    calendar: 'Verlofkalender',
    requests: 'Aanvragen',
    balances: 'Saldi',
    approve: 'Goedkeuren',
    absence: 'Verzuim',
  },
})

export function PeopleTabs() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const { pathname } = useLocation()
  const seesOthers = can('approve_leave') || can('people')
  const hasWaiting = useHasWaitingLeave()
  const decides = can('approve_leave') || hasWaiting || pathname === '/people/approve'
  return (
    <Tabs label={said.people}>
      <Link to="/people" activeOptions={exactly}>
        {said.employees}
      </Link>
      <Link to="/people/teams" activeOptions={within}>
        {said.teams}
      </Link>
      {employee && (
        <Link to="/people/leave" activeOptions={within}>
          {said.leave}
        </Link>
      )}
      <Link to="/people/calendar" activeOptions={within}>
        {said.calendar}
      </Link>
      {decides && (
        <Link to="/people/approve" activeOptions={within}>
          {said.approve}
        </Link>
      )}
      {(seesOthers || pathname.startsWith('/people/requests')) && (
        <Link to="/people/requests" activeOptions={within}>
          {said.requests}
        </Link>
      )}
      {(seesOthers || pathname === '/people/balances') && (
        <Link to="/people/balances" activeOptions={within}>
          {said.balances}
        </Link>
      )}
      <Link to="/people/absence" activeOptions={within}>
        {said.absence}
      </Link>
    </Tabs>
  )
}

/** Also somebody without the right for everybody may decide: on those whom he manages. */
function useHasWaitingLeave(): boolean {
  const { data } = api.useQuery('get', '/home')
  return data?.data.todo.some(({ kind, count }) => kind === 'leave_to_decide' && count > 0) ?? false
}
