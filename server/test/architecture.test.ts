// The guards hold for the code, and each guard is proved by files that break it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Files, guards } from './guards.ts'
import { OWNERS } from './owners.ts'

const root = join(import.meta.dirname, '../src')
const LEAST_FILES = 140

const files: Files = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

const lines = (count: number) => 'x\n'.repeat(count)

const broken: Record<string, readonly Record<string, string>[]> = {
  'modules meet only at public.ts, and only leftwards': [
    { 'modules/hours/hours.ts': `import { x } from '../projects/services.queries.ts'` },
    { 'modules/crm/notes.ts': `import { x } from '../hours/public.ts'` },
    { 'modules/crm/notes.ts': `import type { X } from '../hours/public.ts'` },
    { 'modules/crm/notes.ts': `import {\n  a,\n  b,\n} from '../hours/public.ts'` },
    { 'modules/crm/notes.ts': `const x = await import('../hours/public.ts')` },
    { 'modules/crm/notes.ts': `export { x } from '../hours/public.ts'` },
    { 'modules/gossip/talk.ts': `import { x } from '../../shared/clock.ts'` },
  ],
  'rules use only rules and shared, shared only itself': [
    { 'modules/hours/price.rules.ts': `import { sql } from '../../db/sql.ts'` },
    { 'modules/hours/price.rules.ts': `import { hours } from './hours.ts'` },
    { 'modules/hours/price.rules.ts': `import { readFileSync } from 'node:fs'` },
    { 'webhooks/retry.rules.ts': `import { x } from '../events/outbox.ts'` },
    { 'events/kinds.ts': `import { x } from './outbox.ts'` },
    { 'shared/money.ts': `import { sql } from '../db/sql.ts'` },
  ],
  'the floor does not know what stands on it': [
    { 'db/write.ts': `import { x } from '../events/outbox.ts'` },
    { 'http/serve.ts': `import { x } from '../modules/crm/public.ts'` },
    { 'events/outbox.ts': `import { operations } from '../operations.ts'` },
  ],
  'no file imports itself through others': [
    {
      'db/a.ts': `import { b } from './b.ts'`,
      'db/b.ts': `import { c } from '../shared/c.ts'`,
      'shared/c.ts': `import { a } from '../db/a.ts'`,
    },
    { 'db/a.ts': `import { a } from './a.ts'` },
  ],
  'only the owner writes a table': [
    { 'modules/hours/hours.queries.ts': 'sql`update project set status = 1`' },
    { 'modules/hours/hours.queries.ts': 'sql`update project p set status = 1`' },
    { 'modules/hours/hours.queries.ts': 'sql`insert into project (id) values (1)`' },
    { 'modules/hours/hours.queries.ts': 'sql`delete from project where true`' },
    { 'modules/hours/hours.queries.ts': `insertRow(ctx, 'project', {})` },
    { 'modules/hours/hours.queries.ts': `updateRow(ctx, 'project', id, {})` },
    {
      'modules/projects/projects.queries.ts': `export const project = recordType({\n  name: 'project',\n  table: 'project',`,
      'modules/hours/hours.queries.ts': 'updateRecord(ctx, project, before, {})',
    },
    { 'modules/hours/hours.queries.ts': 'sql`insert into unheard_of (id) values (1)`' },
    { 'http/serve.ts': 'sql`delete from organization`' },
  ],
  'doors stand only where they are listed': [
    { 'modules/crm/notes.ts': 'inSystem(db, work)' },
    { 'reports/capacity.ts': 'inReader(db, scene, work)' },
    { 'http/serve.ts': 'const port = process.env.PORT' },
    { 'modules/crm/notes.ts': `await fetch('http://x')` },
    { 'webhooks/webhooks.queries.ts': 'inSystem(db, work)' },
    { 'webhooks/deliver.ts': `import { request } from 'undici'` },
    { 'modules/crm/notes.ts': `import { get } from 'node:https'` },
    { 'modules/crm/notes.ts': `import { connect } from 'node:net'` },
  ],
  'assistants reach the database only to read': [
    { 'mcp/call.ts': `inEnvironment(db, scene, 'write', work)` },
    { 'mcp/tools/whoami.ts': 'inContext(db, occasion, access, work)' },
    { 'mcp/mount.ts': 'inSystem(db, work)' },
  ],
  'files are short, named and placed as agreed': [
    { 'modules/crm/notes.ts': lines(301) },
    { 'modules/crm/index.ts': '' },
    { 'modules/crm/helpers/x.ts': '' },
    { 'modules/crm/notes.service.ts': '' },
    { 'modules/crm/contactRoles.ts': '' },
  ],
  'the code is plain': [
    { 'shared/x.ts': 'export default 1' },
    { 'shared/x.ts': 'export enum Colour {}' },
    { 'shared/x.ts': 'export class Manager {}' },
    { 'shared/x.ts': `import { y } from './y'` },
    { 'shared/x.ts': `fieldError('/x', 'too-late', 'It is too late.')` },
  ],
  'the machine under the operations stays small': [
    { 'http/a.ts': lines(300), 'http/b.ts': lines(300), 'http/c.ts': lines(201) },
  ],
}

describe.each(Object.entries(guards))('%s', (name, guard) => {
  test('in our code', () => {
    expect(guard(files)).toEqual([])
  })
  test.each(broken[name] ?? [])('and a breach is found %#', (fixture) => {
    expect(guard(new Map(Object.entries(fixture)))).not.toEqual([])
  })
})

test('every guard has a breach that proves it', () => {
  expect(Object.keys(broken)).toEqual(Object.keys(guards))
})

test('the scan saw the code', () => {
  expect(files.size).toBeGreaterThanOrEqual(LEAST_FILES)
})

test('every table has an owner', () => {
  const tables = [...files.get('db/schema.ts')!.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table]) => table!)
  expect(tables.filter((table) => !(table in OWNERS))).toEqual([])
  expect(Object.keys(OWNERS).filter((table) => !tables.includes(table))).toEqual([])
})
