import { languageOfPage } from '../../words/language.tsx'
import { refusalText } from '../../words/refusals.ts'

/** What the service said of a field, as it stands at that field. */
export function refusedField(fields: Readonly<Record<string, string>>, name: string): string | undefined {
  const message = fields[name]
  return message === undefined ? undefined : refusalText(name, message, languageOfPage())
}
