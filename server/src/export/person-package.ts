// All that concerns one person, for that person: a page to read, the same as data, and the files.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { categories } from '../privacy/categories.ts'
import { findSubject, type SubjectType } from '../privacy/subject.ts'
import { planForMany } from '../reports/planning.queries.ts'
import type { Archive, Progress } from './archive.ts'
import type { ExportRow } from './data-exports.queries.ts'
import { addFiles } from './files.ts'
import { listNamed } from './lists.ts'
import { indexPage, type Section } from './person-page.rules.ts'
import { mayRead, readAll, readSome } from './read-list.ts'

/** What somebody else wrote and what only mentions a name is no part of it: it would tell of others. */
const OWN = categories.filter(({ fate, key }) => fate !== 'manual' && key !== 'audit')
/** More than this of one kind is read in the data and not on the page. */
const MOST_ON_PAGE = 200

export async function fillWithPerson(
  ctx: Context,
  archive: Archive,
  row: ExportRow,
  progress: Progress,
): Promise<void> {
  planForMany(ctx.tx)
  const subject = await findSubject(ctx, row.subject_type as SubjectType, row.subject_id!)
  if (!subject) throw new Error('the person is gone')
  const chosen = OWN.flatMap(({ key, list, of }) => {
    const [condition, operation] = [of(subject), listNamed(list)]
    return condition && mayRead(ctx, operation) ? [{ key, operation, condition }] : []
  })
  const counts = new Map<string, number>()
  for (const { key, operation, condition } of chosen)
    counts.set(key, (await readSome(ctx, operation, 1, [condition])).count)
  await progress.begin([...counts.values()].reduce((sum, count) => sum + count, 0))
  const sections: Section[] = []
  for (const { key, operation, condition } of chosen.filter((one) => counts.get(one.key)! > 0)) {
    const shown: Record<string, unknown>[] = []
    await archive.add(`data/${key}.json`, async (put) => {
      let texts: string[] = []
      let opening = '[\n'
      const flush = async () => {
        if (texts.length > 0) await put(opening + texts.join(',\n'))
        opening = ',\n'
        await progress.advance(texts.length)
        texts = []
      }
      const take = (held: object) => {
        if (shown.length < MOST_ON_PAGE) shown.push(held as Record<string, unknown>)
        texts.push(JSON.stringify(held))
      }
      await readAll(ctx, operation, { begin: () => {}, take, rest: flush }, [condition])
      await put('\n]\n')
    })
    sections.push({ key, count: counts.get(key)!, rows: shown })
  }
  if (subject.personId) await addFiles(ctx, archive, progress, [sql`t.person_id = ${subject.personId}`])
  const page = indexPage({
    name: subject.name,
    madeAt: ctx.now,
    language: row.language === 'en' ? 'en' : 'nl',
    sections,
  })
  await archive.add('index.html', (put) => put(page))
}
