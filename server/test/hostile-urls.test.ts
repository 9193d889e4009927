import { createServer } from 'node:https'
import { connect, createServer as createListener, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, type Resolve } from '../src/outward/connect.ts'
import { getJson } from '../src/outward/get.ts'
import { openOutward } from '../src/outward/post.ts'
import { testAuthority } from './certificates.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type HostileUrl, hostileUrls, PUBLIC_ADDRESS } from './hostile-urls.ts'

const RIGHT_URL = 'https://hooks.example.com/kantoor'
const HARMLESS = [PUBLIC_ADDRESS, '8.8.8.8', '2606:4700::1111']

let server: TestServer
let env: TestEnvironment

beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
})
afterAll(() => server.close())

test('there are more than 200 of them, and no two are alike', () => {
  expect(new Set(hostileUrls.map(({ url }) => url)).size).toBe(hostileUrls.length)
  expect(hostileUrls.length).toBeGreaterThan(200)
})

test('no webhook is made with one, unless only its name could tell', async () => {
  const wrong: unknown[] = []
  for (const { url, why, answers } of hostileUrls) {
    const { status, body } = await env.app.post('/settings/webhook', { url, kinds: ['hours.created'] })
    if (!(answers ? status === 201 : isRefusal(status, body))) wrong.push({ url, why, status, body })
    if (status === 201) await env.app.delete(`/settings/webhook/${body.data.id}`)
  }
  expect(wrong).toEqual([])
})

test('no webhook is changed to one, unless only its name could tell', async () => {
  const wrong: unknown[] = []
  const { body: made } = await env.app.post('/settings/webhook', { url: RIGHT_URL, kinds: ['hours.created'] })
  const path = `/settings/webhook/${made.data.id}`
  for (const { url, why, answers } of hostileUrls) {
    const { status, body } = await env.app.patch(path, { url })
    if (!(answers ? status === 200 : isRefusal(status, body))) wrong.push({ url, why, status, body })
    if (status === 200) await env.app.patch(path, { url: RIGHT_URL })
  }
  expect(wrong).toEqual([])
  expect((await env.app.get(path)).body.data.url).toBe(RIGHT_URL)
})

test('no attempt connects to where one leads, however it came into the database', async () => {
  const world = await openWorld()
  const outward = openOutward({ reachesPrivate: false, ...asked(world), connectMs: 1000, attemptMs: 2000 })
  const wrong: unknown[] = []
  for (const { url, why, answers, location } of hostileUrls) {
    world.dialled.length = 0
    world.resolve = resolverOf(answers)
    world.location = location
    const { error, status } = await outward.post(url, {}, '{}', new AbortController().signal)
    const isRight = location ? status === 302 && !error : status === undefined && error && world.dialled.length === 0
    if (!isRight) wrong.push({ url, why, status, error, dialled: [...world.dialled] })
  }
  await outward.close()
  expect(wrong).toEqual([])
  expect(world.internalConnections()).toBe(0)
  await world.close()
})

test('no document is fetched from where one leads', async () => {
  const world = await openWorld()
  const wrong: unknown[] = []
  for (const { url, why, answers, location } of hostileUrls) {
    world.dialled.length = 0
    world.resolve = resolverOf(answers)
    world.location = location
    const got = await getJson(url, { reachesPrivate: false, ...asked(world), connectMs: 1000, attemptMs: 2000 })
    const isRight = 'error' in got && (location ? got.error === 'it answered with 302' : world.dialled.length === 0)
    if (!isRight) wrong.push({ url, why, got, dialled: [...world.dialled] })
  }
  expect(wrong).toEqual([])
  expect(world.internalConnections()).toBe(0)
  await world.close()
})

test('the door alone holds, had nobody looked at the URL', async () => {
  const world = await openWorld()
  const wrong: unknown[] = []
  for (const { url, why, answers } of hostileUrls) {
    world.dialled.length = 0
    world.resolve = resolverOf(answers)
    await knock(world, url)
    if (world.dialled.some((address) => !HARMLESS.includes(address))) wrong.push({ url, why, dialled: world.dialled })
  }
  expect(wrong).toEqual([])
  expect(world.internalConnections()).toBe(0)
  await world.close()
})

function isRefusal(status: number, body: { errors?: { pointer: string }[] }): boolean {
  return status === 400 && body.errors?.every(({ pointer }) => pointer === '/url') === true
}

interface World {
  readonly ca: string
  readonly dialled: string[]
  resolve: Resolve
  location: string | undefined
  dial(address: string): Socket
  internalConnections(): number
  close(): Promise<void>
}

/** Loopback stands for the whole world: one receiver for all that is public, one listener for all that is not. */
async function openWorld(): Promise<World> {
  const authority = testAuthority('Everybody trusts this')
  let internal = 0
  const inside = createListener((socket) => {
    internal += 1
    socket.destroy()
  })
  const receiver = createServer(authority.issue('*.example.com'), (_request, response) =>
    response.writeHead(302, { location: world.location ?? '/', connection: 'close' }).end(),
  )
  const [insidePort, receiverPort] = [await listen(inside), await listen(receiver)]
  const world: World = {
    ca: authority.cert,
    dialled: [],
    resolve: resolverOf(undefined),
    location: undefined,
    dial(address) {
      world.dialled.push(address)
      return connect(HARMLESS.includes(address) ? receiverPort : insidePort, '127.0.0.1')
    },
    internalConnections: () => internal,
    async close() {
      receiver.closeAllConnections()
      await Promise.all([inside, receiver].map((one) => new Promise((closed) => one.close(closed))))
    },
  }
  return world
}

/** Whatever the world answers at that moment. */
function asked(world: World): Pick<World, 'ca' | 'dial' | 'resolve'> {
  return { ca: world.ca, dial: world.dial, resolve: (host) => world.resolve(host) }
}

function resolverOf(answers: HostileUrl['answers']): Resolve {
  return async (host) => answers ?? [host.endsWith('hooks.example.com') ? PUBLIC_ADDRESS : '127.0.0.1']
}

function listen(one: Server): Promise<number> {
  return new Promise((resolve) => {
    one.listen(0, '127.0.0.1', () => resolve((one.address() as { port: number }).port))
  })
}

async function knock(world: World, text: string): Promise<void> {
  const url = URL.parse(text)
  if (!url || url.hostname === '') return
  const { protocol, port } = url
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const door = openDoor({ reachesPrivate: false, connectMs: 1000, ...asked(world) })
  await new Promise<void>((resolve) => {
    door({ hostname, protocol, port }, (_error, socket) => {
      socket?.destroy()
      resolve()
    })
  })
}
