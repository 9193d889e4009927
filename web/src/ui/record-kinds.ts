// The records that others point to, and how each is found and named. A new one is one line.
import { useAllRecords } from '../api/all-records.ts'
import { type ListPath, type QueryOf, type RowOf, useRecords } from '../api/records.ts'

interface Kind {
  readonly path: ListPath
  readonly query: object
  /** A few dozen at most: read whole, found in the browser. */
  readonly isShort: boolean
  name(row: { id: string }): string
  hint(row: { id: string }): string | null
}

const kinds = {
  organization: kind('/crm/organization', (row) => row.name, { hint: (row) => row.address?.locality ?? null }),
  person: kind('/crm/person', (row) => row.full_name, { hint: (row) => row.email }),
  employee: kind('/hrm/employee', (row) => row.full_name, {
    hint: (row) => row.job_title,
    query: { status: 'active' },
  }),
  project: kind('/projects/project', (row) => row.name, { hint: (row) => row.project_number }),
  service: kind('/projects/service', (row) => row.name, { hint: (row) => row.project_name }),
  relationType: kind('/crm/relationtype', (row) => row.name, { isShort: true }),
  team: kind('/hrm/team', (row) => row.name, { isShort: true }),
  hourType: kind('/hours/hourstype', (row) => row.name, { isShort: true }),
  companyProfile: kind('/invoices/companyprofile', (row) => row.name, { isShort: true }),
  stage: kind('/sales/stage', (row) => row.name, { isShort: true }),
  sales: kind('/sales/sales', (row) => row.name, {
    hint: (row) => row.organization_name ?? row.person_name,
    query: { status: 'open' },
  }),
  user: kind('/settings/user', (row) => row.name, { hint: (row) => row.email, isShort: true }),
  role: kind('/settings/role', (row) => row.name, { isShort: true }),
} satisfies Record<string, Kind>

export type RecordKind = keyof typeof kinds

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint: string | null
}

export function isShortKind(of: RecordKind): boolean {
  return kinds[of].isShort
}

/** What can be chosen while somebody types; short kinds come whole. */
export function useChoices(of: RecordKind, text: string, within: object = {}, isWanted = true): readonly Choice[] {
  const { path, isShort, query, name, hint }: Kind = kinds[of]
  const search = !isShort && text.trim().length > 1 ? { q: text.trim() } : {}
  const asked = { ...query, ...within, ...search } as QueryOf<typeof path>
  const whole = useAllRecords(path, asked, { isWanted: isWanted && isShort })
  const found = useRecords(path, { limit: 20, ...asked }, isWanted && !isShort)
  const choices = ((isShort ? whole : found).data?.data ?? []).map((row) => ({
    value: row.id,
    label: name(row),
    hint: hint(row),
  }))
  const part = isShort ? text.trim().toLowerCase() : ''
  return choices.filter(({ label }) => label.toLowerCase().includes(part))
}

/** The names of these, as far as they are known yet. */
export function useNames(of: RecordKind, ids: readonly string[]): ReadonlyMap<string, string> {
  const { path, isShort, name }: Kind = kinds[of]
  const asked = (isShort ? {} : { ids: ids.join(',') }) as QueryOf<typeof path>
  const { data } = useAllRecords(path, asked, { isWanted: ids.length > 0 })
  return new Map((data?.data ?? []).map((row) => [row.id, name(row)]))
}

interface Traits<P extends ListPath> {
  hint?(row: RowOf<P>): string | null
  readonly query?: QueryOf<P>
  readonly isShort?: boolean
}

function kind<P extends ListPath>(path: P, name: (row: RowOf<P>) => string, traits: Traits<P> = {}): Kind {
  const { hint = () => null, query = {}, isShort = false } = traits
  return { path, name: name as Kind['name'], hint: hint as Kind['hint'], query, isShort }
}
