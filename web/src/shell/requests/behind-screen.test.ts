import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sortRequests } from './behind-screen.ts'

const seen = (id: string, query: object | undefined, screen: string, method = 'GET') => ({
  id,
  method,
  path: `/api/app/crm/organization${query ? `?${JSON.stringify(query)}` : ''}`,
  template: '/crm/organization',
  params: query ? { query: query as Record<string, unknown> } : {},
  body: '',
  screen,
  startedAt: 0,
})

test('behind a screen stands what it shows, wherever it was read, and what was done on it', () => {
  const cache = new QueryClient()
  const queryFn = () => ({})
  const shown = ['get', '/crm/organization', { params: { query: { q: 'acme', limit: 5, sort: undefined } } }]
  const stop = new QueryObserver(cache, { queryKey: shown, queryFn }).subscribe(() => {})
  cache.setQueryData(['get', '/crm/organization', { params: { query: { limit: 9 } } }], {})
  const requests = [
    seen('change', undefined, '/crm', 'POST'),
    seen('again', { limit: 5, q: 'acme' }, '/elsewhere'),
    seen('first', { limit: 5, q: 'acme' }, '/crm'),
    seen('prefetched', { limit: 9 }, '/crm'),
    seen('loose', { limit: 7 }, '/crm'),
    seen('other', undefined, '/hours', 'POST'),
  ]
  const { here, before } = sortRequests(requests, cache, '/crm')
  expect(here.map(({ id }) => id)).toEqual(['change', 'again', 'loose'])
  expect(before.map(({ id }) => id)).toEqual(['prefetched', 'other'])
  stop()
})
