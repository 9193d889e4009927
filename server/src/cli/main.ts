import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { type Call, type Verb, wrongUsage } from './verb.ts'

// Each is loaded when it is asked for: who makes a key need not wait for the whole service.
const verbs: Record<string, () => Promise<Verb>> = {
  start: async () => (await import('./start.ts')).startVerb,
  worker: async () => (await import('./worker.ts')).workerVerb,
  migrate: async () => (await import('./migrate.ts')).migrateVerb,
  'environment create': async () => (await import('./environment.ts')).environmentCreateVerb,
  'user create': async () => (await import('./user.ts')).userCreateVerb,
  'key create': async () => (await import('./key.ts')).keyCreateVerb,
  demo: async () => (await import('./demo.ts')).demoVerb,
  listen: async () => (await import('./listen.ts')).listenVerb,
  backup: async () => (await import('./backup.ts')).backupVerb,
  restore: async () => (await import('./restore.ts')).restoreVerb,
  'verify invoices': async () => (await import('./verify.ts')).verifyInvoicesVerb,
  openapi: async () => (await import('./openapi.ts')).openapiVerb,
  doctor: async () => (await import('./doctor.ts')).doctorVerb,
}

const AT_ONCE_MS = 1000

/** Carries out what the words say; the exit code. */
export async function main(words: string[], env: Record<string, string | undefined>): Promise<number> {
  const name = verbNamed(words)
  if (words.includes('--help') || words[0] === 'help') return usage(print, name)
  if (!name) return complain(words[0] ? `there is no verb "${words[0]}"` : 'a verb is missing')
  const verb = await verbs[name]!()
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

async function complain(message: string, name?: string) {
  log(`kantoor: ${message}`)
  await usage(log, name)
  return 2
}

async function usage(write: (line: string) => void, only: string | undefined) {
  write('usage:')
  for (const [name, load] of Object.entries(verbs).filter(([one]) => !only || one === only)) {
    const { usage: form, meaning } = await load()
    write(`  kantoor ${`${name} ${form}`.trimEnd()}\n      ${meaning}`)
  }
  return 0
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

function log(line: string) {
  process.stderr.write(`${line}\n`)
}
