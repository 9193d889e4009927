// What is told of somebody's leave in the calendar: when, and for who may know it also why.
import { periodText } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Away } from './calendar-rows.ts'

const texts = words({
  en: { approved: 'on leave', requested: 'asked for leave', part: 'part of the day' },
  nl: { approved: 'met verlof', requested: 'verlof aangevraagd', part: 'deel van de dag' },
})

export function useAwayText(): (away: Away) => string {
  const said = useWords(texts)
  const formats = useFormats()
  return ({ start_date, end_date, status, is_part, leave_type_name }) =>
    [said[status], periodText(start_date, end_date, formats), is_part && said.part, leave_type_name]
      .filter(Boolean)
      .join(', ')
}
