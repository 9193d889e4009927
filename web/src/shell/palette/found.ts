// Records that match what was typed, of every kind at once: the service finds them by the beginnings of words.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { useLanguage } from '../../words/language.tsx'
import type { Entry } from './entry.ts'
import { FOUND_KINDS } from './screens.ts'

const LEAST_LETTERS = 2
const MOST = 12

export function useFound(typed: string): { found: readonly Entry[]; isBusy: boolean } {
  const { language } = useLanguage()
  const router = useRouter()
  const screenOf = useScreenLink()
  const query = typed.trim().slice(0, 100)
  const enabled = query.length >= LEAST_LETTERS
  const { data, isFetching } = useQuery({
    ...api.queryOptions('get', '/search', { params: { query: { query, limit: MOST } } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = (data?.data ?? []).flatMap((hit): Entry[] => {
    const { list, id } = recordOf(hit)
    const to = screenOf(list)?.to
    if (!to) return []
    const { name, icon } = FOUND_KINDS[hit.kind]
    const hint = [name[language], hit.subtitle].filter(Boolean).join(' · ')
    return [
      { id: `${hit.kind} ${hit.id}`, label: hit.title, hint, icon, act: () => router.history.push(`${to}/${id}`) },
    ]
  })
  return { found: enabled ? found : [], isBusy: enabled && isFetching }
}

// A service and a task are shown on the screen of their project.
function recordOf({ kind, id, path, project_id }: Shapes['SearchHit']): { list: string; id: string } {
  if ((kind === 'service' || kind === 'task') && project_id) return { list: '/projects/project', id: project_id }
  return { list: path.slice(0, path.lastIndexOf('/')), id }
}
