// Everything that is derived, as text: row types from the migrated database, both OpenAPI documents, the types of client and screens.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import pg from 'pg'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { documentOf } from '../src/openapi/documents.ts'
import { schemaSource } from './schema.ts'

/** Path from the root of the repository → what must stand there. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const v2 = documentOf('v2')
  const app = documentOf('app')
  return {
    'server/src/db/schema.ts': await rowTypes(),
    'openapi.json': documentText(v2),
    'openapi.app.json': documentText(app),
    'client/src/types.ts': await typesOf(v2, 'openapi.json'),
    'web/src/api/types.ts': await typesOf(app, 'openapi.app.json'),
    'web/src/api/public-operations.ts': publicOperations(v2),
  }
}

async function rowTypes(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kantoor-generate-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbedded({ dataDir, log: () => {}, throwaway: true })
  try {
    await migrate(postgres.url, { log: () => {} })
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return await schemaSource(client).finally(() => client.end())
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function documentText(document: Record<string, unknown>): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

// The library resolves references in place, so it gets a copy. A field with a default may be left out of a body.
async function typesOf(document: Record<string, unknown>, source: string): Promise<string> {
  const copy = structuredClone(document) as unknown as OpenAPI3
  for (const webhook of Object.values((copy.webhooks ?? {}) as unknown as Record<string, Webhook>)) shorten(webhook)
  const types = await openapiTypescript(copy, { defaultNonNullable: false })
  return `// Generated from ${source} by npm run generate; do not edit.\n\n${astToString(types)}`
}

// The screens show their requests as a program would send them; they have to know which of them it may.
function publicOperations(document: Record<string, unknown>): string {
  const paths = Object.entries(document.paths as Record<string, Record<string, unknown>>)
  const names = paths.flatMap(([path, methods]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) =>
      method in methods ? [`  '${method.toUpperCase()} ${path}',\n`] : [],
    ),
  )
  return `// Generated from openapi.json by npm run generate; do not edit.\n\nexport const publicOperations: ReadonlySet<string> = new Set([\n${names.join('')}])\n`
}

interface Webhook {
  readonly post: {
    parameters?: unknown
    readonly requestBody: { content: { 'application/json': { example?: unknown } } }
  }
}

// The headers and samples of events are for readers; as types they would say the same a hundred times.
function shorten({ post }: Webhook): void {
  delete post.parameters
  delete post.requestBody.content['application/json'].example
}
