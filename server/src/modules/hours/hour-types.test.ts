import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('hour types are listed in v2 and written in the screens', async () => {
  const env = await server.environment()
  const created = await env.app.post('/hours/hourstype', {
    name: 'Night work',
    code: 'NW',
    hourly_rate: 120.5,
    rates: [
      { valid_from: '2026-07-01', hourly_rate: 130 },
      { valid_from: '2026-01-01', hourly_rate: 125 },
    ],
    billable_default: false,
    color: '#00ff00',
  })
  expect(created.status, created.text).toBe(201)
  const { id, created_at, updated_at, ...fields } = created.body.data
  expect(fields).toEqual({
    name: 'Night work',
    code: 'NW',
    hourly_rate: 120.5,
    rates: [
      { valid_from: '2026-01-01', hourly_rate: 125 },
      { valid_from: '2026-07-01', hourly_rate: 130 },
    ],
    billable_default: false,
    color: '#00ff00',
    position: 5,
    is_active: true,
  })
  const list = await env.get('/hours/hourstype')
  expect(list.body.meta.count).toBe(6)
  expect(list.body.data.at(-1)).toEqual({ id, ...fields, created_at, updated_at })
  expect(list.body.data.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2, 3, 4, 5])
  const names = async (query: string) =>
    (await env.get(`/hours/hourstype?${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('q=nw')).toEqual(['Night work'])
  expect((await names('sort=-name'))[0]).toBe('Travel')
  await env.app.patch(`/hours/hourstype/${id}`, { is_active: false })
  expect(await names('is_active=false')).toEqual(['Night work'])
  expect((await env.post('/hours/hourstype', { name: 'x' })).status).toBe(405)
})

test('rates are sent whole; what is the same changes nothing', async () => {
  const env = await server.environment()
  const january = { valid_from: '2026-01-01', hourly_rate: 125 }
  const july = { valid_from: '2026-07-01', hourly_rate: 130 }
  const { id } = (await env.app.post('/hours/hourstype', { name: 'N', rates: [january, july] })).body.data
  const patch = (body: object) => env.app.patch(`/hours/hourstype/${id}`, body)
  expect((await patch({ rates: [july, january], name: 'N' })).headers.etag).toBe('"v1"')
  const changed = await patch({ rates: [{ ...january, hourly_rate: 126 }], name: 'M' })
  expect(changed.body.data).toMatchObject({ name: 'M', rates: [{ ...january, hourly_rate: 126 }] })
  expect(changed.headers.etag).toBe('"v2"')
  expect((await patch({ rates: [] })).body.data.rates).toEqual([])
  expect((await patch({ rates: [july, january, july] })).body.errors).toMatchObject([
    { pointer: '/rates/2/valid_from', code: 'duplicate' },
  ])
  expect((await patch({ rates: [{ ...july, hourly_rate: 1.001 }] })).status).toBe(400)
  expect((await patch({ name: 'Travel' })).body).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/name' }] })
})

test('an hour type goes only while nothing uses it', async () => {
  const { env, make, booked, serviceId } = await hoursWorld(server)
  const [free, used, rated] = [
    await make('/hours/hourstype', { name: 'Free', rates: [{ valid_from: '2026-01-01', hourly_rate: 1 }] }),
    await make('/hours/hourstype', { name: 'Used' }),
    await make('/hours/hourstype', { name: 'Rated' }),
  ]
  await booked({ hour_type_id: used })
  const rate = { service_id: serviceId, hour_type_id: rated, hourly_rate: 1, valid_from: '2026-01-01' }
  expect((await env.app.post('/projects/servicerate', rate)).status).toBe(201)
  expect((await env.app.delete(`/hours/hourstype/${free}`)).status).toBe(204)
  expect((await env.app.delete(`/hours/hourstype/${used}`)).body).toMatchObject({ status: 409, code: 'in-use' })
  expect((await env.app.delete(`/hours/hourstype/${rated}`)).body).toMatchObject({ status: 409, code: 'in-use' })
})

test('only the right settings writes them', async () => {
  const env = await server.environment()
  const user = await env.signIn(['hours:read', 'hours:write'])
  expect((await user.post('/hours/hourstype', { name: 'x' })).body.code).toBe('forbidden')
})
