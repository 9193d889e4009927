// Each kind of file, what repeats, and what an undo has to leave.
import { expect, test } from 'vitest'
import { importerOf, startImporting } from '../../test/import-fixtures.ts'

const { server, env, importer } = await startImporting()

const count = async (path: string) => (await env.app.get(path)).body.meta.count as number

test('employees, organizations, persons, projects and hours refer to each other by name, number and address', async () => {
  const employees =
    'Personeelsnummer;Voornaam;Tussenvoegsel;Achternaam;E-mail;In dienst\n7;Anna;van der;Berg;anna@agency.example;1-1-2020\n'
  expect(await importer.through('employee', employees)).toMatchObject({ made_count: 1, failed_count: 0 })
  const organizations = 'ID,Name,City\nO-1,Acme,Utrecht\nO-2,Beta,Delft\n'
  expect(await importer.through('organization', organizations)).toMatchObject({ made_count: 2 })
  const persons = 'Naam\tBedrijf\tFunctie\tE-mail\nKim de Vries\tO-1\tDirecteur\tkim@acme.example\nLee\tGamma\t\t\n'
  const people = await importer.through('person', persons)
  expect(people).toMatchObject({ made_count: 1, failed_count: 1, file_format: { separator: '\t' } })
  expect((await env.app.get('/crm/contactrole')).body.data).toMatchObject([
    { organization_name: 'Acme', person_name: 'Kim de Vries', role: 'Directeur' },
  ])
  const projects =
    'Projectnummer;Project;Klant;Projectleider;Budget;Dienst;Uurtarief\nP1;Site;Acme;anna@agency.example;1.250,50;Ontwerp;95,00\nP1;Site;Acme;Anna van der Berg;;Bouw;110\nP2;App;O-2;;;;\n'
  const made = await importer.through('project', projects)
  expect(await importer.remarks(made.id)).toEqual([])
  expect(made).toMatchObject({ made_count: 3, failed_count: 0 })
  expect((await env.app.get('/projects/project?sort=name')).body.data).toMatchObject([
    { name: 'App', organization_name: 'Beta' },
    { name: 'Site', budget_amount: 1250.5, manager_employee_name: 'Anna van der Berg' },
  ])
  expect(await count('/projects/service')).toBe(2)
  const hours =
    'Medewerker;Datum;Starttijd;Eindtijd;Project;Dienst\n7;1-6-2026;9:00;10:30;P1;Bouw\nAnna van der Berg;1-6-2026;11:00;12:00;Site;Ontwerp\n'
  expect(await importer.through('hours', hours)).toMatchObject({ made_count: 2, failed_count: 0 })
  expect((await env.get('/hours/hours?sort=start_at')).body.data).toMatchObject([
    { start_at: '2026-06-01T07:00:00.000Z', minutes: 90, amount: 165, service_name: 'Bouw' },
    { start_at: '2026-06-01T09:00:00.000Z', minutes: 60, amount: 95 },
  ])
  expect(await importer.step(made.id, 'undo')).toMatchObject({ status: 'undone', undone_count: 1, left_count: 2 })
  expect(await importer.step(people.id, 'undo')).toMatchObject({ undone_count: 1, left_count: 0 })
  expect(await count('/crm/contactrole')).toBe(0)
})

test('the same file again makes nothing twice, and says so', async () => {
  const file = 'Referentie;Naam\nX1;Repeat\nX1;Other name\nX2;repeat\n'
  const first = await importer.through('organization', file)
  expect(first).toMatchObject({ made_count: 1, skipped_count: 2 })
  const again = await importer.through('organization', file)
  expect(again).toMatchObject({ made_count: 0, skipped_count: 3 })
  expect((await importer.remarks(again.id))[0]).toMatchObject({ outcome: 'skipped', code: 'duplicate', value: 'X1' })
})

test('a row that is there already is skipped, also where nothing refers to it', async () => {
  const files = {
    organization: 'Naam\nTwice One\nTwice Two\n',
    person: 'Naam;E-mail\nPim Twice;pim@twice.example\n',
    employee: 'Voornaam;Achternaam;E-mail;In dienst\nPat;Twice;pat@twice.example;1-1-2020\n',
    project: 'Project;Dienst\nTwice;Ontwerp\nTwice;Bouw\n',
  }
  for (const [kind, file] of Object.entries(files)) {
    const first = await importer.through(kind, file)
    expect(first, kind).toMatchObject({ skipped_count: 0, failed_count: 0 })
    const again = await importer.through(kind, file)
    expect(again, kind).toMatchObject({ made_count: 0, skipped_count: first.made_count, failed_count: 0 })
  }
})

