// The customer said no to somebody, and perhaps why.
import { api, type Shapes } from '../../api/api.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type QuoteRecord, useSalesRefresh } from './sales-queries.ts'

const texts = words({
  en: { title: 'The customer declines', act: 'Decline the quote', reason: 'Why?', hint: 'May stay empty.' },
  nl: { title: 'De klant wijst af', act: 'Op afgewezen zetten', reason: 'Waarom?', hint: 'Mag leeg blijven.' },
})

export function QuoteDecline({ quote, onClose }: { quote: QuoteRecord; onClose(): void }) {
  const said = useWords(texts)
  const refresh = useSalesRefresh()
  const { mutateAsync } = api.useMutation('post', '/sales/quote/{id}/decline', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['QuoteDecline']>({
    initial: { reason: '' },
    isNew: true,
    async save(body) {
      await mutateAsync({ params: { path: { id: quote.id } }, body })
      onClose()
      void refresh()
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="reason" label={said.reason} description={said.hint} kind="long" autoFocus />
    </FormDrawer>
  )
}
