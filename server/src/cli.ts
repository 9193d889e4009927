import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { demoVerb } from './cli/demo.ts'
import { doctorVerb } from './cli/doctor.ts'
import { environmentCreateVerb } from './cli/environment.ts'
import { keyCreateVerb } from './cli/key.ts'
import { listenVerb } from './cli/listen.ts'
import { migrateVerb } from './cli/migrate.ts'
import { openapiVerb } from './cli/openapi.ts'
import { startVerb } from './cli/start.ts'
import { userCreateVerb } from './cli/user.ts'
import { type Call, type Verb, wrongUsage } from './cli/verb.ts'
import { verifyInvoicesVerb } from './cli/verify.ts'
import { workerVerb } from './cli/worker.ts'
import { readConfig } from './config.ts'

const verbs: Record<string, Verb> = {
  start: startVerb,
  worker: workerVerb,
  migrate: migrateVerb,
  'environment create': environmentCreateVerb,
  'user create': userCreateVerb,
  'key create': keyCreateVerb,
  demo: demoVerb,
  listen: listenVerb,
  'verify invoices': verifyInvoicesVerb,
  openapi: openapiVerb,
  doctor: doctorVerb,
}

const AT_ONCE_MS = 1000

// A reader that has seen enough, such as head, must not end us before the database is put back.
process.stdout.on('error', () => {})

process.exitCode = await main(process.argv.slice(2))
// A pipe takes what it can; leaving earlier would cut off the rest.
process.stdout.write('', () => process.exit())

async function main(words: string[]): Promise<number> {
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
    const config = readConfig(process.env)
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
