// The text form of Prometheus.
export type Labels = Readonly<Record<string, string | number>>

export type Value = readonly [labels: Labels, value: number]

export function family(name: string, type: 'counter' | 'gauge', help: string, values: readonly Value[]): string[] {
  return [...head(name, type, help), ...values.map(([labels, value]) => `${name}${labelText(labels)} ${value}`)]
}

/** How many took how long. */
export interface Durations {
  readonly counts: number[]
  seconds: number
}

const BOUNDS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function noDurations(): Durations {
  return { counts: Array<number>(BOUNDS_S.length + 1).fill(0), seconds: 0 }
}

export function addDuration(durations: Durations, seconds: number): void {
  const bound = BOUNDS_S.findIndex((most) => seconds <= most)
  durations.counts[bound < 0 ? BOUNDS_S.length : bound]!++
  durations.seconds += seconds
}

export function histogram(name: string, help: string, all: Iterable<readonly [Labels, Durations]>): string[] {
  return [...head(name, 'histogram', help), ...[...all].flatMap(([labels, one]) => durationLines(name, labels, one))]
}

function durationLines(name: string, labels: Labels, { counts, seconds }: Durations): string[] {
  let total = 0
  const buckets = counts.map((count, i) => {
    total += count
    return `${name}_bucket${labelText({ ...labels, le: BOUNDS_S[i] ?? '+Inf' })} ${total}`
  })
  const own = labelText(labels)
  return [...buckets, `${name}_sum${own} ${seconds}`, `${name}_count${own} ${total}`]
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

export function labelText(labels: Labels): string {
  const texts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return texts.length > 0 ? `{${texts.join(',')}}` : ''
}
