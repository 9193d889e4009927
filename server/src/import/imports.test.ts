import { expect, test } from 'vitest'
import { trailOf } from '../../test/fixtures.ts'
import { hoursWorld } from '../../test/hours-fixtures.ts'
import { importerOf, startImporting } from '../../test/import-fixtures.ts'

const { server, env, importer } = await startImporting()

test('a file of organizations is read, mapped, checked without a trace, run, and taken back', async () => {
  const file =
    'Bedrijf;Relatienummer;E-mailadres;Plaats;Betaaltermijn;Opmerking\nAcme BV;1001;info@acme.example;Utrecht;30;=1+1\nBeta;1002;not an address;Delft;x;\n'
  const read = await importer.upload('organization', Buffer.from(`\ufeff${file}`))
  expect(read).toMatchObject({
    status: 'mapping',
    row_count: 2,
    file_format: { type: 'csv', separator: ';', encoding: 'utf-8' },
    mapping: { name: 0, relation_number: 1, email: 2, locality: 3, payment_term_days: 4, note: 5 },
  })
  const checked = await importer.step(read.id, 'check')
  expect(checked).toMatchObject({ status: 'checked', made_count: 1, failed_count: 1, skipped_count: 0 })
  expect((await env.app.get('/crm/organization')).body.meta.count).toBe(0)
  expect(await importer.remarks(read.id)).toMatchObject([
    { row_number: 3, column_name: 'Betaaltermijn', value: 'x', message: 'Write a whole number.', outcome: 'failed' },
  ])
  const run = await importer.step(read.id, 'run')
  expect(run).toMatchObject({ status: 'done', made_count: 1, failed_count: 1, allowed_actions: ['undo'] })
  const { data } = (await env.app.get('/crm/organization')).body
  expect(data).toMatchObject([
    { name: 'Acme BV', relation_number: '1001', payment_term_days: 30, note: '=1+1', address: { locality: 'Utrecht' } },
  ])
  expect(await trailOf(server, env, data[0].id)).toMatchObject({ audit: ['import.run'] })
  expect(await importer.step(read.id, 'undo')).toMatchObject({ status: 'undone', undone_count: 1, left_count: 0 })
  expect((await env.app.get('/crm/organization')).body.meta.count).toBe(0)
})

test('hours are booked by the rules of a single entry, and say that they were imported', async () => {
  const world = await hoursWorld(server)
  const own = importerOf(server, world.env)
  const { full_name } = (await world.env.app.get(`/hrm/employee/${world.employeeId}`)).body.data
  const file = `Medewerker,Datum,Aantal uren,Project,Dienst,Toelichting\n${full_name},2-3-2026,"1,5",Website,Design,Sketch\n${full_name},2026-03-02,90m,website,DESIGN,More\n${full_name},2 mrt 2026,0:30,Website,Nothing,Fail\n${full_name},2-3-2026,24,Website,Design,Too long\n`
  const done = await own.through('hours', file)
  expect(await own.remarks(done.id)).toMatchObject([
    { row_number: 4, column_name: 'Dienst', value: 'Nothing', code: 'invalid_reference' },
    { row_number: 5, code: 'day-exceeds-24-hours' },
  ])
  expect(done).toMatchObject({ status: 'done', made_count: 2, failed_count: 2 })
  const { data } = (await world.env.get('/hours/hours?sort=start_at')).body
  expect(data).toMatchObject([
    {
      date: '2026-03-02',
      minutes: 90,
      start_at: '2026-03-02T08:00:00.000Z',
      hourly_rate: 100,
      amount: 150,
      source: 'import',
      note: 'Sketch',
    },
    { date: '2026-03-02', minutes: 90, start_at: '2026-03-02T09:30:00.000Z', amount: 150, note: 'More' },
  ])
})
