import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { shareConnections } from './sockets.ts'

const NOBODY = '192.0.2.1'

const sockets: Socket[] = []
const servers: TestServer[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function listen(options: { readonly connections: number; readonly trustedProxies?: string }): Promise<number> {
  const server = await startTestServer(options)
  servers.push(server)
  return Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Whether an answer comes; a connection that was refused is closed before. */
async function isServed(socket: Socket): Promise<boolean> {
  const told = Promise.race([once(socket, 'data').then(String), once(socket, 'close').then(() => '')])
  if (!socket.destroyed) socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return (await told).startsWith('HTTP/1.1 200')
}

describe('one address', () => {
  test('holds a quarter of the connections, others have theirs, and what it lets go it has again', async () => {
    const port = await listen({ connections: 12, trustedProxies: NOBODY })
    const own = [await open(port), await open(port), await open(port)]
    expect(await isServed(await open(port))).toBe(false)
    expect(await Promise.all(own.map(isServed))).toEqual([true, true, true])
    expect(await isServed(await open(port, '127.0.0.2'))).toBe(true)
    own[0]!.destroy()
    await expect.poll(async () => isServed(await open(port))).toBe(true)
  })

  test('has them all where it is a proxy that carries everybody', async () => {
    const port = await listen({ connections: 12 })
    const all = await Promise.all(Array.from({ length: 12 }, () => open(port)))
    expect((await Promise.all(all.map(isServed))).every(Boolean)).toBe(true)
    const named = await listen({ connections: 4, trustedProxies: `${NOBODY},127.0.0.0/255.255.255.0` })
    const these = [await open(named), await open(named)]
    expect(await Promise.all(these.map(isServed))).toEqual([true, true])
  })

  test('that is refused again and again is told of once', async () => {
    const told: string[] = []
    const server: Server = createServer()
    shareConnections(server, {
      connections: 4,
      trustedProxies: NOBODY,
      onRefused: (address) => told.push(address),
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    for (let i = 0; i < 5; i++) await open(port)
    await expect.poll(() => told).toEqual(['127.0.0.1'])
    await sleep(0)
    for (const socket of sockets.splice(0)) socket.destroy()
    server.close()
    await once(server, 'close')
    expect(told).toEqual(['127.0.0.1'])
  })
})
