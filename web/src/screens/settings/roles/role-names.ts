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

/** The service keeps this one as it is; of the others it says what it refuses. */
export function isOwnerRole({ name, is_system }: Required<Named>): boolean {
  return is_system && name === 'owner'
}

/** Its place among the roles that come with Kantoor; others come after them. */
export function rankOf({ name, is_system }: Required<Named>): number {
  const rank = is_system ? Object.keys(NAMES).indexOf(name) : -1
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank
}

export function useRoleName(): (role: Named) => string {
  const { language } = useLanguage()
  return (role) => roleName(role, language)
}
