// What a note may say, and who may change it.
import { addMinutes } from '../../shared/calendar.ts'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'

interface Subjects {
  readonly organization_id?: string | null
  readonly person_id?: string | null
  readonly project_id?: string | null
  readonly sales_id?: string | null
}

interface Author {
  readonly author_user_id: string | null
}

interface Editor {
  readonly userId: string | null
  readonly isAdmin: boolean
}

const DAY_MINUTES = 24 * 60

export function checkSubject({ organization_id, person_id, project_id, sales_id }: Subjects): void {
  if (organization_id || person_id || project_id || sales_id) return
  const message = 'A note is about at least one of organization_id, person_id, project_id and sales_id.'
  checkFields([fieldError('', 'required', message)])
}

export function checkMoment(occurredAt: string | undefined, now: string): void {
  if (occurredAt === undefined || Date.parse(occurredAt) <= Date.parse(addMinutes(now, DAY_MINUTES))) return
  checkFields([fieldError('/occurred_at', 'too_late', 'occurred_at must not lie more than a day in the future.')])
}

export function checkEditor(note: Author, { userId, isAdmin }: Editor): void {
  if (isAdmin || (userId !== null && userId === note.author_user_id)) return
  throw new Problem('forbidden', 'Only who wrote a note, or an administrator, may change it.')
}
