// Privacy: find somebody everywhere, see what there is, and forget him. /settings/privacy.
import { page } from '../db/page.ts'
import { findRecord } from '../db/record.ts'
import { operation } from '../http/operation.ts'
import { referenceProblem, refusalOf } from '../shared/problem.ts'
import { One, Page } from '../shared/shapes.ts'
import { dossierOf, mentionsOf } from './dossier.ts'
import { checkErasable, eraseSubject } from './erase.ts'
import { erasure, erasureList } from './erasures.queries.ts'
import { Dossier, Erasure, PrivacyFound, PrivacySearch, SubjectOf } from './privacy.shapes.ts'
import { findSubject, findSubjects, findWholeSubject } from './subject.ts'

const MOST_FOUND = 20

export const privacy = [
  operation({
    id: 'privacy.find',
    summary: 'Find somebody everywhere',
    method: 'GET',
    path: '/settings/privacy',
    surface: 'app',
    scope: 'settings',
    query: PrivacySearch,
    success: 200,
    response: One(PrivacyFound),
    run: async (ctx, { body: { q } }) => {
      const words = q.split(/\s+/).filter(Boolean)
      const subjects = await findSubjects(ctx, words, MOST_FOUND)
      return { data: { subjects, mentions: await mentionsOf(ctx, q.trim()) } }
    },
  }),
  operation({
    id: 'privacy.read',
    summary: 'See all that there is of somebody, and what becomes of it when it is erased',
    method: 'GET',
    path: '/settings/privacy/subject',
    surface: 'app',
    scope: 'settings',
    query: SubjectOf,
    success: 200,
    response: One(Dossier),
    run: async (ctx, { body: { type, id } }) => {
      const [subject, whole] = [await findSubject(ctx, type, id), await findWholeSubject(ctx, type, id)]
      if (!subject || !whole) throw referenceProblem(['id'])
      const { name, email, personId: person_id, employeeId: employee_id, userId: user_id } = subject
      const items = await dossierOf(ctx, whole)
      const refusal = refusalOf(() => checkErasable({ ...whole, name }))
      return { data: { type, id, name, email, person_id, employee_id, user_id, items, refusal } }
    },
  }),
  operation({
    id: 'erasure.list',
    summary: 'List what was erased, and by whom',
    method: 'GET',
    path: '/settings/erasure',
    surface: 'app',
    scope: 'settings',
    list: erasureList,
    success: 200,
    response: Page(Erasure),
    run: (ctx, { list }) => page(ctx.tx, erasureList, list, ctx),
  }),
  operation({
    id: 'erasure.read',
    summary: 'Read what an erasure erased and what it left',
    method: 'GET',
    path: '/settings/erasure/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => findRecord(ctx.tx, erasure, id, ctx),
    success: 200,
    response: One(Erasure),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'erasure.create',
    summary: 'Erase what identifies somebody, for good',
    method: 'POST',
    path: '/settings/erasure',
    note: 'An employee also needs the right `people`, a user the right `users`. The audit forgets the values shortly afterwards.',
    surface: 'app',
    scope: 'settings',
    body: SubjectOf,
    success: 201,
    response: One(Erasure),
    problems: ['invalid-transition'],
    run: async (ctx, { body: { type, id } }) => {
      const subject = await findWholeSubject(ctx, type, id)
      if (!subject) throw referenceProblem(['id'])
      return eraseSubject(ctx, subject)
    },
  }),
]
