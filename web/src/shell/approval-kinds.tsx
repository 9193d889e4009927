// What waits for a decision in one place: hours on one side, leave on the other.
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { api, type Shapes } from '../api/api.ts'
import { useWords, words } from '../words/language.tsx'
import classes from './approval-kinds.module.css'

type Kind = Shapes['HomeEntry']['kind']

const texts = words({
  en: { what: 'What to decide on', hours: 'Hours', leave: 'Leave', waiting: 'waiting' },
  nl: { what: 'Waarover te beslissen', hours: 'Uren', leave: 'Verlof', waiting: 'wachtend' },
})

const HOURS: readonly Kind[] = ['hours_to_approve', 'project_hours_to_approve']
const LEAVE: readonly Kind[] = ['leave_to_decide']

export function ApprovalKinds() {
  const said = useWords(texts)
  const todo = api.useQuery('get', '/home').data?.data.todo ?? []
  const counted = (kinds: readonly Kind[]) =>
    todo.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0)
  const [hours, leave] = [counted(HOURS), counted(LEAVE)]
  return (
    <nav className={classes.kinds} aria-label={said.what}>
      <Link to="/hours/approve">
        {said.hours} <Count of={hours} />
      </Link>
      <Link to="/people/approve">
        {said.leave} <Count of={leave} />
      </Link>
    </nav>
  )
}

function Count({ of }: { of: number }) {
  const { waiting } = useWords(texts)
  if (of === 0) return null
  return (
    <span>
      {of} <VisuallyHidden component="span">{waiting}</VisuallyHidden>
    </span>
  )
}
