// What the service says of a field stands at that field, so its name is left out; the commonest also in Dutch.
import type { Language } from './language.tsx'

const DUTCH: Readonly<Record<string, string>> = {
  'Is required.': 'Vul dit in.',
  'Must be an e-mail address.': 'Dit is geen e-mailadres.',
  'Must be an absolute http or https address.': 'Dit is geen webadres.',
  'Must be integer.': 'Dit moet een heel getal zijn.',
  'Must be number or null.': 'Dit moet een getal zijn.',
}

export function refusalText(pointer: string, message: string, language: Language): string {
  const name = pointer.split(/[/.]/).at(-1) ?? ''
  const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message
  const text = rest.charAt(0).toUpperCase() + rest.slice(1)
  return language === 'nl' ? (DUTCH[text] ?? text) : text === 'Is required.' ? 'Fill this in.' : text
}
