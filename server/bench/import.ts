// npm run bench:import: how long a file of hours takes to become records, from its upload to the last row, and to be taken back.
// Options: --rows 100000. Seconds of CPU tell what it takes also where others use the machine.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { inContext } from '../src/db/context.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { sql } from '../src/db/sql.ts'
import { inEnvironment } from '../src/db/transaction.ts'
import { insertRecord } from '../src/db/write.ts'
import type { ImportKind } from '../src/import/fields.rules.ts'
import { importType, storeFile } from '../src/import/imports.queries.ts'
import { createAccount, findRoles } from '../src/modules/access/accounts.ts'
import { findActor } from '../src/modules/access/acting.queries.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { addDays, weekday } from '../src/shared/calendar.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { importing } from '../src/worker/imports.ts'
import { cpuOf } from './cpu.ts'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const rows = Number(options.rows)
const PEOPLE = 60
const PROJECTS = 60
const newId = idMaker(systemClock)
const maker = () => ({ newId, now: new Date().toISOString() })

const dataDir = await mkdtemp(join(tmpdir(), 'kantoor-bench-'))
await chmod(dataDir, 0o755)
const postgres = await startEmbedded({ dataDir, log: () => {} })
await migrate(postgres.url, { log: () => {} })
const db = openDatabase(postgres.url)
const duty = importing()
const postmaster = await findPostmaster()

console.log(
  `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; worker and database share the machine\n`,
)
console.log(
  '| what | rows | seconds | rows a second | CPU of the worker, s | CPU of PostgreSQL, s | most memory of the worker |\n|---|---|---|---|---|---|---|',
)
try {
  const place = await openPlace()
  await through(place, 'employee', peopleFile())
  await through(place, 'organization', customersFile())
  await through(place, 'project', projectsFile())
  await through(place, 'hours', hoursFile(), true)
} finally {
  await db.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

interface Place {
  readonly environmentId: string
  readonly userId: string
}

async function findPostmaster(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows: where } = await client.query('show data_directory')
  await client.end()
  return Number((await readFile(join(where[0].data_directory, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function openPlace(): Promise<Place> {
  const environmentId = await createEnvironment(db, { slug: 'bench', name: 'Bench' }, maker())
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  const account = { environmentId, email: 'owner@bench.example', name: 'Owner', roleId }
  return { environmentId, userId: await createAccount(db, account, maker()) }
}

async function through(place: Place, kind: ImportKind, text: string, isTakenBack = false): Promise<void> {
  const bytes = Buffer.from(text)
  const count = text.split('\n').length - 2
  const id = await upload(db, place, kind, bytes)
  const total = performance.now()
  await timed(`${kind}: read ${(bytes.length / 1e6).toFixed(1)} MB`, count)
  for (const status of ['checking', 'running']) {
    await ask(place, id, status)
    await timed(`${kind}: ${status === 'running' ? 'run' : 'check'}`, count)
  }
  const seconds = (performance.now() - total) / 1000
  console.log(
    `| **${kind}: all of it** | ${count} | **${seconds.toFixed(1)}** | ${Math.round(count / seconds)} | | | |`,
  )
  await tell(place, id)
  if (!isTakenBack) return
  await ask(place, id, 'undoing')
  await timed(`${kind}: undo`, count)
  await tell(place, id)
}

async function timed(what: string, count: number): Promise<void> {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const [own, database] = [cpuOf([process.pid]), cpuOf([postmaster])]
  const began = performance.now()
  await duty.run(db)
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  const ofDatabase = cpuOf([postmaster]) - database
  // PostgreSQL is started by this process, so it is among its descendants.
  const used = [cpuOf([process.pid]) - own - ofDatabase, ofDatabase].map((us) => (us / 1e6).toFixed(1))
  console.log(
    `| ${what} | ${count} | ${seconds.toFixed(1)} | ${Math.round(count / seconds)} | ${used.join(' | ')} | ${Math.round(most / 2 ** 20)} MiB |`,
  )
}

async function upload(
  on: Database,
  { environmentId, userId }: Place,
  kind: ImportKind,
  bytes: Buffer,
): Promise<string> {
  const actor = (await findActor(on, environmentId, userId))!
  const occasion = { actor, surface: 'app', requestId: newId(), clock: systemClock, newId } as const
  return inContext(on, occasion, 'write', async (ctx) => {
    const user = { user_id: userId, acting_user_id: userId }
    const made = await insertRecord(ctx, importType, {
      id: newId(),
      kind,
      file_name: `${kind}.csv`,
      file_bytes: bytes.length,
      ...user,
    })
    storeFile(ctx, made.id, bytes)
    return made.id
  })
}

async function ask({ environmentId }: Place, id: string, status: string): Promise<void> {
  await inEnvironment(db, { environmentId, today: today() }, 'write', (tx) =>
    tx.count(sql`
      update import set status = ${status}, rows_done = 0, made_count = 0, failed_count = 0, skipped_count = 0, held_until = null,
        step_started_at = clock_timestamp(), started_at = clock_timestamp() where id = ${id}`),
  )
}

async function tell({ environmentId }: Place, id: string): Promise<void> {
  const [found] = await inEnvironment(db, { environmentId, today: today() }, 'read', (tx) =>
    tx.last<Record<string, unknown>>(sql`
      select status, made_count, failed_count, skipped_count, undone_count, left_count, error,
        (select message from import_remark where import_id = ${id} limit 1) as remark from import where id = ${id}`),
  )
  console.error(JSON.stringify(found))
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function peopleFile(): string {
  const lines = Array.from({ length: PEOPLE }, (_, i) => `Voornaam${i};Achternaam${i};m${i}@bench.example;2015-01-01`)
  return ['Voornaam;Achternaam;E-mail;In dienst', ...lines, ''].join('\n')
}

function customersFile(): string {
  return ['Naam;Relatienummer', ...Array.from({ length: PROJECTS }, (_, i) => `Klant ${i};K${i}`), ''].join('\n')
}

function projectsFile(): string {
  const lines = Array.from({ length: PROJECTS * 3 }, (_, i) => {
    const project = i % PROJECTS
    return `P${project};Project ${project};Klant ${project};${project % 3 === 0 ? '20000' : ''};Dienst ${Math.floor(i / PROJECTS)};${90 + (i % 30)}`
  })
  return ['Projectnummer;Project;Klant;Budget uren;Dienst;Uurtarief', ...lines, ''].join('\n')
}

function hoursFile(): string {
  const lines: string[] = []
  for (let day = addDays(today(), -1); lines.length < rows; day = addDays(day, -1)) {
    if (weekday(day) > 4) continue
    for (let person = 0; person < PEOPLE && lines.length < rows; person++)
      for (let part = 0; part < 4 && lines.length < rows; part++) {
        const project = (person * 7 + part * 31 + lines.length) % PROJECTS
        const [year, month, date] = day.split('-')
        lines.push(
          `U${lines.length};m${person}@bench.example;${date}-${month}-${year};${part % 2 ? '2:00' : '1,75'};Klant ${project};P${project};Dienst ${part % 3};Werk aan onderdeel ${lines.length % 997};ja`,
        )
      }
  }
  return ['ID;Medewerker;Datum;Uren;Klant;Project;Dienst;Toelichting;Factureerbaar', ...lines, ''].join('\n')
}
