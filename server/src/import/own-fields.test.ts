// The fields that a company made itself are imported by their names, and judged as they are everywhere.
import { expect, test } from 'vitest'
import { startImporting } from '../../test/import-fixtures.ts'

const { env, importer } = await startImporting()

const OPTIONS = [
  { value: 'gold', label: 'Goud' },
  { value: 'silver_plus', label: 'Zilver plus' },
]

async function field(entity: string, key: string, type: string, more: object = {}) {
  const answer = await env.app.post('/crm/customfield', { entity, key, label: `Own ${key}`, type, ...more })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data
}

test('every type is read as its column writes it, guessed by label or key, and taken back with the record', async () => {
  const types = { motto: 'text', since: 'date', staff: 'number', vip: 'boolean', site: 'url' }
  for (const [key, type] of Object.entries(types)) await field('organization', key, type)
  await field('organization', 'level', 'select', { options: OPTIONS })
  await field('organization', 'levels', 'multi_select', { options: OPTIONS })
  const file =
    'Naam;Own motto;since;Own staff;Own vip;Own site;Own level;Own levels\n' +
    'Filled;Onwards;31-1-2026;1.250,5;ja;https://a.example;goud;Zilver plus, gold\nEmpty;;;;;;;\n'
  const upload = await importer.upload('organization', file)
  expect(upload.mapping).toMatchObject({ name: 0, custom_motto: 1, custom_since: 2, custom_levels: 7 })
  expect(await importer.step(upload.id, 'check')).toMatchObject({ made_count: 2, failed_count: 0 })
  const done = await importer.step(upload.id, 'run')
  expect(done).toMatchObject({ made_count: 2, failed_count: 0 })
  const { data } = (await env.app.get('/crm/organization?name=Filled')).body
  expect(data[0].custom_fields).toEqual({
    ...{ motto: 'Onwards', since: '2026-01-31', staff: 1250.5, vip: true, site: 'https://a.example' },
    ...{ level: 'gold', levels: ['silver_plus', 'gold'] },
  })
  expect((await env.app.get('/crm/organization?custom_field=level:gold')).body.meta.count).toBe(1)
  expect((await env.app.get(`/crm/customfieldvalue?record_id=${data[0].id}`)).body.meta.count).toBe(7)
  expect(await importer.step(done.id, 'undo')).toMatchObject({ undone_count: 2, left_count: 0 })
  expect((await env.app.get(`/crm/customfieldvalue?record_id=${data[0].id}`)).body.meta.count).toBe(0)
})

test('a value that the field does not take is named by row and column before anything is made', async () => {
  await field('person', 'shirt', 'select', { options: [{ value: 's', label: 'Small' }] })
  await field('person', 'blog', 'url')
  const file = 'Naam;Own shirt;Own blog\nAnn;Large;\nBen;small;not an address\nCas;S;https://cas.example\n'
  const { id } = await importer.upload('person', file)
  expect(await importer.step(id, 'check')).toMatchObject({ made_count: 1, failed_count: 2 })
  expect(await importer.remarks(id)).toMatchObject([
    { row_number: 2, field: 'custom_shirt', column_name: 'Own shirt', value: 'Large', code: 'invalid' },
    { row_number: 3, field: 'custom_blog', column_name: 'Own blog' },
  ])
  expect(await importer.step(id, 'run')).toMatchObject({ made_count: 1 })
})

test('a project gets them with its first row, an employee with his own', async () => {
  await field('project', 'phase', 'text')
  await field('employee', 'locker', 'number')
  await importer.through('project', 'Project;Dienst;Own phase\nBridge;Design;One\nBridge;Build;Two\n')
  expect((await env.app.get('/projects/project?q=Bridge')).body.data[0].custom_fields).toEqual({ phase: 'One' })
  await importer.through('employee', 'Voornaam;Achternaam;locker\nKoos;Kast;12\n')
  expect((await env.app.get('/hrm/employee?q=Koos')).body.data[0].custom_fields).toEqual({ locker: 12 })
})

test('a record that is imported with them is told of once, and as it is', async () => {
  await importer.through('organization', 'Naam;Own motto\nTold once;Loud\n')
  const { id } = (await env.app.get('/crm/organization?name=Told%20once')).body.data[0]
  const { data } = (await env.app.get(`/settings/audit?record_id=${id}`)).body
  expect(data.map(({ operation }: { operation: string }) => operation)).toEqual(['import.run'])
})

test('those that are no longer in use are not offered, and unknown ones are refused', async () => {
  const { id } = await field('organization', 'old', 'text')
  await env.app.patch(`/crm/customfield/${id}`, { is_active: false })
  const { data } = (await env.app.get('/import/kind')).body
  const fields = data.find(({ kind }: { kind: string }) => kind === 'organization').fields
  const named = (name: string) => fields.find((one: { name: string }) => one.name === name)
  expect(named('custom_motto')).toEqual({
    ...{ name: 'custom_motto', label: 'Own motto', reads: 'text', required: false, refers: null },
  })
  expect([named('custom_old'), named('name').label]).toEqual([undefined, null])
  const upload = await importer.upload('organization', 'Naam;Oud\nA;b\n')
  const answer = await env.app.patch(`/import/import/${upload.id}`, { mapping: { name: 0, custom_old: 1 } })
  expect(answer.body.errors).toMatchObject([{ pointer: '/mapping/custom_old', code: 'unknown_property' }])
})
