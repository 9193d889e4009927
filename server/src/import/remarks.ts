// What is said of a row, in the words of the file: the column and what stands there.
import type { FieldError, Problem } from '../shared/problem.ts'
import { lookUp, namesLike } from './directory.queries.ts'
import type { Field } from './fields.rules.ts'
import type { Remark } from './progress.queries.ts'
import { type Fault, fault } from './rows.rules.ts'
import type { Session } from './session.ts'

/** Finds the record that a cell names, or says that it cannot. */
export function look({ directories }: Session) {
  return (field: Field, text: string, within: string | null): string | Fault => {
    const found = lookUp(directories, field.refers!, text, within)
    if ('id' in found) return found.id
    if (found.refusal === 'ambiguous')
      return fault(field, text, 'ambiguous', `${found.count} records are called this; use the number, or the id.`)
    const like = namesLike(directories, field.refers!, text)
    const hint = like.length > 0 ? ` Is it ${like.join(', or ')}?` : ' Make it first, or import it first.'
    return fault(
      field,
      text,
      'invalid_reference',
      `There is no such ${words[field.refers!]}${within ? ' there' : ''}.${hint}`,
    )
  }
}

const words = {
  organization: 'organization',
  employee: 'employee',
  project: 'project',
  service: 'service',
  hourtype: 'hour type',
  relationtype: 'relation type',
}

/** A refusal names fields of the body; people know the columns of their file. */
export function remarksOf(session: Session, number: number, problem: Problem): Remark[] {
  const errors = (problem.extra.errors as FieldError[] | undefined) ?? []
  if (errors.length === 0) return [remarkOf(session, number, 'failed', fault(null, null, problem.code, problem.detail))]
  return errors.map(({ pointer, code, message }) => {
    const name = pointer.split('/').at(-1) ?? ''
    const field = session.fields.find((each) => each.name === (bodyNames[name] ?? name) || `${each.name}_id` === name)
    return remarkOf(session, number, 'failed', fault(field ?? null, null, code, message))
  })
}

const bodyNames: Readonly<Record<string, string>> = {
  minutes: 'duration',
  start_at: 'date',
  budget_minutes: 'budget_hours',
  manager_employee_id: 'manager',
  relation_type_ids: 'relation_types',
  account_manager_employee_id: 'account_manager',
  parent_organization_id: 'parent',
}

export function remarkOf(
  session: Session,
  number: number,
  outcome: Remark['outcome'],
  { field, ...said }: Fault,
): Remark {
  const column = field === null ? undefined : session.mapping[field]
  const columns = session.row.columns as unknown as string[]
  return { number, outcome, field, column: column === undefined ? null : (columns[column] ?? null), ...said }
}
