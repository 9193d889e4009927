// A receiver that takes only what Kantoor signed, with nothing but Node:
//   KANTOOR_WEBHOOK_SECRET=whsec_… PORT=4000 node verify.ts
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

const secret = process.env.KANTOOR_WEBHOOK_SECRET ?? ''
const TOLERANCE_SECONDS = 300
const MOST_BYTES = 10_000_000

/** Whether one of the signatures is ours and of now. The body has to be the bytes as they came, not JSON written anew. */
function isGenuine(header: string, body: Buffer): boolean {
  const fields = header.split(',').map((field) => field.split('=') as [string, string])
  const time = fields.find(([name]) => name === 't')?.[1] ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(time))
  if (secret === '' || !/^\d+$/.test(time) || age > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  // There are two for a day after the secret was rotated.
  return fields.some(([name, value]) => name === 'v1' && isEqual(value ?? '', expected))
}

/** Takes as long for a wrong text as for the right one. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const server = createServer(async (request, response) => {
  try {
    const body = await bodyOf(request)
    const header = String(request.headers['x-service-signature'] ?? '')
    if (!isGenuine(header, body)) {
      response.writeHead(400).end()
      return
    }
    const event = JSON.parse(body.toString())
    // The same event can come twice: pass over an id that you know. Answer first, work afterwards.
    response.writeHead(204).end()
    console.log(event.type, event.id)
  } catch {
    response.writeHead(400).end()
  }
})
server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1')
