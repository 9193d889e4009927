// node server/proofs/hours-races.ts: hours change or go while they are invoiced, a service goes while hours are booked on it;
// each time one of the two wins, and no line differs from its hours.
import { openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import type { Tx } from '../src/db/transaction.ts'
import { type Random, randomOf } from '../src/demo/random.ts'
import { type Outcome, runAlone } from './alone.ts'
import { type Request, sendSurely, sendTogether, toldBy } from './caller.ts'
import { type Company, inCompany, makeCompany } from './company.ts'
import { withProofDatabase } from './database.ts'
import { lineFaults } from './lines.ts'
import { startServers } from './processes.ts'
import { type Tally, tally } from './tally.ts'

export interface Races {
  readonly databaseUrl: string
  readonly processes: number
  /** Of each kind. */
  readonly rounds: number
  readonly seed: number
}

interface Race {
  /** Makes what they fight for, and says who they are. */
  prepare(company: Company, random: Random): Promise<[Request, Request]>
  /** How it may end: what the one is told, and the other. */
  readonly endings: readonly string[]
}

const races: Readonly<Record<string, Race>> = {
  'PATCH hours ‖ draft': {
    async prepare(company, random) {
      const ids = await bookTwo(company, random)
      return [change(company, ids[0]!, random), draft(company, ids)]
    },
    endings: ['200 | 201', '409 hours-locked | 201'],
  },
  'DELETE hours ‖ draft': {
    async prepare(company, random) {
      const ids = await bookTwo(company, random)
      return [remove(company, ids[0]!), draft(company, ids)]
    },
    endings: ['204 | 400 invalid-reference', '409 hours-locked | 201'],
  },
  'PATCH hours ‖ finalise': {
    async prepare(company, random) {
      const ids = await bookTwo(company, random)
      const { data } = await sendSurely(draft(company, ids))
      return [change(company, ids[0]!, random), finalise(company, data[0].id)]
    },
    endings: ['409 hours-locked | 200'],
  },
  'DELETE hours ‖ finalise': {
    async prepare(company, random) {
      const ids = await bookTwo(company, random)
      const { data } = await sendSurely(draft(company, ids))
      return [remove(company, ids[0]!), finalise(company, data[0].id)]
    },
    endings: ['409 hours-locked | 200'],
  },
  'PATCH hours ‖ DELETE draft': {
    async prepare(company, random) {
      const ids = await bookTwo(company, random)
      const { data } = await sendSurely(draft(company, ids))
      const path = `/invoices/invoice/${data[0].id}`
      return [change(company, ids[0]!, random), company.bySession({ method: 'DELETE', path })]
    },
    endings: ['200 | 204', '409 hours-locked | 204'],
  },
  'DELETE service ‖ POST hours': {
    async prepare(company, random) {
      const body = { project_id: company.projectId, name: 'Short-lived', hourly_rate: 90 }
      const { data } = await sendSurely(company.byKey({ method: 'POST', path: '/projects/service', body }))
      const booking = company.booking(random.integer(1, 50), { service_id: data.id })
      return [company.byKey({ method: 'DELETE', path: `/projects/service/${data.id}` }), company.byKey(booking)]
    },
    endings: ['204 | 400 invalid-reference', '409 service-has-hours | 201'],
  },
}

export async function proveHoursRaces({ databaseUrl, processes, rounds, seed }: Races): Promise<Outcome> {
  const db = openDatabase(databaseUrl, { connections: 4 })
  const servers = await startServers(processes, databaseUrl)
  try {
    const random = randomOf(seed, 'races')
    const company = await makeCompany(db, () => servers.address(random.integer(0, 1000)))
    const faults: string[] = []
    const details: string[] = []
    for (const [name, race] of Object.entries(races)) {
      const ended = await runRace(race, rounds, company, random)
      details.push(`${name}: ${ended}`)
      for (const ending of ended.kinds())
        if (!race.endings.includes(ending)) faults.push(`${name} ended with ${ending}`)
      const left = await inCompany(db, company.environmentId, 'read', async (tx) => [
        ...(await lineFaults(tx)),
        ...(await danglingFaults(tx)),
      ])
      faults.push(...left.map((fault) => `${name}: ${fault}`))
    }
    return { summary: `${rounds} rounds of each of ${details.length} races`, details, faults }
  } finally {
    await servers.stop()
    await db.close()
  }
}

// Several at once, so that the processes are busy and nobody knows who is first.
const LANES = 4

async function runRace(race: Race, rounds: number, company: Company, random: Random): Promise<Tally> {
  const ended = tally()
  let left = rounds
  const lane = async () => {
    while (left-- > 0) {
      const rivals = await race.prepare(company, random)
      const answers = await sendTogether(rivals, [random.integer(0, 4), random.integer(0, 4)])
      ended.count(answers.map(toldBy).join(' | '))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return ended
}

async function danglingFaults(tx: Tx): Promise<string[]> {
  const dangling = await tx.all<{ id: string }>(sql`
    select t.id from time_entry t left join service s on s.environment_id = t.environment_id and s.id = t.service_id
    where s.id is null`)
  return dangling.map(({ id }) => `entry ${id} has no service`)
}

async function bookTwo(company: Company, random: Random): Promise<string[]> {
  const book = () => sendSurely(company.byKey(company.booking(random.integer(1, 50))))
  const [one, other] = await Promise.all([book(), book()])
  return [one.data.id, other.data.id]
}

function change(company: Company, id: string, random: Random): Request {
  const body = { minutes: random.integer(51, 100) }
  return company.byKey({ method: 'PATCH', path: `/hours/hours/${id}`, body })
}

function remove(company: Company, id: string): Request {
  return company.byKey({ method: 'DELETE', path: `/hours/hours/${id}` })
}

function draft(company: Company, hours_ids: readonly string[]): Request {
  return company.bySession({ method: 'POST', path: '/invoices/invoice/from-work', body: { hours_ids } })
}

function finalise(company: Company, id: string): Request {
  return company.byKey({ method: 'POST', path: `/invoices/invoice/${id}/finalize` })
}

if (import.meta.main) {
  await runAlone({ processes: 2, rounds: 1000 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveHoursRaces({ databaseUrl, ...numbers })),
  )
}