test('what was changed since the import stays when it is undone, and is named', async () => {
  const { id } = await importer.through('organization', 'Naam\nTouched\nUntouched\n')
  const { data } = (await env.app.get('/crm/organization?name=Touched')).body
  await env.app.patch(`/crm/organization/${data[0].id}`, { note: 'Called' })
  expect(await importer.step(id, 'undo')).toMatchObject({ undone_count: 1, left_count: 1 })
  expect(await importer.remarks(id)).toMatchObject([{ row_number: 2, outcome: 'left', code: 'changed' }])
  expect(await count('/crm/organization?name=Touched')).toBe(1)
})

test('a row that the database refuses does not take the others along', async () => {
  const file =
    'Voornaam;Achternaam;Datum in dienst;Datum uit dienst\nA;One;2020-01-01;\nB;Two;2020-01-01;2019-01-01\nC;Three;2020-01-01;\n'
  const done = await importer.through('employee', file)
  expect(done).toMatchObject({ made_count: 2, failed_count: 1 })
  expect(await importer.remarks(done.id)).toMatchObject([{ row_number: 3, outcome: 'failed' }])
})

test('whoever may not write something may not import it, and sees no import of it', async () => {
  const { id } = await importer.upload('organization', 'Naam\nSecret\n')
  const user = await env.signIn(['hours:write', 'hours:read'])
  expect((await user.get(`/import/import/${id}`)).status).toBe(404)
  expect((await user.get('/import/remark')).body.data).toEqual([])
  expect((await user.get('/import/kind')).body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['hours'])
  const headers = { cookie: user.cookie, origin: 'http://localhost:3000', 'content-type': 'text/csv' }
  const answer = await server.send('POST', '/api/app/import/import?kind=organization&name=a.csv', headers, 'Naam\nA\n')
  expect(answer.body).toMatchObject({ code: 'forbidden', required_right: 'crm:write' })
  const other = await server.environment()
  expect((await other.app.get(`/import/import/${id}`)).status).toBe(404)
})

test('an import is of whoever sent the file, and of whoever has the settings', async () => {
  const sender = await env.signIn(['crm:read', 'crm:write', 'hrm:read'])
  const own = importerOf(server, env, sender)
  const { id } = await own.through('organization', 'Naam;Betaaltermijn\nOf the sender;30\nWrong;x\n')
  const colleague = await env.signIn(['crm:read', 'crm:write', 'hrm:read'])
  expect((await colleague.get(`/import/import/${id}`)).status).toBe(404)
  expect((await colleague.get('/import/import')).body.data).toEqual([])
  expect((await colleague.get(`/import/remark?import_id=${id}`)).body.data).toEqual([])
  expect((await colleague.post(`/import/import/${id}/undo`)).status).toBe(404)
  expect((await colleague.patch(`/import/import/${id}`, { mapping: {} })).status).toBe(404)
  expect((await colleague.delete(`/import/import/${id}`)).status).toBe(404)
  const manager = await env.signIn(['crm:read', 'crm:write', 'settings'])
  expect((await manager.get(`/import/remark?import_id=${id}`)).body.data).toHaveLength(1)
  expect(await importerOf(server, env, manager).step(id, 'undo')).toMatchObject({ status: 'undone', undone_count: 1 })
})

test('what an undo had to leave can be taken back once nothing needs it', async () => {
  const { id } = await importer.through('organization', 'Naam\nNeeded\nNot needed\n')
  const needed = (await env.app.get('/crm/organization?name=Needed')).body.data[0].id
  const project = await env.app.post('/projects/project', { name: 'Needs it', organization_id: needed })
  const first = await importer.step(id, 'undo')
  expect(first).toMatchObject({ undone_count: 1, left_count: 1, allowed_actions: ['undo'] })
  expect((await env.app.delete(`/projects/project/${project.body.data.id}`)).status).toBe(204)
  const second = await importer.step(id, 'undo')
  expect(second).toMatchObject({ undone_count: 2, left_count: 0, allowed_actions: [] })
  expect(await importer.remarks(id)).toEqual([])
})

test('a check can be stopped, columns can be chosen again, and a run needs a check', async () => {
  const { id } = await importer.upload('organization', 'Naam;Iets\nStop;Delft\n')
  expect((await env.app.post(`/import/import/${id}/run`)).body.code).toBe('invalid-transition')
  expect((await env.app.patch(`/import/import/${id}`, { mapping: { locality: 1 } })).status).toBe(200)
  expect((await env.app.post(`/import/import/${id}/check`)).body).toMatchObject({
    errors: [{ pointer: '/mapping/name' }],
  })
  expect((await env.app.patch(`/import/import/${id}`, { mapping: { name: 7 } })).status).toBe(400)
  await env.app.patch(`/import/import/${id}`, { mapping: { name: 0, locality: 1 } })
  expect((await env.app.post(`/import/import/${id}/check`)).body.data.status).toBe('checking')
  expect((await env.app.post(`/import/import/${id}/cancel`)).body.data.status).toBe('mapping')
  expect((await env.app.delete(`/import/import/${id}`)).status).toBe(204)
})
