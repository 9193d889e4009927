// What a list shows stands in its address, in the words of the service's own parameters: back, reload and links just work.
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface ListSearch {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly offset?: number | undefined
  readonly [filter: string]: string | number | boolean | undefined
}

/** For the route of every list: validateSearch: listSearch. */
export function listSearch(given: Record<string, unknown>): ListSearch {
  const kept = Object.entries(given).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return Object.fromEntries(kept.map(([key, value]) => [key, key === 'q' ? String(value) : value])) as ListSearch
}

interface Told {
  readonly search: ListSearch
  /** Changes some of it and begins at the first row again; undefined takes a filter away. */
  change(part: ListSearch, step?: { readonly isTyping: boolean }): void
  /** Puts another question in its place. */
  replace(search: ListSearch): void
}

/** The list follows at once, the address a moment later: changing it is work that nobody should wait for. */
export function useListSearch(): Told {
  const told = useSearch({ strict: false }) as ListSearch
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useState(told)
  const ahead = useRef({ search, sent: new Set<string>() })

  useEffect(() => {
    lastSearches.set(pathname, told)
    if (ahead.current.sent.delete(pageText(told)) || pageText(told) === pageText(ahead.current.search)) return
    ahead.current.search = told
    setSearch(told)
  }, [pathname, told])

  const go = useCallback(
    (next: ListSearch, isTyping: boolean) => {
      ahead.current.search = next
      ahead.current.sent.add(pageText(next))
      setSearch(next)
      void navigate({ to: '.', search: next as never, replace: isTyping, resetScroll: !isTyping })
    },
    [navigate],
  )
  const change = useCallback<Told['change']>(
    (part, { isTyping } = { isTyping: false }) => go({ ...ahead.current.search, offset: undefined, ...part }, isTyping),
    [go],
  )
  const replace = useCallback<Told['replace']>((next) => go(next, false), [go])
  return { search, change, replace }
}

/** As the list was left, for the way back up to it. */
export function lastSearch(path: string): ListSearch {
  return lastSearches.get(path) ?? {}
}

const lastSearches = new Map<string, ListSearch>()

/** The same question, whatever page of it. */
export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  return pageText({ ...one, offset: undefined }) === pageText({ ...other, offset: undefined })
}

function pageText(search: ListSearch): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify(set.map(([key, value]) => [key, String(value)]).sort())
}
