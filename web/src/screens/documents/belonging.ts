// What a document belongs to, by name. Rows know only ids, so those of a screen are asked for together.
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../api/queries.ts'
import { type ListPath, type QueryOf, type RowOf, recordsQuery } from '../../api/records.ts'
import type { Right } from '../../api/session.ts'
import { type Both, words } from '../../words/language.tsx'
import type { StoredDocument } from './words.ts'

export interface Place {
  readonly key: keyof StoredDocument & `${string}_id`
  readonly path: ListPath
  readonly right: Right
  readonly word: Both<string>
  name(row: { id: string }): string
}

/** The nearest first: of an invoice one needs not be told the customer. */
export const PLACES: readonly Place[] = [
  place(
    'invoice_id',
    '/invoices/invoice',
    'invoices:read',
    { en: 'Invoice', nl: 'Factuur' },
    (row) => row.number ?? '',
  ),
  place(
    'purchase_invoice_id',
    '/purchasing/purchaseinvoice',
    'invoices:read',
    { en: 'Purchase invoice', nl: 'Inkoopfactuur' },
    (row) => `${row.organization_name} ${row.number}`,
  ),
  place('quote_id', '/sales/quote', 'sales:read', { en: 'Quote', nl: 'Offerte' }, (row) => row.number ?? ''),
  place('project_id', '/projects/project', 'projects:read', { en: 'Project', nl: 'Project' }, (row) => row.name),
  place('sales_id', '/sales/sales', 'sales:read', { en: 'Opportunity', nl: 'Kans' }, (row) => row.name),
  place('person_id', '/crm/person', 'crm:read', { en: 'Person', nl: 'Persoon' }, (row) => row.full_name),
  place(
    'organization_id',
    '/crm/organization',
    'crm:read',
    { en: 'Organization', nl: 'Organisatie' },
    (row) => row.name,
  ),
]

export function placeOf(document: StoredDocument): { readonly place: Place; readonly id: string } | undefined {
  const found = PLACES.find(({ key }) => document[key] !== null)
  return found && { place: found, id: String(document[found.key]) }
}

export function usePlaceName({ path, name }: Place, id: string, isWanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['named', path, id],
    queryFn: () => askedTogether(path, id),
    enabled: isWanted,
    staleTime: 60_000,
  })
  return data ? name(data) : undefined
}

type Row = { id: string }
const gathering = new Map<ListPath, { readonly ids: Set<string>; readonly rows: Promise<readonly Row[]> }>()

async function askedTogether(path: ListPath, id: string): Promise<Row | null> {
  const going = gathering.get(path) ?? begin(path)
  going.ids.add(id)
  return (await going.rows).find((row) => row.id === id) ?? null
}

function begin(path: ListPath) {
  const ids = new Set<string>()
  const rows = new Promise((done) => setTimeout(done)).then(async () => {
    gathering.delete(path)
    const asked = { ids: [...ids].slice(0, 100).join(','), limit: 100 } as QueryOf<typeof path>
    return (await queries.fetchQuery(recordsQuery(path, asked))).data as readonly Row[]
  })
  const going = { ids, rows }
  gathering.set(path, going)
  return going
}

function place<P extends ListPath>(
  key: Place['key'],
  path: P,
  right: Right,
  word: Both<string>,
  name: (row: RowOf<P>) => string,
): Place {
  return { key, path, right, word: words(word), name: name as Place['name'] }
}
