import type { ImportKind } from '../fields.rules.ts'
import { employeeKind } from './employees.ts'
import { hoursKind } from './hours.ts'
import type { Kind } from './kind.ts'
import { organizationKind } from './organizations.ts'
import { personKind } from './persons.ts'
import { projectKind } from './projects.ts'

export const kinds: Readonly<Record<ImportKind, Kind>> = {
  organization: organizationKind,
  person: personKind,
  project: projectKind,
  hours: hoursKind,
  employee: employeeKind,
}
