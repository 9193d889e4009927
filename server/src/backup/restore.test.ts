import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts'
import { connect, type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { holdServing } from '../db/serving.ts'
import { inspect } from './inspect.ts'
import { type RestoreOptions, restoreBackup } from './restore.ts'
import { sumOf } from './tables.ts'
import { takeBackup } from './take.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantoor-restore-'))
const secret = randomBytes(32).toString('hex')
const file = join(folder, 'good.backup')
const BIG_BYTES = 3_000_000
let scratch: Scratch
let target: FreshDatabase

beforeAll(async () => {
  scratch = await scratchDatabase()
  await fill(scratch)
  await takeBackup({ url: scratch.url, file, secret })
  target = await freshDatabase()
})
afterAll(async () => {
  await target.drop()
  await scratch.drop()
  rmSync(folder, { recursive: true })
})

test('a file is only for who made it, is not replaced by accident, and leaves no draft', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(takeBackup({ url: scratch.url, file, secret })).rejects.toThrow('good.backup is there already')
  await takeBackup({ url: scratch.url, file: join(folder, 'twice'), secret })
  await takeBackup({ url: scratch.url, file: join(folder, 'twice'), secret, replace: true })
  await expect(takeBackup({ url: scratch.url, file: join(folder, 'no/where'), secret })).rejects.toThrow('no folder')
  expect(readdirSync(folder).sort()).toEqual(['good.backup', 'twice'])
})

test('values of every kind come back as they were', async () => {
  const own = await freshDatabase()
  const log: string[] = []
  try {
    await restoreBackup({ url: own.url, file, secret, log: (line) => void log.push(line) })
    expect(log).toContain('left out: the table cooking, which is not of Kantoor')
    const client = await connect(own.url)
    const { rows } = await client.query(rowsQuery)
    await client.end()
    expect(rows).toEqual((await scratch.client.query(rowsQuery)).rows)
    expect(rows[0].name).toBe(ODD)
  } finally {
    await own.drop()
  }
})

const plain = () => gunzipSync(readFileSync(file)).toString('latin1')
const packed = (text: string) => gzipSync(Buffer.from(text, 'latin1'))

