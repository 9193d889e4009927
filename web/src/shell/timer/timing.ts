// What the timer shows: what the service said last, and on top of it what was pressed since and is not sent yet.
import type { Shapes } from '../../api/api.ts'

export type RunningTimer = Shapes['Timer']

/** What hours are for, as it is sent and as it is called meanwhile. */
export interface Work {
  readonly project_id?: string | null
  readonly service_id?: string | null
  readonly task_id?: string | null
  readonly hour_type_id?: string | null
  readonly note?: string | null
  readonly billable?: boolean
  readonly names?: WorkNames
}

export interface WorkNames {
  readonly project_name?: string | null
  readonly service_name?: string | null
  readonly organization_name?: string | null
  readonly hour_type_name?: string | null
  readonly task_name?: string | null
}

/** Something pressed: it is sent once, whatever happens in between, because its key stays the same. */
export type Step =
  | { readonly kind: 'start'; readonly key: string; readonly at: string; readonly work: Work }
  | { readonly kind: 'stop'; readonly key: string; readonly at: string }

export function timerAfter(timer: RunningTimer | null, steps: readonly Step[]): RunningTimer | null {
  return steps.reduce<RunningTimer | null>((_, step) => (step.kind === 'start' ? startedTimer(step) : null), timer)
}

export function elapsedSeconds(timer: Pick<RunningTimer, 'started_at'>, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(timer.started_at)) / 1000))
}

/** 3725 → 1:02:05 */
export function clockText(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`
}

/** What it is for in a few words: Acme · Design; undefined where nothing was said yet. */
export function workText(work: WorkNames & { readonly note?: string | null }): string | undefined {
  const names = [work.project_name ?? work.organization_name, work.service_name].filter(Boolean)
  return names.length > 0 ? names.join(' · ') : (work.task_name ?? work.note ?? undefined) || undefined
}

function startedTimer({ key, at, work: { names = {}, ...work } }: Step & { kind: 'start' }): RunningTimer {
  return {
    id: key,
    employee_id: '',
    project_id: work.project_id ?? null,
    service_id: work.service_id ?? null,
    task_id: work.task_id ?? null,
    hour_type_id: work.hour_type_id ?? null,
    project_name: names.project_name ?? null,
    service_name: names.service_name ?? null,
    organization_id: null,
    organization_name: names.organization_name ?? null,
    hour_type_name: names.hour_type_name ?? null,
    task_name: names.task_name ?? null,
    note: work.note ?? names.task_name ?? null,
    billable: work.billable ?? true,
    started_at: at,
    created_at: at,
    updated_at: at,
    version: 0,
    is_long: false,
    is_forgotten: false,
  }
}
