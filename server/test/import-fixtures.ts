// A file on its way through an import, the work of the worker included.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { importing } from '../src/worker/imports.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from './harness.ts'

const BUSY = ['reading', 'checking', 'running', 'undoing']
const ORIGIN = 'http://localhost:3000'

// biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
export type ImportRecord = any

export interface Importer {
  /** Uploads and lets it be read. */
  upload(kind: string, content: string | Buffer, name?: string): Promise<ImportRecord>
  /** Asks for a step and lets it be done. */
  step(id: string, action: 'check' | 'run' | 'undo' | 'cancel'): Promise<ImportRecord>
  read(id: string): Promise<ImportRecord>
  /** Upload, check and run in one. */
  through(kind: string, content: string | Buffer): Promise<ImportRecord>
  remarks(id: string): Promise<ImportRecord[]>
  work(): Promise<void>
}

export interface Importing {
  readonly server: TestServer
  readonly env: TestEnvironment
  readonly importer: Importer
}

/** An environment that all tests of a file import into, and its server, which ends with them. */
export async function startImporting(): Promise<Importing> {
  const server = await startTestServer()
  afterAll(() => server.close())
  const env = await server.environment()
  return { server, env, importer: importerOf(server, env) }
}

export function importerOf(server: TestServer, env: TestEnvironment, client: AppClient = env.app): Importer {
  const work = () => importing().run(server.db)
  const read = async (id: string) => (await client.get(`/import/import/${id}`)).body.data
  // Another file of tests may have taken it, as another worker would.
  const settled = async (id: string) => {
    for (let tries = 0; tries < 600; tries++) {
      await work()
      const row = await read(id)
      if (!BUSY.includes(row.status)) return row
      await sleep(50)
    }
    throw new Error('the import does not come to an end')
  }
  const upload = async (kind: string, content: string | Buffer, name = 'file.csv') => {
    const headers = { cookie: client.cookie, origin: ORIGIN, 'content-type': 'application/octet-stream' }
    const query = `kind=${kind}&name=${encodeURIComponent(name)}`
    const answer = await server.send('POST', `/api/app/import/import?${query}`, headers, content)
    expect(answer.status, answer.text).toBe(201)
    return settled(answer.body.data.id)
  }
  const step = async (id: string, action: string) => {
    const answer = await client.post(`/import/import/${id}/${action}`)
    expect(answer.status, answer.text).toBe(200)
    return settled(id)
  }
  return {
    upload,
    step,
    read,
    work,
    async through(kind, content) {
      const { id } = await upload(kind, content)
      await step(id, 'check')
      return step(id, 'run')
    },
    remarks: async (id) => (await client.get(`/import/remark?import_id=${id}&limit=100`)).body.data,
  }
}
