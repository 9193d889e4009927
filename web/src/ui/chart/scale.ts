// Where a chart draws its lines and its words. No browser in here.

/** Round steps from the least to the greatest value, zero among them; of minutes with 60 as unit, so that they are whole hours. */
export function ticksOf(least: number, greatest: number, unit = 1, wanted = 4): readonly number[] {
  const [low, high] = [Math.min(least, 0) / unit, Math.max(greatest, 0) / unit]
  const step = roundStep((high - low || 1) / wanted)
  const [first, last] = [Math.floor(low / step + SLACK), Math.max(Math.ceil(high / step - SLACK), 1)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step * unit)
}

/** Every how manieth word fits when each takes this much room. */
export function labelStep(count: number, width: number, room: number): number {
  return Math.max(1, Math.ceil((count * room) / Math.max(width, 1)))
}

/** The parts of a line through points of which some are missing. */
export function lineParts(points: readonly (readonly [x: number, y: number] | null)[]): string {
  return points
    .map((point, index) => (point ? `${index > 0 && points[index - 1] ? 'L' : 'M'}${point[0]} ${point[1]}` : ''))
    .join('')
}

// What is a hair over a line because computers count in halves is still on it.
const SLACK = 1e-9

function roundStep(rough: number): number {
  const size = 10 ** Math.floor(Math.log10(rough))
  return (ROUND.find((round) => round * size >= rough * (1 - SLACK)) ?? 10) * size
}

const ROUND = [1, 2, 2.5, 5, 10]
