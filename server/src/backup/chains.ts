// Proves the invoices of every environment on the connection that has just put them there, before anybody else can see them.
import type { ClientBase } from 'pg'
import { type Sql, statement } from '../db/sql.ts'
import { getTypeParser } from '../db/types.ts'
import { verifyInvoices } from '../modules/invoices/seal.queries.ts'
import type { Head, Manifest } from './format.ts'
import { enter, findEnvironments } from './tables.ts'

/** What is wrong with them, a line each. As the application, so that row security is tried as well. */
export async function findChainFaults(client: ClientBase, { series }: Manifest): Promise<string[]> {
  const heads = Map.groupBy(series, ({ environment_id }) => environment_id)
  const environments = await findEnvironments(client)
  const faults: string[] = []
  await client.query('set local role kantoor_app')
  for (const id of environments) {
    await enter(client, id)
    const proofs = await verifyInvoices(reading(client))
    const here = `environment ${id}`
    if (headsIn(proofs.map(({ head }) => head)) !== headsIn((heads.get(id) ?? []).map(({ last_hash }) => last_hash)))
      faults.push(`${here}: its series of invoices do not end as the backup says`)
    for (const { fault } of proofs)
      if (fault) faults.push(`${here}: number ${fault.sequence_number} (${fault.number}) is wrong: ${fault.reason}`)
  }
  await enter(client, '')
  await client.query('set local role none')
  return faults
}

function headsIn(heads: readonly Head['last_hash'][]): string {
  return heads.toSorted().join()
}

function reading(client: ClientBase) {
  const all = async <Row>(query: Sql) => {
    const { text, values } = statement(query)
    return (await client.query({ text, values, types: { getTypeParser } })).rows as Row[]
  }
  return { all, first: async <Row>(query: Sql) => (await all<Row>(query))[0] }
}
