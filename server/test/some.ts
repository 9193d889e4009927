// A matrix that is the same for every operation is tried in part, another part in each run; LONG=1 tries all of it.
import { type Random, randomOf } from '../src/demo/random.ts'

/** Stands in the names of the tests, so that a run can be repeated: SEED=… */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

/** For one test: draws so many of a list, in its order. */
export function drawer(part: string): <T>(list: readonly T[], count: number) => T[] {
  const random: Random = randomOf(SEED, part)
  return (list, count) => {
    if (process.env.LONG || list.length <= count) return [...list]
    const places = random.sample([...list.keys()], count).sort((a, b) => a - b)
    return places.map((place) => list[place]!)
  }
}
