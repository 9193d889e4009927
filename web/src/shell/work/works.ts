// What hours can be booked on: what was worked on lately, and what is found by words.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Work } from '../timer/timing.ts'

export interface FoundWork {
  readonly id: string
  readonly label: string
  readonly hint: string | null
  readonly work: Work
}

/** The rows of this week and the last, as far as hours can be booked on them. */
export function useRecentWorks(isWanted = true): readonly FoundWork[] {
  const { employee, can } = useSession()
  const enabled = isWanted && employee !== null && can('hours:read')
  const { data } = useQuery({ ...api.queryOptions('get', '/hours/week', {}), enabled })
  return (data?.data.rows ?? []).filter(({ refusal }) => !refusal).map(workOfRow)
}

const LEAST_LETTERS = 2

/** By the words of the service, its project and its customer; the best first. */
export function useFoundWorks(text: string): { works: readonly FoundWork[]; isBusy: boolean } {
  const recent = useRecentWorks()
  const query = text.trim().slice(0, 100)
  const enabled = query.length >= LEAST_LETTERS
  const { data, isFetching } = useQuery({
    ...api.queryOptions('get', '/search', {
      params: { query: { query, kinds: ['service', 'project', 'task'], limit: 12 } },
    }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const works = enabled ? (data?.data ?? []).map((hit) => withHourType(workOfHit(hit), recent)) : []
  return { works, isBusy: enabled && isFetching }
}

export function workOfRow(row: Shapes['WeekRow']): FoundWork {
  const { project_id, service_id, hour_type_id, project_name, service_name, organization_name, hour_type_name } = row
  return {
    id: `row ${project_id} ${service_id} ${hour_type_id}`,
    label: [project_name, service_name].filter(Boolean).join(' · ') || (hour_type_name ?? '–'),
    hint: [organization_name, hour_type_name].filter(Boolean).join(' · ') || null,
    work: {
      project_id,
      service_id,
      hour_type_id,
      names: { project_name, service_name, organization_name, hour_type_name },
    },
  }
}

function workOfHit({ kind, id, title, subtitle, project_id }: Shapes['SearchHit']): FoundWork {
  const found = { id: `${kind} ${id}`, label: title, hint: subtitle || null }
  if (kind === 'service')
    return { ...found, work: { project_id, service_id: id, names: { service_name: title, project_name: subtitle } } }
  if (kind === 'task') return { ...found, work: { task_id: id, names: { task_name: title } } }
  return { ...found, work: { project_id: id, names: { project_name: title } } }
}

// As it was booked last; the search knows no hour types.
function withHourType(found: FoundWork, recent: readonly FoundWork[]): FoundWork {
  const { service_id } = found.work
  const before = service_id ? recent.find(({ work }) => work.service_id === service_id)?.work : undefined
  if (!before) return found
  const names = { ...found.work.names, ...before.names }
  return { ...found, work: { ...found.work, hour_type_id: before.hour_type_id ?? null, names } }
}
