import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords, words } from '../words/language.tsx'
import { Empty } from './empty.tsx'

const texts = words({
  en: { title: 'Nothing found', text: 'Nothing here matches the search and the filters.', clear: 'Show everything' },
  nl: { title: 'Niets gevonden', text: 'Niets voldoet aan het zoekwoord en de filters.', clear: 'Alles tonen' },
})

interface ListEmptyProps {
  /** Whether a search or a filter is set; else there is simply nothing yet. */
  readonly isAsked: boolean
  clear(): void
  readonly children: ReactNode
}

export function ListEmpty({ isAsked, clear, children }: ListEmptyProps) {
  const said = useWords(texts)
  if (!isAsked) return children
  const action = (
    <Button variant="default" onClick={clear}>
      {said.clear}
    </Button>
  )
  return <Empty icon="search" title={said.title} text={said.text} action={action} />
}
