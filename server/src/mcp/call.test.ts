// What an assistant is told when its call cannot be answered.
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Actor } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../shared/clock.ts'
import { callTool } from './call.ts'
import { whoami } from './tools/whoami.ts'

const actor: Actor = {
  type: 'api_key',
  id: '01920000-0000-7000-8000-000000000001',
  environmentId: '01920000-0000-7000-8000-000000000002',
  timeZone: 'Europe/Amsterdam',
  userId: null,
  employeeId: null,
  rights: new Set(),
}

test.each([
  ['took too long', { code: '57014' }, 'This took longer than 15 seconds. Ask for a shorter period or for less.'],
  [
    'finds no connection',
    new Error('timeout exceeded when trying to connect'),
    'The database cannot be reached at the moment; try again shortly.',
  ],
  [
    'has a fault of ours',
    new TypeError('secret of undefined'),
    'Something went wrong on our side; try again. If it stays, report the request r-1.',
  ],
])('one that %s', async (_, error, says) => {
  const db = { readerTurns: { take: () => Promise.reject(error) } } as unknown as Database
  const ground = { db, clock: systemClock, publicUrl: 'http://localhost:3000', checkAnswers: false }
  const caller = { actor, log: fastify().log, requestId: 'r-1' }
  expect(await callTool(ground, caller, whoami, {})).toEqual({
    isError: true,
    content: [{ type: 'text', text: says }],
  })
})
