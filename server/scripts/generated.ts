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
    'web/src/api/operations.ts': operationsSource(v2, app),
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

// The screens show their requests as a program would send them; they have to know which of them it may, and what it may not send.
function operationsSource(v2: Record<string, unknown>, app: Record<string, unknown>): string {
  const open = operationsOf(v2)
  const lines = [...operationsOf(app)].map(([name, operation]) => {
    const taken = open.get(name)
    const own = taken ? fieldsOf(app, operation).filter((field) => !fieldsOf(v2, taken).includes(field)) : []
    const kept = own.length > 0 ? `, ownFields: ${listText(own)}` : ''
    return `  '${name}': { id: '${operation.operationId}', isPublic: ${taken !== undefined}${kept} },\n`
  })
  return `// Generated from openapi.json and openapi.app.json by npm run generate; do not edit.

export interface Operation {
  /** As the reference names it. */
  readonly id: string
  /** Whether a key may do the same. */
  readonly isPublic: boolean
  /** What only the screens may send with it. */
  readonly ownFields?: readonly string[]
}

export const operations: Readonly<Record<string, Operation>> = {
${lines.join('')}}
`
}

interface Described {
  readonly operationId: string
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly $ref?: string } }> }
}

function operationsOf(document: Record<string, unknown>): ReadonlyMap<string, Described> {
  const paths = Object.entries(document.paths as Record<string, Record<string, Described>>)
  return new Map(
    paths.flatMap(([path, methods]) =>
      ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
        const operation = methods[method]
        return operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : []
      }),
    ),
  )
}

function fieldsOf(document: Record<string, unknown>, { requestBody }: Described): readonly string[] {
  const schemas = (document.components as { schemas: Record<string, { properties?: object }> }).schemas
  const name = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? ''
  return Object.keys(schemas[name]?.properties ?? {})
}

function listText(list: readonly string[]): string {
  return `[${list.map((one) => `'${one}'`).join(', ')}]`
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
