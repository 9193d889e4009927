// A receiver in a process of its own: it answers at once and keeps how long after its making each event came.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Taken {
  /** Since it was last asked. */
  readonly count: number
  readonly delaysMs: readonly number[]
}

const MADE = /"created_at":"([^"]+)"/
let count = 0
let delaysMs: number[] = []

if (process.send) {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      count++
      delaysMs.push(Date.now() - Date.parse(MADE.exec(body)?.[1] ?? ''))
      response.writeHead(200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
  process.on('message', () => {
    process.send!({ count, delaysMs } satisfies Taken)
    count = 0
    delaysMs = []
  })
  process.on('disconnect', () => process.exit())
}
