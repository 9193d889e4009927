// The one process that sets pages: started by the first paper, kept for the next, and no reason for ours to stay alive.
import { type ChildProcess, fork } from 'node:child_process'
import type { TypesetAnswer, TypesetJob } from './typeset-process.ts'

/** One job at a time, so that a process that dies takes only its own job along. A logo is the likeliest cause of that. */
export function typeset(job: TypesetJob): Promise<Uint8Array> {
  const done = last.then(() =>
    run(job).catch((error) => (job.logo ? run({ ...job, logo: null }) : Promise.reject(error))),
  )
  last = done.catch(() => {})
  return done
}

/** The process of now, if there is one. */
export function typesetterPid(): number | undefined {
  return running?.pid
}

// Two jobs that wait for each other, each tried twice, are done before whoever asked is taken for dead.
const PATIENCE_MS = 30_000

let last: Promise<unknown> = Promise.resolve()
let running: ChildProcess | undefined

function run(job: TypesetJob): Promise<Uint8Array> {
  const child = running ?? start()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const answered = (answer: TypesetAnswer) => {
    if ('pdf' in answer) resolve(answer.pdf)
    else reject(new Error(`the paper could not be printed: ${answer.error}`))
  }
  const died = (cause: unknown) => reject(new Error(`the process that prints ended: ${cause}`))
  const ended = (code: number | null, signal: string | null) => died(signal ?? code)
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.on('message', answered).on('error', died).on('exit', ended)
  child.ref()
  child.channel?.ref()
  child.send(job, (error) => error && died(error))
  return promise.finally(() => {
    clearTimeout(impatience)
    child.off('message', answered).off('error', died).off('exit', ended)
    child.unref()
    child.channel?.unref()
  })
}

function start(): ChildProcess {
  const child = fork(new URL('./typeset-process.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const forget = () => {
    if (running === child) running = undefined
  }
  running = child.on('error', forget).on('exit', forget)
  return child
}
