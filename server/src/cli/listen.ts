import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Database } from '../db/database.ts'
import { findEnvironments } from '../modules/access/environments.ts'
import { readSecret } from '../secret.ts'
import { contentHeaders } from '../webhooks/content.ts'
import { webhookSecrets } from '../webhooks/secrets.ts'
import { signedHeaders } from '../webhooks/signature.ts'
import { withOpenDatabase } from './database.ts'
import { environmentNamed } from './environment.ts'
import { readAddress, readKinds, readSince } from './listen-options.ts'
import { maker } from './maker.ts'
import { BITE, openTail, type Tail, type TailedEvent } from './tail.ts'
import { verb } from './verb.ts'

const PAUSE_MS = 500
const PATIENCE_MS = 15_000
const MOST_UNDER_WAY = 5
const MOST_OF_ANSWER = 64 * 1024

export const listenVerb = verb({
  usage: '[--environment <slug>] [--forward-to <address>] [--events <kind,…>] [--since <moment or 10m>] [--json]',
  meaning: 'shows events as they happen and forwards them signed, such as to http://localhost:4242/hook, until Ctrl-C',
  options: {
    environment: { type: 'string' },
    'forward-to': { type: 'string' },
    events: { type: 'string' },
    since: { type: 'string' },
    json: { type: 'boolean' },
  },
  words: 0,
  async run(call) {
    const { environment, events, since, json, 'forward-to': forwardTo } = call.options
    const address = readAddress(forwardTo)
    const wish = { kinds: readKinds(events), sinceMs: readSince(since, Date.now()) }
    const say = json ? call.log : call.print
    // Ctrl-C is ours: what was done is told before the end.
    await withOpenDatabase({ ...call, signal: new AbortController().signal }, async (db) => {
      const slug = environment ?? (await onlyEnvironment(db))
      const environmentId = await environmentNamed(db, slug)
      const secret = webhookSecrets(readSecret(call.config)).make(environmentId, environmentId, 0)
      const tail = await openTail(db, { ...wish, environmentId })
      say(`Listening in ${slug} for ${events ?? 'all events'}${since ? ` since ${since}` : ''}`)
      say(`Your signing secret is ${secret} (always the same here)`)
      if (address) say(`Forwarding to ${address}`)
      const forward = address ? openForward(address, secret, call.signal) : undefined
      const show = (event: TailedEvent) => {
        if (json) call.print(event.payload.replaceAll('\n', ' '))
        say(`${wallClock(event.created_at)} --> ${event.kind} [${event.id}]`)
      }
      const { shown, taken } = await follow(patient(tail, say), { signal: call.signal, show, say, forward })
      say(`${shown} ${shown === 1 ? 'event' : 'events'}${forward ? `, ${taken} taken by ${address}` : ''}`)
    })
  },
})

async function onlyEnvironment(db: Database): Promise<string | undefined> {
  const [only, ...others] = (await findEnvironments(db)).keys()
  return others.length === 0 ? only : undefined
}

/** A database that is away is waited for; the tail misses nothing meanwhile. */
function patient(tail: Tail, say: (line: string) => void): Tail {
  let isAway = false
  return {
    async next() {
      try {
        const events = await tail.next()
        if (isAway) say('the database is back')
        isAway = false
        return events
      } catch (error) {
        if (!isAway) say(`the database does not answer (${(error as Error).message}); waiting for it`)
        isAway = true
        return []
      }
    },
  }
}

interface Following {
  readonly signal: AbortSignal
  show(event: TailedEvent): void
  say(line: string): void
  readonly forward: Forward | undefined
}

/** Until the signal. A slow receiver slows down the showing, so that nothing piles up here. */
async function follow(tail: Tail, { signal, show, say, forward }: Following) {
  const underWay = new Set<Promise<void>>()
  const counts = { shown: 0, taken: 0 }
  const pass = async (event: TailedEvent, { send }: Forward) => {
    const { isTaken, line } = await send(event)
    if (line) say(`${wallClock(Date.now())} <-- ${line}`)
    if (isTaken) counts.taken++
  }
  while (!signal.aborted) {
    const events = await tail.next()
    for (const event of events) {
      if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay)
      if (signal.aborted) break
      show(event)
      counts.shown++
      if (!forward) continue
      const passing = pass(event, forward).finally(() => underWay.delete(passing))
      underWay.add(passing)
    }
    if (events.length < BITE) await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
  }
  await Promise.all(underWay)
  await forward?.close()
  return counts
}

interface Forward {
  /** Without a line when Ctrl-C cut it off. */
  send(event: TailedEvent): Promise<{ isTaken: boolean; line?: string }>
  close(): Promise<void>
}

/** Straight to where the developer says, once: what was not taken is told and not sent again. */
function openForward(address: string, secret: string, stop: AbortSignal): Forward {
  const dispatcher = new Agent()
  const post = async (headers: Record<string, string>, body: string): Promise<number> => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await request(address, { method: 'POST', headers, body, dispatcher, signal })
    await answer.body.dump({ limit: MOST_OF_ANSWER, signal })
    return answer.statusCode
  }
  return {
    async send({ id, kind, payload }) {
      const signed = { eventId: id, kind, attemptId: maker().newId(), body: payload, at: Date.now(), secrets: [secret] }
      const headers = { ...contentHeaders, ...signedHeaders(signed) }
      const began = performance.now()
      const rest = () => `POST ${address} [${id}] ${Math.round(performance.now() - began)} ms`
      try {
        const status = await post(headers, payload)
        return { isTaken: status >= 200 && status < 300, line: `${status} ${rest()}` }
      } catch (error) {
        return { isTaken: false, ...(stop.aborted ? {} : { line: `failed ${rest()}: ${wordsOf(error)}` }) }
      }
    },
    close: () => dispatcher.destroy(),
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ECONNRESET: 'the receiver hung up',
  UND_ERR_SOCKET: 'the receiver hung up',
}

function wordsOf(error: unknown): string {
  const { name, code = '', message } = error as NodeJS.ErrnoException
  return name === 'TimeoutError' ? `no answer within ${PATIENCE_MS / 1000} s` : (WORDS[code] ?? message)
}

/** As the clock beside the terminal shows it. */
function wallClock(moment: string | number): string {
  return new Date(moment).toLocaleString('sv-SE')
}
