import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { backupVerb } from './backup.ts'
import { demoVerb } from './demo.ts'
import { doctorVerb } from './doctor.ts'
import { environmentCreateVerb } from './environment.ts'
import { keyCreateVerb } from './key.ts'
import { listenVerb } from './listen.ts'
import { migrateVerb } from './migrate.ts'
import { openapiVerb } from './openapi.ts'
import { restoreVerb } from './restore.ts'
import { startVerb } from './start.ts'
import { userCreateVerb } from './user.ts'
import { type Call, type Verb, wrongUsage } from './verb.ts'
import { verifyInvoicesVerb } from './verify.ts'
import { workerVerb } from './worker.ts'

const verbs: Record<string, Verb> = {
  start: startVerb,
  worker: workerVerb,
  migrate: migrateVerb,
  'environment create': environmentCreateVerb,
  'user create': userCreateVerb,
  'key create': keyCreateVerb,
  demo: demoVerb,
  listen: listenVerb,
  backup: backupVerb,
  restore: restoreVerb,
  'verify invoices': verifyInvoicesVerb,
  openapi: openapiVerb,
  doctor: doctorVerb,
}

const AT_ONCE_MS = 1000

/** Carries out what the words say; the exit code. */
export async function main(words: string[], env: Record<string, string | undefined>): Promise<number> {
  const name = verbNamed(words)
  if (words.includes('--help') || words[0] === 'help') return usage(print, name)
  if (!name) return complain(words[0] ? `there is no verb "${words[0]}"` : 'a verb is missing')
  const verb = verbs[name]!
  const stop = new AbortController()
  listenForSignals(stop)
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(name.split(' ').length),
      options: verb.options,
      allowPositionals: verb.words > 0,
    })
    if (positionals.length < verb.words) throw wrongUsage(`${name} needs ${verb.usage}`)
    if (positionals.length > verb.words) throw wrongUsage(`${name} has no use for "${positionals[verb.words]}"`)
    const config = readConfig(env)
    return (
      (await verb.run({
        options: values as Call['options'],
        words: positionals,
        config,
        signal: stop.signal,
        print,
        log,
      })) ?? 0
    )
  } catch (error) {
    if (stop.signal.aborted) return stop.signal.reason as number
    const { code, message } = error as NodeJS.ErrnoException
    if (code?.startsWith('ERR_PARSE_ARGS_')) return complain(message, name)
    log(`kantoor: ${message}`)
    return 1
  }
}

function verbNamed(words: string[]) {
  const names = [words.slice(0, 2).join(' '), words[0] ?? '']
  return names.find((name) => Object.hasOwn(verbs, name))
}

// The first signal asks, the second does not. What comes at once is the same one: npm passes on what the terminal has sent already.
function listenForSignals(stop: AbortController) {
  let asked: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const code = 128 + constants.signals[signal]
      asked ??= performance.now()
      if (performance.now() - asked > AT_ONCE_MS) process.exit(code)
      stop.abort(code)
    })
  }
}

function complain(message: string, name?: string) {
  log(`kantoor: ${message}`)
  usage(log, name)
  return 2
}

function usage(write: (line: string) => void, only: string | undefined) {
  write('usage:')
  for (const [name, verb] of Object.entries(verbs)) {
    if (!only || name === only) write(`  kantoor ${`${name} ${verb.usage}`.trimEnd()}\n      ${verb.meaning}`)
  }
  return 0
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

function log(line: string) {
  process.stderr.write(`${line}\n`)
}
