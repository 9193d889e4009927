// How full a person's day or week is, of what the service says about it.
export interface Capacity {
  readonly date: string
  readonly gross: number
  readonly holiday: number
  readonly leave: number | null
  readonly absence: number | null
  readonly net: number
  readonly planned: number
  readonly tentative: number
  readonly free: number
}

/** none: nothing is to be worked here. off: all of it is leave, absence or a holiday. */
export type Tone = 'none' | 'off' | 'free' | 'under' | 'full' | 'over'

export interface Load {
  readonly tone: Tone
  /** From 0 to 4. */
  readonly strength: number
  readonly net: number
  readonly planned: number
  /** Negative where more is planned than can be worked. */
  readonly free: number
  /** Minutes of it that go to leave, absence (or either, where that is not told) and holidays. */
  readonly leave: number
  readonly absence: number
  readonly away: number
  readonly holiday: number
}

export function loadOf(days: readonly Capacity[], isTentativeCounted: boolean): Load {
  const sum = (value: (day: Capacity) => number) => days.reduce((total, day) => total + value(day), 0)
  const tentative = isTentativeCounted ? sum((day) => day.tentative) : 0
  const net = sum((day) => day.net)
  const planned = sum((day) => day.planned) + tentative
  const free = sum((day) => day.free) - tentative
  const isTold = days.every((day) => day.leave !== null && day.absence !== null)
  const away = sum((day) => day.gross - day.holiday - day.net)
  const figures = {
    net,
    planned,
    free,
    leave: isTold ? sum((day) => day.leave ?? 0) : 0,
    absence: isTold ? sum((day) => day.absence ?? 0) : 0,
    away: isTold ? 0 : Math.max(0, away),
    holiday: sum((day) => day.holiday),
  }
  return {
    ...figures,
    ...toneOf(
      sum((day) => day.gross),
      figures,
    ),
  }
}

function toneOf(gross: number, { net, planned, free }: Pick<Load, 'net' | 'planned' | 'free'>) {
  if (free < 0) return { tone: 'over', strength: strengthOf(-free, Math.max(net, 60)) } as const
  if (gross === 0) return { tone: 'none', strength: 0 } as const
  if (net === 0) return { tone: 'off', strength: 0 } as const
  if (planned === 0) return { tone: 'free', strength: 0 } as const
  if (free === 0) return { tone: 'full', strength: 4 } as const
  return { tone: 'under', strength: Math.min(3, strengthOf(planned, net)) } as const
}

function strengthOf(part: number, whole: number): number {
  return Math.min(4, Math.max(1, Math.ceil((part / whole) * 4)))
}
