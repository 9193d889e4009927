// The roles that come with Kantoor are stored by their English names; each language has its own.
import { type Both, type Language, useLanguage, words } from '../../../words/language.tsx'

interface Named {
  readonly name: string
  readonly is_system?: boolean
}

const NAMES: Readonly<Record<string, Both<string>>> = {
  owner: words({ en: 'Owner', nl: 'Eigenaar' }),
  administrator: words({ en: 'Administrator', nl: 'Beheerder' }),
  manager: words({ en: 'Manager', nl: 'Manager' }),
  finance: words({ en: 'Finance', nl: 'Financiën' }),
  hr: words({ en: 'HR', nl: 'HR' }),
  employee: words({ en: 'Employee', nl: 'Medewerker' }),
}

export function roleName({ name, is_system = true }: Named, language: Language): string {
  return is_system ? (NAMES[name]?.[language] ?? name) : name
}

export function useRoleName(): (role: Named) => string {
  const { language } = useLanguage()
  return (role) => roleName(role, language)
}
