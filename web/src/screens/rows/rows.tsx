// The rows behind a figure, where the list has no screen of its own: to read, to add up, to take along.
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Missing } from '../../shell/missing.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { lists } from './lists.tsx'

const texts = words({ en: { home: 'Home' }, nl: { home: 'Start' } })

export function Rows() {
  const { _splat } = useParams({ from: '/inside/rows/$' })
  const search = useSearch({ from: '/inside/rows/$' })
  const { language } = useLanguage()
  const { home } = useWords(texts)
  const shown = lists[`/${_splat}`]
  const query = useMemo(() => questionOf(search), [search])
  if (!shown) return <Missing />
  const { title, Shown } = shown
  return (
    <Page title={title[language]} above={<UpLink to="/">{home}</UpLink>}>
      <Shown title={title[language]} query={query} />
    </Page>
  )
}

// What is searched, sorted and paged is the reader's; the rest is the question of the figure.
function questionOf({ q: _q, sort: _sort, offset: _offset, ...question }: ListSearch): ListSearch {
  return question
}
