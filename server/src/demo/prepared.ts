// The demo of today may have been made when the program was installed; a first start on the same day has it at once.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { localDay } from '../shared/calendar.ts'

/** The day on which a first demo ends. */
export function demoDay(now = Date.now()): string {
  return localDay(new Date(now).toISOString(), 'Europe/Amsterdam')
}

/** What a prepared database holds: another day, or other words in the files of the demo, are another demo. */
export function demoOf(day: string): string {
  const changes = readdirSync(import.meta.dirname)
    .toSorted()
    .map((name) => `${name} ${statSync(join(import.meta.dirname, name)).mtimeMs}`)
  return ['demo', day, ...changes].join()
}
