// An assistant for tests: the client that others publish, over real HTTP.
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestServer } from './harness.ts'

export interface Assistant {
  /** The names of the tools it is shown. */
  tools(): Promise<string[]>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ask(tool: string, question?: Record<string, unknown>): Promise<any>
  /** What it is told when it is refused. */
  refused(tool: string, question?: Record<string, unknown>): Promise<string>
  readonly client: Client
  close(): Promise<void>
}

/** Where the server listens; it does so from the first call on. */
export async function addressOf({ app }: TestServer): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address() as { port: number }
  return `http://127.0.0.1:${address.port}/mcp`
}

export async function assistant(server: TestServer, key: string, revision?: string): Promise<Assistant> {
  const headers = { authorization: `Bearer ${key}` }
  const transport = new StreamableHTTPClientTransport(new URL(await addressOf(server)), { requestInit: { headers } })
  const client = new Client({ name: 'test', version: '1' }, revision ? speaking(revision) : {})
  await client.connect(transport)
  const call = (name: string, question: Record<string, unknown> = {}) => client.callTool({ name, arguments: question })
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async ask(name, question) {
      const { structuredContent, isError, content } = await call(name, question)
      if (isError) throw new Error(`${name} refused: ${JSON.stringify(content)}`)
      return structuredContent
    },
    async refused(name, question) {
      const { isError, content } = await call(name, question)
      const [first] = content as { text: string }[]
      if (!isError) throw new Error(`${name} answered: ${first?.text}`)
      return first!.text
    },
    close: () => client.close(),
  }
}

function speaking(revision: string): ClientOptions {
  const isOld = revision < '2026'
  return isOld ? { supportedProtocolVersions: [revision] } : { versionNegotiation: { mode: { pin: revision } } }
}
