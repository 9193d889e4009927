// What is done with the chosen work: drafts, client by client, or writing it off with a way back.
import { useQueryClient } from '@tanstack/react-query'
import { client as service } from '../../api/api.ts'
import { parts } from '../../api/parts.ts'
import { showProblem } from '../../api/problems.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useBatch } from './batch.tsx'
import { nameOf } from './invoice-bulk.tsx'
import {
  type Asked,
  type Chosen,
  type Client,
  clientKey,
  clientName,
  draftsOfClient,
  draftsOfRows,
  type Making,
  type Row,
  rowsOf,
  sumOf,
  useCurrencies,
} from './work-data.ts'

const texts = words({
  en: {
    making: 'Making drafts',
    made: (n: number) => (n === 1 ? '1 draft is made' : `${n} drafts are made`),
    writtenOff: (n: number) => (n === 1 ? '1 row is written off' : `${n} rows are written off`),
    undone: 'Undone',
  },
  nl: {
    making: 'Concepten maken',
    made: (n: number) => (n === 1 ? 'Er staat 1 concept klaar' : `Er staan ${n} concepten klaar`),
    writtenOff: (n: number) => (n === 1 ? '1 regel is afgeboekt' : `${n} regels zijn afgeboekt`),
    undone: 'Ongedaan gemaakt',
  },
})

interface Given {
  readonly clients: readonly Client[]
  readonly chosen: Chosen
  readonly asked: Asked
  readonly making: Making
  onDone(): void
}

export function useWorkActs({ clients, chosen, asked, making, onDone }: Given) {
  const said = useWords(texts)
  const { money } = useFormats()
  const cache = useQueryClient()
  const offer = useUndoOffer()
  const currencies = useCurrencies()
  const { run, dialog } = useBatch()
  const own = clients.filter((client) => chosen.has(clientKey(client)))
  const used = new Set(own.map(({ company_profile_id }) => currencies.get(company_profile_id)))

  const refresh = () => {
    for (const path of CHANGED) void cache.invalidateQueries({ queryKey: ['get', path] })
  }

  async function chosenRows(client: Client): Promise<readonly Row[]> {
    const what = chosen.get(clientKey(client))
    const rows = await rowsOf(client, asked)
    return what === 'all' ? rows : rows.filter(({ id }) => what?.has(id))
  }

  /** Without naming each row, where all of the client is meant. */
  function isWhole(client: Client): boolean {
    const narrowed = Object.keys(asked).some((name) => !WIDE.has(name))
    const isOnce = clients.filter(({ organization_id: one, person_id: other }) =>
      client.organization_id ? one === client.organization_id : !one && other === client.person_id,
    ).length
    return chosen.get(clientKey(client)) === 'all' && !narrowed && isOnce === 1
  }

  function make() {
    const how = { ...making, ...(asked.until ? { until: asked.until } : {}) }
    const tasks = own.map((client) => ({
      name: clientName(client),
      run: async () => {
        const drafts = isWhole(client)
          ? await draftsOfClient(client, how)
          : await draftsOfRows(await chosenRows(client), how)
        return drafts.map((draft) => ({
          id: draft.id,
          text: `${nameOf(draft)}: ${money(draft.total_excl_vat, draft.currency)}`,
        }))
      },
    }))
    const onEnd = () => {
      refresh()
      onDone()
    }
    return run({ title: said.making, done: said.made, tasks, onEnd })
  }

  async function writeOff(reason: string) {
    try {
      const rows = (await Promise.all(own.map(chosenRows))).flat()
      const done = rows.filter(({ kind }) => kind === 'hours' || kind === 'cost')
      await turn('write-off', done, reason)
      offer({ said: said.writtenOff(done.length), undo: () => void takeBack(done) })
    } catch (error) {
      showProblem(error)
    }
    refresh()
    onDone()
  }

  async function takeBack(rows: readonly Row[]) {
    await turn('undo-write-off', rows, said.undone).catch(showProblem)
    refresh()
  }

  return {
    make,
    writeOff,
    dialog,
    currency: [...used][0],
    sum: used.size === 1 ? chosenSum(own, chosen, cache.getQueriesData({ queryKey: ['get', ROWS] })) : undefined,
  }
}

const ROWS = '/invoices/to-invoice/rows'
const WIDE: ReadonlySet<string> = new Set(['until', 'organization_id', 'person_id'])
const CHANGED = ['/invoices/to-invoice', ROWS, '/invoices/invoice', '/hours/hours', '/purchasing/cost', '/home']

async function turn(way: 'write-off' | 'undo-write-off', rows: readonly Row[], reason: string): Promise<void> {
  const ids = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  for (const part of parts(ids('hours'))) {
    const { error } = await service.POST(`/hours/hours/${way}`, { body: { ids: part, reason } })
    if (error) throw error
  }
  for (const part of parts(ids('cost'))) {
    const { error } = await service.POST(`/purchasing/cost/${way}`, { body: { ids: part, reason } })
    if (error) throw error
  }
}

// Rows can only be chosen where they were read.
function chosenSum(own: readonly Client[], chosen: Chosen, read: readonly (readonly [unknown, unknown])[]): number {
  const rows = new Map(
    read.flatMap(([, held]) => (Array.isArray(held) ? (held as Row[]) : [])).map((row) => [row.id, row]),
  )
  return sumOf(
    own.flatMap((client) => {
      const what = chosen.get(clientKey(client))
      if (what === 'all') return [client.total_amount]
      return [...(what ?? [])].map((id) => rows.get(id)?.amount ?? 0)
    }),
  )
}
