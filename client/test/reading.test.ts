// Lists and changes read to their end from a real service, while others write.

import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { startTestServer, type TestServer } from '../../server/test/harness.ts'
import { type Changes, createKantoor, type Kantoor, type Shapes } from '../src/client.ts'

let server: TestServer
let baseUrl: string
/** Stands still when set, so that records share an instant. */
let moment: number | undefined
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => moment ?? Date.now() } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function company(projects: number): Promise<{ kantoor: Kantoor; ids: string[] }> {
  const kantoor = createKantoor({ baseUrl, key: (await server.environment()).key })
  const ids: string[] = []
  for (let i = 0; i < projects; i++) {
    ids.push((await kantoor.post('/projects/project', { body: { name: `P${i}` } })).data.id)
  }
  return { kantoor, ids }
}

const remove = (kantoor: Kantoor, id: string) => kantoor.delete('/projects/project/{id}', { params: { path: { id } } })
const rename = (kantoor: Kantoor, id: string, name: string) =>
  kantoor.patch('/projects/project/{id}', { params: { path: { id } }, body: { name } })

async function stepsOf<Row>(steps: AsyncIterable<Changes<Row>>): Promise<Changes<Row>[]> {
  const all: Changes<Row>[] = []
  for await (const step of steps) all.push(step)
  return all
}

test.each([false, true])('deleting while all() reads hides nothing (all of one instant: %s)', async (isOneInstant) => {
  moment = isOneInstant ? Date.now() : undefined
  const { kantoor, ids } = await company(12)
  moment = undefined
  const sorted = isOneInstant ? ids.toSorted() : ids
  const seen: string[] = []
  for await (const project of kantoor.all('/projects/project', { limit: 3 })) {
    expectTypeOf(project).toEqualTypeOf<Shapes['Project']>()
    seen.push(project.id)
    if (seen.length === 4 || seen.length === 8) for (const id of seen.slice(-4, -1)) await remove(kantoor, id)
  }
  expect(seen).toEqual(sorted)
})

test('an order of the caller is kept', async () => {
  const { kantoor } = await company(5)
  const names: string[] = []
  for await (const { name } of kantoor.all('/projects/project', { sort: '-name', limit: 2 })) names.push(name)
  expect(names).toEqual(['P4', 'P3', 'P2', 'P1', 'P0'])
})

test('a copy that follows the changes ends up the same', async () => {
  const { kantoor, ids } = await company(6)
  const copy = new Map<string, string>()
  let since: string | undefined
  const follow = async () => {
    for await (const step of kantoor.changes('/projects/project', since)) {
      expectTypeOf(step).toEqualTypeOf<Changes<Shapes['Project']>>()
      for (const { id, name } of step.changed) copy.set(id, name)
      for (const { id } of step.deleted) copy.delete(id)
      since = step.since
    }
  }
  await follow()
  expect(copy.size).toBe(6)

  await rename(kantoor, ids[1]!, 'Renamed')
  await remove(kantoor, ids[2]!)
  const { data: added } = await kantoor.post('/projects/project', { body: { name: 'Added' } })
  await follow()
  const expected = ids.map((id, i): [string, string] => [id, i === 1 ? 'Renamed' : `P${i}`])
  expect(new Map(copy)).toEqual(new Map([...expected.filter(([id]) => id !== ids[2]), [added.id, 'Added']]))
  await follow()
  expect(copy.size).toBe(6)
})

test('each step says where to go on, and never beyond what is settled', async () => {
  const { kantoor, ids } = await company(3)
  await remove(kantoor, ids[0]!)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const steps = await stepsOf(kantoor.changes('/projects/project', hourAgo))
  expect(steps.map(({ changed, deleted }) => [changed.length, deleted.length])).toEqual([
    [0, 1],
    [2, 0],
    [0, 0],
  ])
  expect(steps[0]).toMatchObject({ deleted: [{ id: ids[0] }], since: hourAgo })
  for (const { since } of steps.slice(1)) {
    const secondsBack = (Date.now() - Date.parse(since)) / 1000
    expect(secondsBack).toBeGreaterThan(119)
    expect(secondsBack).toBeLessThan(150)
  }
})

test('what is changed while we read comes again, and hides nothing', async () => {
  moment = Date.now() - 3_600_000
  const { kantoor, ids } = await company(130)
  moment = undefined
  const seen: string[] = []
  let isFirst = true
  for await (const { changed } of kantoor.changes('/projects/project')) {
    seen.push(...changed.map(({ id }) => id))
    if (!isFirst) continue
    isFirst = false
    for (const id of seen.slice(0, 3)) await rename(kantoor, id, 'Renamed')
  }
  expect(new Set(seen)).toEqual(new Set(ids))
  expect(seen).toHaveLength(133)
})

test('after more than 90 days nobody knows what was deleted', async () => {
  const { kantoor } = await company(0)
  const long = new Date(Date.now() - 91 * 86_400_000).toISOString()
  await expect(stepsOf(kantoor.changes('/hours/hours', long))).rejects.toThrow(RangeError)
  expect(await stepsOf(kantoor.changes('/crm/organization', long))).toHaveLength(1)
})

test('every list can be followed, and what can be deleted is asked for', async () => {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'))
  const asked: string[] = []
  const { key } = await server.environment()
  const fetch = (request: Request) => {
    asked.push(request.url)
    return globalThis.fetch(request)
  }
  const kantoor = createKantoor({ baseUrl, key, fetch })
  const paths = Object.keys(document.paths).filter((path) => !path.includes('{'))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    asked.length = 0
    await stepsOf(kantoor.changes(path as '/hours/hours', new Date().toISOString()))
    expect(
      asked.some((url) => url.includes('deleted=only')),
      path,
    ).toBe(`${path}/{id}` in document.paths && 'delete' in document.paths[`${path}/{id}`])
  }
})
