// CPU and memory of a process with all its descendants, from /proc.
import { readdirSync, readFileSync } from 'node:fs'

const TICK_US = 10_000

/** Microseconds of CPU used so far by these processes and everything below them. */
export function cpuOf(roots: readonly number[]): number {
  return family(roots).reduce((sum, { ticks }) => sum + ticks * TICK_US, 0)
}

/** Resident memory of the largest process, in MB. */
export function memoryOf(roots: readonly number[]): number {
  return Math.max(...family(roots).map(({ pid }) => residentMb(pid)))
}

interface Process {
  readonly pid: number
  readonly parent: number
  readonly ticks: number
}

function family(roots: readonly number[]): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
  const found = all.filter(({ pid }) => roots.includes(pid))
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return []
  }
}

function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
