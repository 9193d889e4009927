// The one thread that sets pages: started by the first invoice, kept for the next, and no reason for the process to stay alive.
import { Worker } from 'node:worker_threads'
import type { TypesetAnswer, TypesetJob } from './typeset-worker.ts'

/** One job at a time, so that a thread that dies takes only its own job along. */
export function typeset(job: TypesetJob): Promise<Uint8Array> {
  const done = last.then(() => run(job))
  last = done.catch(() => {})
  return done
}

let last: Promise<unknown> = Promise.resolve()
let running: Worker | undefined

function run(job: TypesetJob): Promise<Uint8Array> {
  const worker = running ?? start()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const answered = (answer: TypesetAnswer) => {
    if ('pdf' in answer) resolve(answer.pdf)
    else reject(new Error(`the invoice could not be printed: ${answer.error}`))
  }
  const died = (cause: unknown) => reject(new Error('the thread that prints invoices ended', { cause }))
  worker.on('message', answered).on('error', died).on('exit', died)
  worker.ref()
  worker.postMessage(job)
  return promise.finally(() => {
    worker.off('message', answered).off('error', died).off('exit', died)
    worker.unref()
  })
}

function start(): Worker {
  const worker = new Worker(new URL('./typeset-worker.ts', import.meta.url))
  const forget = () => {
    if (running === worker) running = undefined
  }
  running = worker.on('error', forget).on('exit', forget)
  return worker
}
