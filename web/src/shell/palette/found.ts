// Records that match what was typed: the lists of all kinds are asked at once, each for its first few.
import { keepPreviousData, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { useLanguage } from '../../words/language.tsx'
import { linkTo } from '../modules.ts'
import type { Entry } from './entry.ts'
import { type FoundKind, RECORD_SCREENS } from './screens.ts'

interface Found {
  readonly id: string
  readonly label: string
  readonly hint: string | null
}

const LEAST_LETTERS = 2
const EACH = 4

export function useFound(typed: string): { found: readonly Entry[]; isBusy: boolean } {
  const { can } = useSession()
  const { language } = useLanguage()
  const router = useRouter()
  const text = typed.trim()
  const kinds = (Object.keys(RECORD_SCREENS) as FoundKind[]).filter(
    (kind) => RECORD_SCREENS[kind].to in router.routesByPath && can(RECORD_SCREENS[kind].right),
  )
  const enabled = text.length >= LEAST_LETTERS
  const answers = useQueries({
    queries: kinds.map((kind) => ({ ...asked(kind, text), enabled, placeholderData: keepPreviousData })),
  })
  const found = answers.flatMap(({ data }, i) =>
    (data ?? []).map(({ id, label, hint }): Entry => {
      const { to, name, icon } = RECORD_SCREENS[kinds[i]!]
      const act = () => router.navigate({ ...linkTo({ to }), params: { id } as never })
      return { id: `${kinds[i]} ${id}`, label, hint: hint ?? name[language], icon, act }
    }),
  )
  return { found: enabled ? found : [], isBusy: enabled && answers.some(({ isFetching }) => isFetching) }
}

type Asked = UseQueryOptions<unknown, unknown, readonly Found[]>

function asked(kind: FoundKind, q: string): Asked {
  const init = { params: { query: { q, limit: EACH } } }
  const ways = {
    organization: () => ({
      ...api.queryOptions('get', '/crm/organization', init),
      select: rows<'Organization'>((one) => [one.name, one.address?.locality ?? null]),
    }),
    person: () => ({
      ...api.queryOptions('get', '/crm/person', init),
      select: rows<'Person'>((one) => [one.full_name, one.email]),
    }),
    project: () => ({
      ...api.queryOptions('get', '/projects/project', init),
      select: rows<'Project'>((one) => [one.name, one.organization_name]),
    }),
    employee: () => ({
      ...api.queryOptions('get', '/hrm/employee', init),
      select: rows<'Employee'>((one) => [one.full_name, one.job_title]),
    }),
    invoice: () => ({
      ...api.queryOptions('get', '/invoices/invoice', init),
      select: rows<'Invoice'>((one) => [one.number ?? one.subject ?? '–', one.organization_name]),
    }),
    sales: () => ({
      ...api.queryOptions('get', '/sales/sales', init),
      select: rows<'Sales'>((one) => [one.name, one.organization_name]),
    }),
  } satisfies Record<FoundKind, () => unknown>
  return ways[kind]() as unknown as Asked
}

function rows<Name extends keyof Shapes>(told: (one: Shapes[Name]) => [label: string, hint: string | null]) {
  return ({ data }: { data: readonly (Shapes[Name] & { id: string })[] }): readonly Found[] =>
    data.map((one) => {
      const [label, hint] = told(one)
      return { id: one.id, label, hint }
    })
}
