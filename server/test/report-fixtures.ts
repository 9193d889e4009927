// Rows in bulk for the models of reports, and what is common to comparing them.

import fc from 'fast-check'
import { expect } from 'vitest'
import type { Tables } from '../src/db/schema.ts'
import { sql } from '../src/db/sql.ts'
import { insertRows, type Row } from '../src/demo/insert-rows.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { askTool } from './ask-tool.ts'
import { inTest } from './fixtures.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'

export const newId = idMaker(systemClock)
const now = '2026-01-01T00:00:00Z'

export type Values = Readonly<Record<string, unknown>>

/** The rows as they are, with the two instants that most tables have. */
export function insertAll(
  server: TestServer,
  env: TestEnvironment,
  rows: Readonly<Partial<Record<keyof Tables, readonly Values[]>>>,
): Promise<void> {
  return inTest(server, env, async (tx) => {
    for (const [table, values] of Object.entries(rows) as [keyof Tables, readonly Values[]][]) {
      const moments = PLAIN.has(table) ? {} : { created_at: now, updated_at: now }
      insertRows(tx, table, values.map((row) => ({ ...moments, ...row })) as Row<typeof table>[])
    }
    await tx.count(sql`select 1`)
  })
}

const PLAIN = new Set(['team_member', 'leave_day', 'planning_day', 'public_holiday', 'invoice_line'])

export function companyOf(server: TestServer, env: TestEnvironment): Promise<string> {
  return inTest(server, env, async (tx) => {
    const found = await tx.first<{ id: string }>(sql`select id from company_profile where is_default`)
    return found!.id
  })
}

/** The report behind these parameters; lists go with commas. Where a tool tells the same, it must say the same. */
export async function ask(env: TestEnvironment, name: string, question: Values) {
  const asked = Object.entries(question).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(String(value))}`],
  )
  const answer: Answer = await env.app.get(`/reports/${name}?${asked.join('&')}`)
  if (answer.status !== 200) throw new Error(answer.text)
  const told = await askTool(env, name, question)
  if (told) expect(told, JSON.stringify(question)).toEqual(answer.body.data)
  return answer.body.data
}

/** Mostly nothing, so that a question with several of these still finds something. */
export function seldom<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
}

export function sumOf<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0)
}

/** In cents, so that sums are exact. */
export function cents(amount: number | null): number {
  return Math.round((amount ?? 0) * 100)
}

/** By the text that says what a row belongs to. */
export function grouped<T>(rows: readonly T[], keys: (row: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) for (const key of keys(row)) groups.set(key, [...(groups.get(key) ?? []), row])
  return groups
}

/** The ISO week of a day, as YYYY-Www. */
export function weekOf(date: string): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + 3 - ((day.getUTCDay() + 6) % 7))
  const first = Date.UTC(day.getUTCFullYear(), 0, 1)
  const week = Math.floor((day.getTime() - first) / 86_400_000 / 7) + 1
  return `${day.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}
