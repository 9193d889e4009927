// What an assistant is told when its call cannot be answered, and that no call goes unnoted.
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Actor } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../shared/clock.ts'
import { callTool, type McpGround, type NotedCall } from './call.ts'
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
  const noted: NotedCall[] = []
  const db = { readerTurns: { take: () => Promise.reject(error) } } as unknown as Database
  const told = await callTool(
    groundOf({ db, noteCall: async (_actor, call) => void noted.push(call) }),
    caller,
    whoami,
    {},
  )
  expect(told).toEqual({ isError: true, content: [{ type: 'text', text: says }] })
  expect(noted).toEqual([{ tool: 'whoami', outcome: 'failed', rows: null, durationMs: expect.any(Number) }])
})

test('one that is asked wrongly is noted as refused', async () => {
  const noted: NotedCall[] = []
  await callTool(groundOf({ noteCall: async (_actor, call) => void noted.push(call) }), caller, whoami, {
    colour: 'red',
  })
  expect(noted).toEqual([{ tool: 'whoami', outcome: 'refused', rows: null, durationMs: expect.any(Number) }])
})

test('one that cannot be noted is not answered', async () => {
  const noteCall = () => Promise.reject(new Error('timeout exceeded when trying to connect'))
  expect(await callTool(groundOf({ noteCall }), caller, whoami, { colour: 'red' })).toEqual({
    isError: true,
    content: [{ type: 'text', text: 'The database cannot be reached at the moment; try again shortly.' }],
  })
})

const caller = { actor, log: fastify().log, requestId: 'r-1' }

function groundOf(some: Partial<McpGround>): McpGround {
  const db = {} as Database
  const noteCall = () => Promise.resolve()
  return { db, clock: systemClock, publicUrl: 'http://localhost:3000', checkAnswers: false, noteCall, ...some }
}