const broken: Record<string, [() => Buffer, string]> = {
  'another file': [() => Buffer.from('%PDF-1.7'), 'is not a backup of Kantoor'],
  'an empty file': [() => Buffer.alloc(0), 'is not a backup of Kantoor'],
  'a file of another form': [() => packed(plain().replace('backup 1', 'backup 2')), 'is not a backup of Kantoor'],
  'half a file': [() => readFileSync(file).subarray(0, statSync(file).size / 2), 'it ends too early'],
  'a file without its last byte': [() => readFileSync(file).subarray(0, -1), 'it ends too early'],
  'a file with a changed byte': [() => flipped(readFileSync(file), 0.5), 'is damaged'],
  'a file whose text is cut off': [() => packed(plain().slice(0, -200)), 'is damaged'],
  'a file with something behind its end': [() => packed(`${plain()}x`), 'something stands behind its end'],
  'a file with a changed row': [
    () => packed(plain().replace('plain name', 'other name')),
    'the rows of document are not',
  ],
  'a file without a row': [
    () => packed(plain().replace(/\n[^\n]*plain name[^\n]*/, '')),
    'document has 1 rows, and should have 2',
  ],
  'a file without a table': [
    () => packed(plain().replace(/\n\{"table":"note".*\n\\\./, '')),
    'the table note is missing',
  ],
}

test.each(Object.entries(broken))('%s is refused, and nothing is touched', async (name, [content, message]) => {
  const bad = join(folder, `${name}.backup`)
  writeFileSync(bad, content())
  await expect(attempt({ file: bad })).rejects.toThrow(message)
  rmSync(bad)
  expect(await tablesIn(target)).toBe(0)
})

test('a row that was changed together with its checksum is found by the seal', async () => {
  const bad = join(folder, 'forged.backup')
  const before = await inspect(file)
  const forged = plain().replace('plain name', 'other name')
  const rows = /\n\{"table":"document",[^\n]*\n([\s\S]*?)\\\.\n/.exec(forged)![1]!
  const old = before.manifest.tables.find(({ table }) => table === 'document')!
  const { sha256 } = await sumOf(oneBlock(rows), 'document')
  writeFileSync(bad, packed(forged.replace(old.sha256, sha256)))
  await inspect(bad)
  await expect(attempt({ file: bad })).rejects.toThrow('was changed after it was made')
  rmSync(bad)
})

test('another secret is noticed before anything is written', async () => {
  await expect(attempt({ secret: 'x'.repeat(40) })).rejects.toThrow('the secret here is not that of the backup')
  await expect(attempt({ secret: undefined })).rejects.toThrow('there is no secret here')
  expect(await tablesIn(target)).toBe(0)
  const own = await scratchDatabase()
  const log: string[] = []
  const options = { url: own.url, file, secret: undefined, newSecret: true, log: (line: string) => void log.push(line) }
  await restoreBackup(options)
  await own.drop()
  expect(log).toContainEqual(expect.stringContaining('authenticator apps have to be connected anew'))
})

test('a database that is served, used, of another version or of somebody else is left alone', async () => {
  const hold = await holdServing(target.url, () => {})
  await expect(attempt({})).rejects.toThrow('a server runs on this database: stop it first')
  await hold!.release()
  await expect(attempt({ url: scratch.url })).rejects.toThrow('holds data already: restore into an empty one')
  const other = await freshDatabase()
  const client = await connect(other.url)
  await client.query('create table cooking (id int)')
  await expect(attempt({ url: other.url })).rejects.toThrow('has tables of something else')
  await client.end()
  await other.drop()
})

test('a backup of a newer release is refused; one of an older is brought up to this one', async () => {
  const newer = join(folder, 'newer.backup')
  const last = readMigrations().at(-1)!
  const more = { number: last.number + 1, name: '9999_future.sql', checksum: 'x' }
  writeFileSync(newer, packed(plain().replace(`"}]}\n`, `"},${JSON.stringify(more)}]}\n`)))
  await expect(attempt({ file: newer })).rejects.toThrow('the backup is newer than this release: it has migration 9999')

  const [before, after] = [await freshDatabase(), await freshDatabase()]
  await migrate(before.url, { log: () => {}, until: last.number - 3 })
  const client = await connect(before.url)
  const id = '00000000-0000-7000-8000-00000000000a'
  await client.query(
    `insert into environment (environment_id, slug, name, leave_since) values ($1, 'old', 'Old', 2020)`,
    [id],
  )
  await client.end()
  const old = join(folder, 'old.backup')
  await takeBackup({ url: before.url, file: old, secret })
  const empty = await scratchDatabase()
  await expect(attempt({ url: empty.url, file: old })).rejects.toThrow('has the tables of another version')
  await empty.drop()
  await attempt({ url: after.url, file: old })
  const { rows } = await queried(after, 'select (select name from environment), max(number) as last from migration')
  expect(rows).toEqual([{ name: 'Old', last: last.number }])
  for (const { drop } of [before, after]) await drop()
})

test('a row that refers to nothing is refused, and so is all', async () => {
  const own = await scratchDatabase()
  await fill(own)
  await own.client.query(`set session_replication_role = replica;
    insert into invoice_series (environment_id, company_profile_id, series_year, last_number, last_hash)
    select environment_id, environment_id, 0, 3, '\\xaa' from environment`)
  const wrong = join(folder, 'wrong.backup')
  await takeBackup({ url: own.url, file: wrong, secret })
  await own.drop()
  await expect(attempt({ file: wrong })).rejects.toThrow('invoice_series_company_profile')
  expect((await queried(target, 'select from environment')).rowCount).toBe(0)
})

const ODD = 'Café "Ⅷ" \\N \\. \t tab\nline\r\u2028 end \\'
// The bytes as text: in a test two buffers are compared byte by byte, which takes seconds for millions of them.
const rowsQuery = `select e.name, d.name as file, encode(c.bytes, 'hex') as bytes from environment e join document d using (environment_id)
  join document_content c on c.environment_id = d.environment_id and c.document_id = d.id order by d.name`

/** Names that COPY has to escape, a file larger than a block, and a table that somebody else has put there. */
async function fill({ client }: Scratch) {
  await client.query('create table cooking as select 1 as id')
  const id = '00000000-0000-7000-8000-00000000000b'
  await client.query('set session_replication_role = replica')
  await client.query(`insert into environment (environment_id, slug, name, leave_since) values ($1, 'a', $2, 2020)`, [
    id,
    ODD,
  ])
  for (const [name, bytes] of [
    ['plain name', 10],
    ['\\.', BIG_BYTES],
  ] as const) {
    const document = crypto.randomUUID()
    await client.query(
      `insert into document (environment_id, id, kind, name, mime_type, size_bytes, sha256, created_at, updated_at)
       values ($1, $2, 'attachment', $3, 'text/plain', $4, repeat('a', 64), now(), now())`,
      [id, document, name, bytes],
    )
    await client.query('insert into document_content values ($1, $2, $3)', [id, document, randomBytes(bytes)])
  }
  await client.query('set session_replication_role = origin')
}

function attempt(options: Partial<RestoreOptions>) {
  return restoreBackup({ url: target.url, file, secret, log: () => {}, ...options })
}

function flipped(bytes: Buffer, where: number): Buffer {
  const copy = Buffer.from(bytes)
  const at = Math.floor(copy.length * where)
  copy[at] = copy[at]! ^ 1
  return copy
}

async function* oneBlock(text: string) {
  yield Buffer.from(text, 'latin1')
}

async function tablesIn(database: FreshDatabase): Promise<number> {
  return (await queried(database, `select from pg_tables where schemaname = 'public'`)).rowCount!
}

async function queried({ url }: FreshDatabase, query: string) {
  const client = await connect(url)
  try {
    return await client.query(query)
  } finally {
    await client.end()
  }
}
