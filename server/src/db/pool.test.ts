// A pool whose connections come slowly.
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPool } from './pool.ts'

const CHECK = 'current_user as role'
const held: (() => void)[] = []
const sockets = new Set<Socket>()
let isSlow = false
let way: Server
let url: string
beforeAll(async () => {
  const real = new URL(inject('databaseUrl'))
  const folder = real.searchParams.get('host')
  const port = Number(real.searchParams.get('port') ?? (real.port || 5432))
  way = createServer((socket) => {
    const database = folder ? dial(`${folder}/.s.PGSQL.${port}`) : dial(port, real.hostname)
    for (const one of [socket, database]) sockets.add(one.on('error', () => {}))
    database.pipe(socket)
    socket.on('end', () => database.end())
    socket.on('data', (bytes) => {
      const pass = () => database.write(bytes)
      if (isSlow && bytes.includes(CHECK)) held.push(pass)
      else pass()
    })
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  url = `postgresql://${real.username || 'postgres'}@127.0.0.1:${(way.address() as AddressInfo).port}${real.pathname}`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  way.close()
})

test('whoever gives up while a connection is looked at leaves it to the next', async () => {
  const pool = openPool({ url, isPooler: false, onError: () => {} }, 'kantoor_app', 1)
  const first = await pool.connect()
  const second = pool.connect()
  isSlow = true
  // Its place is for a new one, which the second waits for.
  first.release(true)
  await expect(second).rejects.toThrow('timeout exceeded when trying to connect')
  isSlow = false
  for (const pass of held.splice(0)) pass()
  const third = await pool.connect()
  expect((await third.query('select current_user as name')).rows).toEqual([{ name: 'kantoor_app' }])
  third.release()
  await pool.end()
})
