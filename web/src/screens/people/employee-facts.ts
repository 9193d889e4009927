// What is known of an employee, in the order one asks for it.
import type { Right } from '../../api/session.ts'
import type { Column } from '../../ui/column.ts'

type Fact = Column<'/hrm/employee'>

export const personFacts: readonly Fact[] = [
  { key: 'first_name', head: { en: 'First name', nl: 'Voornaam' }, edit: true },
  { key: 'last_name', head: { en: 'Last name', nl: 'Achternaam' }, edit: true },
  { key: 'job_title', head: { en: 'Job', nl: 'Functie' }, edit: true },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true },
  {
    key: 'manager_employee_id',
    head: { en: 'Manager', nl: 'Leidinggevende' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.manager_employee_name,
    edit: true,
  },
  { key: 'team_ids', head: { en: 'Teams', nl: 'Teams' }, kind: 'records', of: 'team', edit: true },
]

/** The companies are seen by who sees invoices, accounts by who manages users. */
export function employmentFacts(can: (right: Right) => boolean): readonly Fact[] {
  const needs: Readonly<Record<string, Right>> = { company_profile_id: 'invoices:read', user_id: 'users' }
  return allFacts.filter(({ key }) => !needs[key] || can(needs[key]))
}

const allFacts: readonly Fact[] = [
  { key: 'employee_number', head: { en: 'Number', nl: 'Personeelsnummer' }, edit: true },
  { key: 'employment_start', head: { en: 'In service from', nl: 'In dienst vanaf' }, kind: 'day', edit: true },
  { key: 'employment_end', head: { en: 'Last day', nl: 'Laatste dag' }, kind: 'day', edit: true },
  {
    key: 'company_profile_id',
    head: { en: 'Company', nl: 'Bedrijf' },
    kind: 'record',
    of: 'companyProfile',
    edit: true,
  },
  { key: 'user_id', head: { en: 'Signs in as', nl: 'Meldt zich aan als' }, kind: 'record', of: 'user', edit: true },
  { key: 'time_zone', head: { en: 'Time zone', nl: 'Tijdzone' }, edit: true },
]
