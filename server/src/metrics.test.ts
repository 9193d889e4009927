import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read } from '../test/deploy-files.ts'
import { startTestServer, type TestServer } from '../test/harness.ts'
import { noteBackup } from './backup/kept.ts'
import type { OpenedLimiter } from './limits/open-limiter.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-metrics-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ dataDir })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const figures = async () => (await server.send('GET', '/metrics')).text
const namesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/\b(?:kantoor|process|nodejs)_[a-z_]+\b/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  ),
]
const familiesOf = (text: string) => [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!)

test('every query of the dashboard and the alerts asks for a figure that exists; all of them are shown and explained', async () => {
  const known = familiesOf(await figures())
  const { panels, templating } = JSON.parse(read('deploy/grafana-dashboard.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[]
    templating: { list: { query: unknown }[] }
  }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(15)
  for (const text of [...queries, JSON.stringify(templating), read('deploy/prometheus-alerts.yml')])
    for (const name of namesIn(text)) expect(known, text).toContain(name)
  for (const query of queries) expect(namesIn(query), query).not.toEqual([])
  expect(known.filter((name) => !queries.some((query) => namesIn(query).includes(name)))).toEqual([])
  expect(namesIn(read('docs/monitoring.md')).toSorted()).toEqual(known.toSorted())
})

test('labels that the dashboard and the alerts choose by are those of the figures', async () => {
  await server.send('GET', '/api/v2/crm/organization')
  const text = await figures()
  const chosen = `${read('deploy/grafana-dashboard.json').replaceAll('\\"', '"')}${read('deploy/prometheus-alerts.yml')}`
  for (const [, label, value] of chosen.matchAll(/\b(state|of|pool)="(\w+)"/g))
    expect(text).toContain(`${label}="${value}"`)
  const stores = ['memory', 'postgresql', 'valkey'] satisfies ReturnType<OpenedLimiter['store']>[]
  for (const [, store] of chosen.matchAll(/\bstore="(\w+)"/g)) expect(stores).toContain(store)
})

test('no two panels of the dashboard lie on the same place, or have the same number', () => {
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as {
    panels: { id: number; gridPos: { x: number; y: number; w: number; h: number } }[]
  }
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

test('the number of series does not depend on who calls what', async () => {
  const env = await server.environment()
  const { body } = await env.post('/crm/organization', { name: 'Acme of nobody but us' })
  const count = async () =>
    (await figures()).split('\n').filter((line) => line.startsWith('kantoor_requests_total')).length
  await env.get(`/crm/organization/${body.data.id}`)
  for (let i = 0; i < 3; i++) await server.send('GET', `/nowhere/${i}`)
  const before = await count()
  for (let i = 0; i < 30; i++) {
    await env.get(`/crm/organization/${body.data.id}?limit=${i}`)
    await server.send('GET', `/nowhere/${crypto.randomUUID()}`)
    await server.send('GET', `/${i}/%2e%2e`)
  }
  expect((await count()) - before).toBeLessThan(4)
  const text = await figures()
  for (const told of [env.id, env.slug, env.key, body.data.id, 'Acme', env.app.email]) expect(text).not.toContain(told)
  expect(text).toMatch(/route="\/api\/v2\/crm\/organization\/:id"/)
})

test('requests are told apart by group, with how long they took', async () => {
  const env = await server.environment()
  await env.get('/crm/organization')
  await server.send('GET', '/api/v2/crm/organization')
  const text = await figures()
  expect(text).toMatch(
    /^kantoor_requests_total\{process="0",group="v2",method="GET",route="\/api\/v2\/crm\/organization",status="401"\} \d+$/m,
  )
  const of = (le: string) =>
    Number(
      new RegExp(`^kantoor_request_duration_seconds_bucket\\{process="0",group="v2",le="${le}"\\} (\\d+)$`, 'm').exec(
        text,
      )?.[1],
    )
  expect(of('\\+Inf')).toBeGreaterThan(1)
  expect(of('0.002')).toBeLessThanOrEqual(of('5'))
})

test('the last backup is told once there is one', async () => {
  expect(await figures()).not.toMatch(/^kantoor_last_backup_timestamp_seconds \d/m)
  noteBackup(dataDir, { file: join(dataDir, 'x'), bytes: 1 })
  const found = /^kantoor_last_backup_timestamp_seconds ([\d.]+)$/m.exec(await figures())?.[1]
  expect(Math.abs(Number(found) - Date.now() / 1000)).toBeLessThan(60)
})

test('schema and release are told', async () => {
  const text = await figures()
  const [, applied] = /^kantoor_migrations\{state="applied"\} (\d+)$/m.exec(text)!
  expect(text).toContain(`kantoor_migrations{state="known"} ${applied}`)
  expect(text).toMatch(/^kantoor_build_info\{process="0",version="[\d.]+",node="[\d.]+"\} 1$/m)
  expect(text).toContain('kantoor_database_up 1')
})
