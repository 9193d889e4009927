// How somebody looks at the calendar, kept by this browser.
import { useState } from 'react'

export interface CalendarSettings {
  readonly view: 'day' | 'week'
  /** Minutes to which times snap. */
  readonly step: number
  /** Height of an hour. */
  readonly zoom: number
}

export const STEPS: readonly number[] = [5, 10, 15, 30]
export const ZOOMS: readonly number[] = [36, 48, 64, 96, 128]

const KEPT = 'kantoor.calendar'
const USUAL: CalendarSettings = { view: 'week', step: 15, zoom: 64 }

export function useCalendarSettings() {
  const [settings, setSettings] = useState(kept)
  const set = (change: Partial<CalendarSettings>) => {
    const next = { ...settings, ...change }
    localStorage.setItem(KEPT, JSON.stringify(next))
    setSettings(next)
  }
  return [settings, set] as const
}

function kept(): CalendarSettings {
  try {
    const { view, step, zoom } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<CalendarSettings>
    return {
      view: view === 'day' ? 'day' : USUAL.view,
      step: STEPS.find((one) => one === step) ?? USUAL.step,
      zoom: ZOOMS.find((one) => one === zoom) ?? USUAL.zoom,
    }
  } catch {
    return USUAL
  }
}
