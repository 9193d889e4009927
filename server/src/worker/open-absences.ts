import { countOpenAbsences } from '../modules/hrm/absence/open-absences.ts'
import { announcer } from './announcer.ts'

/** Lets leave and planning know each day that somebody is still absent, by the calendar of where the company is. */
export const openAbsences = announcer('open absences', 'absence.count_open', countOpenAbsences)
