// /mcp: who asks and from where, then one exchange with a server of its own. A session is never kept.
import { toNodeHandler } from '@modelcontextprotocol/node'
import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import { readJson } from '../shared/json.ts'
import { Problem } from '../shared/problem.ts'
import type { Caller, McpGround } from './call.ts'
import { serverFor } from './server.ts'

export interface McpDoor extends McpGround {
  /** Who stands behind the credentials; 401 and 429 are thrown. */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

export const MCP_PATH = '/mcp'

export function mountMcp(app: FastifyInstance, door: McpDoor, makeServer = serverFor): void {
  const handler = createMcpHandler(({ authInfo }) => makeServer(door, callerOf(authInfo)), {
    onerror: (error) => app.log.debug({ err: error }, 'mcp'),
  })
  const serve = toNodeHandler(handler, { onerror: (error) => app.log.error({ err: error }, 'mcp') })
  const running = new Set<Promise<void>>()
  let isClosing = false
  // Closing cuts off what runs, so it is let finish first; nothing can be listened to, so each exchange has an end.
  app.addHook('preClose', async () => {
    isClosing = true
    await Promise.allSettled(running)
    await handler.close()
  })
  app.route({
    method: 'POST',
    url: MCP_PATH,
    onRequest: async (request, reply) => {
      checkPlace(request, door.publicUrl)
      request.actor = await door.authenticate(request, reply)
    },
    handler: async (request, reply) => {
      if (isClosing) throw new Problem('unavailable', 'This server is stopping; try again shortly.', { retry_after: 1 })
      const message = readMessage(request.body as Buffer | undefined)
      const { actor, log, id, raw } = request
      const caller: Caller = { actor, log, requestId: id }
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!)
      // The package makes an address out of the host, which may have a port that none can have.
      const headers = { ...raw.headers, host: 'localhost' }
      const asked = Object.assign(raw, { method: 'POST', url: MCP_PATH, headers, auth: authOf(caller) })
      const exchange = serve(asked, reply.raw, message)
      running.add(exchange)
      await exchange.finally(() => running.delete(exchange))
    },
  })
}

/** A page of another site may reach this address through a browser, or through a name that it made point here; it is turned away. */
function checkPlace({ headers, hostname }: FastifyRequest, publicUrl: string): void {
  const own = new URL(publicUrl)
  if (headers.origin !== undefined && headers.origin !== own.origin)
    throw new Problem('foreign-origin', `Pages of other sites than ${own.origin} cannot use this address.`)
  // A page can also say that it was forwarded from here, so the name that it used itself counts as well.
  for (const name of [hostname, (headers.host ?? '').replace(/:\d*$/, '')])
    if (!isOwnName(name.toLowerCase(), own))
      throw new Problem('foreign-origin', `This server is ${own.host} and not ${name}; PUBLIC_URL says so.`)
}

function isOwnName(name: string, own: URL): boolean {
  return name === own.hostname || name === 'localhost' || IP_ADDRESS.test(name)
}

const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/

// Several messages at once went out of use with 2025-06-18, and would count as one request.
function readMessage(body: Buffer | undefined): unknown {
  const message = readJson(body ?? Buffer.alloc(0))
  if (Array.isArray(message)) throw new Problem('invalid-json', 'Send one message per request, not a list of them.')
  return message
}

// The package carries who asks through its own type.
function authOf(caller: Caller): AuthInfo {
  return { token: '', clientId: caller.actor.id, scopes: [], extra: { caller } }
}

function callerOf(auth: AuthInfo | undefined): Caller {
  return auth!.extra!.caller as Caller
}
