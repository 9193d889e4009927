// A file whose rows name each other: the manager of an employee, the parent of an organization, above or below.
import { expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startImporting } from '../../test/import-fixtures.ts'
import { sql } from '../db/sql.ts'
import { systemClock } from '../shared/clock.ts'
import type { Held } from './held.ts'
import { workOn } from './work.ts'

const { server, env, importer } = await startImporting()

interface Person {
  readonly full_name: string
  readonly manager_employee_name: string | null
}

async function managers(): Promise<string[]> {
  const { data } = (await env.app.get('/hrm/employee?sort=full_name&limit=100')).body
  return data.map(({ full_name, manager_employee_name }: Person) => `${full_name} < ${manager_employee_name}`)
}

test('managers are found by number, address or name, wherever in the file they stand, and an undo takes all back', async () => {
  const before = await managers()
  const file =
    'Nummer;Voornaam;Achternaam;E-mail;Leidinggevende\n' +
    '1;Dirk;Diep;;cato@b.example\n2;Cato;Cent;cato@b.example;3\n3;Bram;Berg;;Anna Adel\n4;Anna;Adel;;\n5;Els;Ent;;4\n'
  const { id } = await importer.upload('employee', file)
  expect(await importer.step(id, 'check')).toMatchObject({ made_count: 5, failed_count: 0, rows_done: 5 })
  expect(await managers()).toEqual(before)
  expect(await importer.step(id, 'run')).toMatchObject({ status: 'done', made_count: 5, failed_count: 0 })
  expect(await importer.remarks(id)).toEqual([])
  expect((await managers()).filter((one) => !before.includes(one))).toEqual([
    'Anna Adel < null',
    'Bram Berg < Anna Adel',
    'Cato Cent < Bram Berg',
    'Dirk Diep < Cato Cent',
    'Els Ent < Anna Adel',
  ])
  expect(await importer.step(id, 'undo')).toMatchObject({ status: 'undone', undone_count: 5, left_count: 0 })
  expect(await managers()).toEqual(before)
})

test('whoever names a row that cannot be made, or each other, is refused with it', async () => {
  const file =
    'Voornaam;Achternaam;E-mail;Leidinggevende\n' +
    'Ab;Ast;wrong;\nBo;Ast;;Ab Ast\nCo;Ast;;Di Ast\nDi;Ast;;Co Ast\nEd;Ast;;Nobody\nFe;Ast;;\n'
  const { id } = await importer.upload('employee', file)
  for (const step of ['check', 'run'] as const) {
    expect(await importer.step(id, step)).toMatchObject({ made_count: 1, failed_count: 5 })
    expect((await importer.remarks(id)).map(({ row_number, field }) => [row_number, field])).toEqual([
      [2, 'email'],
      [3, 'manager'],
      [4, 'manager'],
      [5, 'manager'],
      [6, 'manager'],
    ])
  }
  expect((await importer.remarks(id))[4]).toMatchObject({ code: 'invalid_reference', value: 'Nobody' })
})

test('what an undo leaves keeps what it needs', async () => {
  const { id } = await importer.through('organization', 'Naam;Moederbedrijf\nDochter;Moeder\nZus;Moeder\nMoeder;\n')
  const { data } = (await env.app.get('/crm/organization?name=Dochter')).body
  const parent = (await env.app.get('/crm/organization?name=Moeder')).body.data[0]
  expect(data[0].parent_organization_id).toBe(parent.id)
  await env.app.patch(`/crm/organization/${data[0].id}`, { note: 'Called' })
  expect(await importer.step(id, 'undo')).toMatchObject({ undone_count: 1, left_count: 2 })
  expect((await importer.remarks(id)).map(({ row_number, code }) => [row_number, code])).toEqual([
    [2, 'changed'],
    [4, 'in-use'],
  ])
})

test('an organization that is there already is a parent by its number too', async () => {
  await env.app.post('/crm/organization', { name: 'Holding', relation_number: 'R-77' })
  const made = await importer.through('organization', 'Naam;Parent\nUnder it;R-77\n')
  expect(made).toMatchObject({ made_count: 1, failed_count: 0 })
})

test('a run that was interrupted takes up the rows that wait', async () => {
  const file = 'Voornaam;Achternaam;Manager\nIda;Interrupted;Jan Interrupted\nJan;Interrupted;\n'
  const { id } = await importer.upload('employee', file)
  await inTest(server, env, (tx) =>
    tx.count(sql`
      update import set status = 'running', started_at = now(), held_until = now() + interval '1 minute' where id = ${id}`),
  )
  const [held] = await inTest(server, env, (tx) =>
    tx.all<Held>(sql`select environment_id, id, status, acting_user_id from import where id = ${id}`),
  )
  // The process is asked to stop when it has dealt with every row once.
  let asked = 0
  const signal = {
    get aborted() {
      return asked++ > 0
    },
  } as AbortSignal
  expect(await workOn(server.db, held!, systemClock, signal)).toBe(false)
  expect(await importer.read(id)).toMatchObject({ status: 'running', rows_done: 2, made_count: 1, failed_count: 1 })
  await inTest(server, env, (tx) => tx.count(sql`update import set held_until = null where id = ${id}`))
  await importer.work()
  expect(await importer.read(id)).toMatchObject({ status: 'done', made_count: 2, failed_count: 0 })
  expect(await importer.remarks(id)).toEqual([])
  expect(await managers()).toContain('Ida Interrupted < Jan Interrupted')
})

test('a file that puts more above each other than any company does ends, and all of it goes again', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => `Trede ${i};${i > 0 ? `Trede ${i - 1}` : ''}`)
  const { id } = await importer.upload('organization', `Naam;Moederorganisatie\n${rows.join('\n')}\n`)
  expect(await importer.step(id, 'check')).toMatchObject({ made_count: 51, failed_count: 9 })
  const run = await importer.step(id, 'run')
  expect(run).toMatchObject({ status: 'done', made_count: 51, failed_count: 9, rows_done: 60 })
  expect(await importer.step(id, 'undo')).toMatchObject({ status: 'undone', undone_count: 51, left_count: 0 })
})
