// A draft on paper, printed again a moment after each change; the page of before stays until the next is there.
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type DraftPath, draftPaperAddress } from '../api/records.ts'
import { useWords, words } from '../words/language.tsx'
import classes from './draft-paper.module.css'
import { PdfView } from './pdf-view.tsx'

const texts = words({ en: { preview: 'Preview' }, nl: { preview: 'Voorbeeld' } })

interface DraftPaperProps {
  readonly path: DraftPath
  readonly draft: { readonly id: string; readonly updated_at: string }
  /** For those who do not see it. */
  readonly name: string
}

export function DraftPaper({ path, draft: { id, updated_at }, name }: DraftPaperProps) {
  const said = useWords(texts)
  const [version] = useDebouncedValue(updated_at, 250)
  const address = draftPaperAddress(path, id)
  const { data, isFetching } = useQuery({
    queryKey: ['draft paper', path, id, version],
    queryFn: async ({ signal }) => {
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw await answer.json()
      return answer.arrayBuffer()
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.paper} aria-label={said.preview} aria-busy={isFetching} tabIndex={0}>
      <PdfView name={name} source={data} download={address} />
    </section>
  )
}
