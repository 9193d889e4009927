// How somebody looks at the board, kept by the service: the same in every browser.
import { useQuery } from '@tanstack/react-query'
import { preferencesQuery, useChangePreferences } from '../../api/preferences.ts'
import type { Unit } from './columns.ts'

export interface BoardSettings {
  readonly unit: Unit
  readonly weeks: number
  readonly withTentative: boolean
  readonly withBooked: boolean
}

/** How many weeks are in sight, the closest first. */
export const ZOOMS: Readonly<Record<Unit, readonly number[]>> = { day: [1, 2, 4, 8], week: [4, 8, 13] }

const KEPT = 'planning'
const USUAL: BoardSettings = { unit: 'day', weeks: 4, withTentative: true, withBooked: false }

export function useBoardSettings() {
  const { data, isPending } = useQuery(preferencesQuery())
  const { mutate } = useChangePreferences()
  const settings = settingsOf(data?.data.columns[KEPT] ?? [])
  const set = (change: Partial<BoardSettings>) => {
    const kept = wordsOf({ ...settings, ...change })
    mutate((now) => ({ columns: { ...now.columns, [KEPT]: kept } }))
  }
  return { settings, isPending, set }
}

export function settingsOf(words: readonly string[]): BoardSettings {
  if (words.length === 0) return USUAL
  const unit = words.includes('week') ? 'week' : 'day'
  const weeks = ZOOMS[unit].find((one) => words.includes(`weeks-${one}`))
  return {
    unit,
    weeks: weeks ?? (unit === 'week' ? 8 : USUAL.weeks),
    withTentative: words.includes('tentative'),
    withBooked: words.includes('booked'),
  }
}

export function wordsOf({ unit, weeks, withTentative, withBooked }: BoardSettings): string[] {
  return [unit, `weeks-${weeks}`, ...(withTentative ? ['tentative'] : []), ...(withBooked ? ['booked'] : [])]
}
