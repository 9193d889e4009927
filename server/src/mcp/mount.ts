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
// Nothing that could be subscribed to ever changes; whoever listens all the same must not use up the connections.
const MOST_LISTENERS = 50

export function mountMcp(app: FastifyInstance, door: McpDoor): void {
  const handler = createMcpHandler(({ authInfo }) => serverFor(door, callerOf(authInfo)), {
    maxSubscriptions: MOST_LISTENERS,
  })
  const serve = toNodeHandler(handler)
  app.addHook('preClose', () => handler.close())
  app.route({
    method: 'POST',
    url: MCP_PATH,
    onRequest: async (request, reply) => {
      checkPlace(request, door.publicUrl)
      request.actor = await door.authenticate(request, reply)
    },
    handler: async (request, reply) => {
      const message = readMessage(request.body as Buffer | undefined)
      const { actor, log, id, raw } = request
      const caller: Caller = { actor, log, requestId: id }
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!)
      // The package makes an address out of the host, which may have a port that none can have.
      const headers = { ...raw.headers, host: 'localhost' }
      await serve(
        Object.assign(raw, { method: 'POST', url: MCP_PATH, headers, auth: authOf(caller) }),
        reply.raw,
        message,
      )
    },
  })
}

/** A page of another site may reach this address through a browser, or through a name that it made point here; it is turned away. */
function checkPlace({ headers, hostname }: FastifyRequest, publicUrl: string): void {
  const own = new URL(publicUrl)
  if (headers.origin !== undefined && headers.origin !== own.origin)
    throw new Problem('foreign-origin', `Pages of other sites than ${own.origin} cannot use this address.`)
  const name = hostname.toLowerCase()
  if (name !== own.hostname && name !== 'localhost' && !IP_ADDRESS.test(name))
    throw new Problem('foreign-origin', `This server is ${own.host} and not ${hostname}; PUBLIC_URL says so.`)
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
