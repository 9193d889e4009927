// Starts and stops on their way to the service, kept by this browser until they have arrived: without a connection nothing
// that was pressed is lost. They are of one person in one environment, and go in the order in which they were pressed.
import { useSyncExternalStore } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import type { Step } from './timing.ts'

export type Arrived = Shapes['TimingStep']

export interface Told {
  /** The service took it: what runs now, and what was booked. */
  arrived(step: Step, answer: Arrived): void
  /** The service refused it; what was pressed after it is dropped with it. */
  refused(error: unknown): void
}

const AGAIN_MS = 5000
const nothing: readonly Step[] = []
let owner = ''
let steps = nothing
let retry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function useSteps(): readonly Step[] {
  return useSyncExternalStore(listen, () => steps)
}

/** Takes up what an earlier page of the same person left behind. */
export function openOutbox(who: string, told: Told): void {
  owner = who
  steps = kept()
  tell()
  void sendSteps(told)
}

export function pressStep(step: Step, told: Told): Promise<void> {
  keep([...kept(), step])
  return sendSteps(told)
}

/** One page at a time; a second one finds nothing left to send. */
export async function sendSteps(told: Told): Promise<void> {
  clearTimeout(retry)
  await navigator.locks.request(`kantoor.timer ${owner}`, async () => {
    for (let step = kept()[0]; step; step = kept()[0]) {
      const { data, error } = await sendStep(step).catch((thrown: unknown) => ({ data: undefined, error: thrown }))
      if (data) {
        told.arrived(step, data.data)
        keep(kept().slice(1))
        continue
      }
      if (mayPass(error)) {
        retry = setTimeout(() => void sendSteps(told), AGAIN_MS)
        return
      }
      keep(nothing)
      told.refused(error)
    }
  })
}

function sendStep(step: Step) {
  const params = { header: { 'Idempotency-Key': step.key } }
  if (step.kind === 'stop')
    return client.POST('/hours/timer/stop', { params, body: { stopped_at: step.at }, keepalive: true })
  const { names: _, ...work } = step.work
  return client.POST('/hours/timer', { params, body: { ...work, started_at: step.at }, keepalive: true })
}

const PASSING: ReadonlySet<string> = new Set(['unauthenticated', 'idempotency-in-progress'])

function mayPass(error: unknown): boolean {
  const { code, isPassing } = problemOf(error)
  return isPassing || PASSING.has(code)
}

function place(): string {
  return `kantoor.timer.${owner}`
}

function kept(): readonly Step[] {
  try {
    return JSON.parse(localStorage.getItem(place()) ?? '[]') as readonly Step[]
  } catch {
    return nothing
  }
}

function keep(next: readonly Step[]): void {
  if (next.length > 0) localStorage.setItem(place(), JSON.stringify(next))
  else localStorage.removeItem(place())
  steps = next.length > 0 ? next : nothing
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another page of this browser pressed or sent something. */
export function onOtherPage(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== place()) return
    steps = kept()
    tell()
    listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
