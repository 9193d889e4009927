// What waits to be invoiced: the clients with their sums, the rows behind them, and what is chosen of them.
import { keepPreviousData } from '@tanstack/react-query'
import { api, type Shapes, client as service } from '../../api/api.ts'
import { readAll, useRecords } from '../../api/records.ts'

export type Client = Shapes['ClientToInvoice']
export type Row = Shapes['RowToInvoice']
export type Kind = Row['kind']

/** What is asked: a cut-off date, one kind of work, one client or project. */
export interface Asked {
  readonly until?: string
  readonly kind?: string
  readonly organization_id?: string
  readonly person_id?: string
  readonly project_id?: string
  readonly service_id?: string
}

/** Of a client all that is asked for, or these rows. */
export type Chosen = ReadonlyMap<string, 'all' | ReadonlySet<string>>

export function useClients(asked: Asked, offset: number) {
  const query = { ...asked, sort: '-total_amount', limit: 100, offset }
  return api.useQuery('get', '/invoices/to-invoice', { params: { query } }, { placeholderData: keepPreviousData })
}

/** In which currency each company profile invoices. */
export function useCurrencies(): ReadonlyMap<string, string> {
  const { data } = useRecords('/invoices/companyprofile', { limit: 100 })
  return new Map(data?.data.map(({ id, currency }) => [id, currency]))
}

export function clientKey({ company_profile_id, organization_id, person_id }: Client): string {
  return `${company_profile_id} ${organization_id ?? person_id}`
}

export function clientName({ organization_name, person_name }: Client): string {
  return organization_name ?? person_name ?? ''
}

export function rowsOf(client: Client, asked: Asked): Promise<readonly Row[]> {
  const { organization_id, person_id, company_profile_id } = client
  const whose = organization_id ? { organization_id } : { person_id: person_id! }
  return readAll('/invoices/to-invoice/rows', { ...asked, ...whose, company_profile_id, sort: 'ready_on' })
}

export type Making = Pick<Shapes['WorkChoice'], 'per' | 'grouping' | 'until'>

/** Drafts of these rows; one request, so all of it or nothing. */
export function draftsOfRows(rows: readonly Row[], making: Making) {
  const ids = (kind: Kind) => rows.filter((row) => row.kind === kind && row.amount !== null).map(({ id }) => id)
  const cycles = rows
    .filter(({ kind }) => kind === 'subscription')
    .map((row) => ({ service_id: row.service_id!, period_start: row.period_start! }))
  return makeDrafts({
    ...making,
    hours_ids: ids('hours'),
    cost_ids: ids('cost'),
    installment_ids: ids('installment'),
    cycles,
  })
}

/** Drafts of all work of a client. */
export function draftsOfClient({ organization_id, person_id }: Client, making: Making) {
  return makeDrafts({
    ...making,
    organization_ids: organization_id ? [organization_id] : [],
    person_ids: !organization_id && person_id ? [person_id] : [],
  })
}

async function makeDrafts(choice: Shapes['WorkChoice']) {
  const { data, error } = await service.POST('/invoices/invoice/from-work', { body: filled(choice) })
  if (!data) throw error
  return data.data
}

function filled(body: Shapes['WorkChoice']): Shapes['WorkChoice'] {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !Array.isArray(value) || value.length > 0))
}

/** In cents, so that no fraction gets lost on the way. */
export function sumOf(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100
}
