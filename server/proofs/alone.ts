// A proof as a program: its numbers are options, its chance has a seed, and a fault makes the exit code 1.
import { parseArgs } from 'node:util'

export interface Outcome {
  /** What was done and measured, in one line. */
  readonly summary: string
  /** More of it, a line each. */
  readonly details?: readonly string[]
  /** Everything that is wrong; nothing is what the proof is about. */
  readonly faults: readonly string[]
}

/** Such as { rounds: 50 }: what is not given as --rounds is 50. */
export async function runAlone<Name extends string>(
  standard: Readonly<Record<Name, number>>,
  prove: (numbers: Readonly<Record<Name | 'seed', number>>) => Promise<Outcome>,
): Promise<void> {
  const defaults: Record<string, number> = { ...standard, seed: Date.now() % 1_000_000_000 }
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: String(value) }]),
  )
  const { values } = parseArgs({ options })
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  const { seed, ...others } = numbers
  console.log([`SEED=${seed}`, ...Object.entries(others).map(([name, value]) => `${name} ${value}`)].join(', '))
  const { summary, details = [], faults } = await prove(numbers as Record<Name | 'seed', number>)
  for (const line of [...details, ...faults.slice(0, 20)]) console.log(line)
  console.log(`${summary}; ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
