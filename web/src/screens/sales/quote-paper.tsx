// The PDF of a quote, beside what it says; it is made shortly after the quote was sent.
import { Text } from '@mantine/core'
import { useRecords } from '../../api/records.ts'
import { PdfView } from '../../ui/pdf-view.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'
import type { QuoteRecord } from './sales-queries.ts'

const texts = words({
  en: { name: (number: string) => `Quote ${number}`, soon: 'The PDF is being made; it appears here in a moment.' },
  nl: { name: (number: string) => `Offerte ${number}`, soon: 'De PDF wordt gemaakt en staat hier zo.' },
})

export function QuotePaper({ quote }: { quote: QuoteRecord }) {
  const said = useWords(texts)
  const { document_id, number } = quote
  const { data } = useRecords('/documents/document', { ids: document_id ?? '' }, document_id !== null)
  return (
    <div className={classes.paper}>
      {document_id === null ? (
        <Text size="sm" c="dimmed">
          {said.soon}
        </Text>
      ) : (
        <PdfView name={said.name(number ?? '')} source={data?.data[0]?.download_url} />
      )}
    </div>
  )
}
