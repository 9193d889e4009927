// Forgetting somebody: each part of Kantoor forgets what is its own, and what was done is written down without his name.
import type { Change, Context } from '../db/context.ts'
import type { Rendered } from '../db/record.ts'
import { insertRecord } from '../db/write.ts'
import { enqueue } from '../events/jobs.ts'
import { forgetMails } from '../events/mail.ts'
import { eraseUser } from '../modules/access/erase-user.ts'
import { deleteNotesOf } from '../modules/crm/notes.queries.ts'
import { eraseKnownPerson } from '../modules/crm/persons.queries.ts'
import { deleteDocuments } from '../modules/documents/documents.queries.ts'
import { eraseEmployee } from '../modules/hrm/people/erase-employee.ts'
import { Problem } from '../shared/problem.ts'
import { checkRight } from '../shared/rights.ts'
import { attachmentsOf, mailsTo } from './categories.ts'
import { type DossierItem, dossierOf } from './dossier.ts'
import { erasure } from './erasures.queries.ts'
import type { Subject } from './subject.ts'

/** Somebody who works here is needed by name: wages, leave and hours are his. */
export function checkErasable({ name, isEmployed, isActiveUser, calledBy }: Subject): void {
  if (calledBy.length === 0) throw new Problem('invalid-transition', 'This person has been erased already.')
  if (isEmployed)
    throw new Problem('invalid-transition', `${name} still works here: end the employment first, then erase.`)
  if (isActiveUser)
    throw new Problem('invalid-transition', `${name} can still sign in: switch the account off first, then erase.`)
}

export async function eraseSubject(ctx: Context, subject: Subject): Promise<Rendered> {
  const { personId, employeeId, userId } = subject
  if (personId) checkRight(ctx.actor, 'crm:write')
  if (employeeId) checkRight(ctx.actor, 'people')
  if (userId) checkRight(ctx.actor, 'users')
  checkErasable(subject)
  const items = await dossierOf(ctx, subject)
  const known = ctx.changes.length
  const attachments = attachmentsOf(subject)
  if (attachments) await deleteDocuments(ctx, attachments)
  const sent = mailsTo(subject)
  if (sent) await forgetMails(ctx, sent)
  if (personId) {
    await deleteNotesOf(ctx, personId)
    await eraseKnownPerson(ctx, personId)
  }
  if (employeeId) await eraseEmployee(ctx, employeeId)
  if (userId) await eraseUser(ctx, userId)
  const changes = ctx.changes.splice(known)
  ctx.changes.push(...changes.flatMap(withoutPrevious))
  const touched = changes.map(({ before, after }) => (after ?? before)!.id)
  const done = await insertRecord(ctx, erasure, {
    id: ctx.newId(),
    user_id: ctx.actor.userId,
    person_id: personId,
    employee_id: employeeId,
    account_id: userId,
    erased: JSON.stringify(counted(items, ['erased']).map(({ key, count }) => ({ key, count }))),
    kept: JSON.stringify(counted(items, ['nameless', 'kept', 'manual'])),
    names: subject.calledBy,
    record_ids: [...new Set(touched)],
  })
  enqueue(ctx, 'forget_person', done.id)
  return done
}

// Whoever is told of it learns what the record is now, and not once more what it was.
function withoutPrevious(change: Change): Change[] {
  const { before, after } = change
  if (!before || !after) return [change]
  return [
    { ...change, kinds: [] },
    { ...change, before: after, isNotice: true },
  ]
}

function counted(items: readonly DossierItem[], fates: readonly string[]) {
  return items
    .filter(({ fate, count }) => fates.includes(fate) && count !== null)
    .map(({ key, count, reason }) => ({ key, count, reason }))
}
