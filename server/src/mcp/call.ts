// One call of a tool: may he, is it asked rightly, then one transaction that can only read. Whatever is wrong is said in words.
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { inReader, retrying } from '../db/transaction.ts'
import { toProblem } from '../http/errors.ts'
import { localDay } from '../shared/calendar.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import type { Right } from '../shared/rights.ts'
import { answerErrors, checkBody } from '../shared/validate.ts'
import { type Asking, type Finding, missingScopes, type Tool } from './tool.ts'

export interface McpGround {
  readonly db: Database
  readonly clock: Clock
  readonly publicUrl: string
  /** Compares every answer with its shape; for tests and development. */
  readonly checkAnswers: boolean
  /** Writes down that there was a call. Nothing here can write, so it is given. */
  noteCall(actor: Actor, call: NotedCall): Promise<void>
}

export interface NotedCall {
  readonly tool: string
  readonly outcome: 'answered' | 'refused' | 'failed'
  /** Only of an answer. */
  readonly rows: number | null
  readonly durationMs: number
}

/** Whoever stands behind one request. */
export interface Caller {
  readonly actor: Actor
  readonly log: FastifyRequest['log']
  readonly requestId: string
}

/** The answer leaves once the call is written down, and else not at all. */
export async function callTool(ground: McpGround, caller: Caller, tool: Tool, input: unknown): Promise<CallToolResult> {
  const start = performance.now()
  const { outcome, rows, result } = await resultOf(ground, caller, tool, input)
  const durationMs = Math.round(performance.now() - start)
  caller.log.info({ tool: tool.name, outcome, rows, ms: durationMs }, 'tool')
  try {
    await ground.noteCall(caller.actor, { tool: tool.name, outcome, rows, durationMs })
    return result
  } catch (error) {
    return refused(error, caller).result
  }
}

interface Result extends Pick<NotedCall, 'outcome' | 'rows'> {
  readonly result: CallToolResult
}

async function resultOf(ground: McpGround, caller: Caller, tool: Tool, input: unknown): Promise<Result> {
  try {
    const { answer, text, rows } = await findingOf(ground, caller.actor, tool, input)
    const content = [...(text === undefined ? [] : [text]), JSON.stringify(answer)].map(saying)
    return { outcome: 'answered', rows, result: { content, structuredContent: answer } }
  } catch (error) {
    return refused(error, caller)
  }
}

function saying(text: string) {
  return { type: 'text', text } as const
}

async function findingOf(ground: McpGround, actor: Actor, tool: Tool, given: unknown): Promise<Finding> {
  const can = (right: Right) => actor.rights.has(right)
  checkScopes(tool, can)
  const input = structuredClone(given ?? {})
  checkBody(tool.input, input)
  const today = localDay(new Date(ground.clock.now()).toISOString(), actor.timeZone)
  const asking = { actor, today, can, linkTo: linksTo(ground.publicUrl) }
  const { environmentId } = actor
  const finding = await retrying(() =>
    inReader(ground.db, { environmentId, today }, (tx) => tool.run({ ...asking, tx }, input)),
  )
  if (ground.checkAnswers) checkAnswer(tool, finding)
  return finding
}

function checkScopes(tool: Tool, can: (right: Right) => boolean): void {
  const missing = missingScopes(tool, can)
  if (missing.length === 0) return
  const needs = missing.join(tool.some ? ' or ' : ' and ')
  throw new Problem('insufficient-scope', `${tool.name} needs the scope ${needs}, which this connection lacks.`)
}

function linksTo(publicUrl: string): Asking['linkTo'] {
  return (path, question = {}) => {
    const asked = Object.entries(question).filter(([, value]) => value !== undefined && value !== null)
    const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]))
    return `${publicUrl}${path}${asked.length > 0 ? `?${query}` : ''}`
  }
}

function checkAnswer(tool: Tool, { answer }: Finding): void {
  const errors = answerErrors(tool.output, JSON.parse(JSON.stringify(answer)))
  if (errors.length > 0) throw new Error(`${tool.name} answers against its shape: ${errors.join('; ')}`)
}

function refused(error: unknown, caller: Caller): Result {
  const { isOurs, says } = refusal(error, caller)
  return { outcome: isOurs ? 'failed' : 'refused', rows: null, result: { isError: true, content: [saying(says)] } }
}

function refusal(error: unknown, { log, requestId }: Caller): { isOurs: boolean; says: string } {
  if ((error as { code?: string }).code === TOO_LONG)
    return { isOurs: true, says: 'This took longer than 15 seconds. Ask for a shorter period or for less.' }
  const { code, detail } = toProblem(error, false)
  if (code === 'unavailable') log.warn({ err: error }, 'unavailable')
  if (code !== 'internal-error') return { isOurs: code === 'unavailable', says: detail }
  log.error({ err: error }, 'unforeseen error')
  return {
    isOurs: true,
    says: `Something went wrong on our side; try again. If it stays, report the request ${requestId}.`,
  }
}

const TOO_LONG = '57014'
