import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

export const migrationsFolder = resolve(import.meta.dirname, '../../migrations')

/** The files NNNN_name.sql in their order, each checked; numbers run from 1 without a gap. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file, index) => {
    checkNumber(file, index + 1)
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    checkStatements(file, sql)
    return { number: index + 1, name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

export function checkNumber(file: string, expected: number) {
  const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1])
  if (!number) throw new Error(`migration ${file} must be called NNNN_name.sql`)
  if (number < expected) throw new Error(`migration ${file}: number ${number} is used twice`)
  if (number > expected) throw new Error(`migration ${file}: number ${expected} is missing before it`)
}

/** What destroys data says so in a line of its own; what begins or ends a transaction has no place here. */
export function checkStatements(file: string, sql: string) {
  const announced = /^-- destroys: \S/m.test(sql)
  for (const statement of bareStatements(sql)) {
    if (/^(begin|start transaction|commit|rollback)$/i.test(statement)) {
      throw new Error(`migration ${file} runs in one transaction already: remove "${statement}"`)
    }
    if (!announced && isDestructive(statement)) {
      throw new Error(
        `migration ${file} destroys data ("${statement.slice(0, 60)}"): add a line "-- destroys: what and why"`,
      )
    }
  }
}

function isDestructive(statement: string) {
  return (
    /^drop (table|schema|database|owned|materialized view)\b/i.test(statement) ||
    /^alter table\b.*\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)/i.test(statement) ||
    /\btruncate (?!on\b|or\b|,)/i.test(statement.replace(/^(grant|revoke|create( or replace)? trigger)\b.*/i, '')) ||
    (/\bdelete from\b/i.test(statement) && !/\bwhere\b/i.test(statement))
  )
}

// Without comments, texts and function bodies, which only define; the body of a DO block runs and stays.
function bareStatements(sql: string) {
  return sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(\bdo\s+)?(\$\w*\$)([\s\S]*?)\2/gi, (_, runs: string | undefined, _tag, body: string) =>
      runs ? body.replace(/\b(begin|then|else|loop|declare)\b/gi, ';') : "''",
    )
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}
