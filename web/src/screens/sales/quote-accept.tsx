// The customer said yes to somebody: who it was, and which options come along.
import { Checkbox, Stack } from '@mantine/core'
import { api, type Shapes } from '../../api/api.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { type QuoteRecord, useSalesRefresh } from './sales-queries.ts'

const texts = words({
  en: {
    title: 'The customer accepts',
    act: 'Accept the quote',
    name: 'Who accepted?',
    hint: 'Left empty: the customer as on the quote.',
    options: 'Options that come along',
    late: 'Accept it although its last day has passed',
  },
  nl: {
    title: 'De klant gaat akkoord',
    act: 'Op akkoord zetten',
    name: 'Wie gaf akkoord?',
    hint: 'Leeg: de klant zoals op de offerte.',
    options: 'Opties die meegaan',
    late: 'Akkoord, ook al is de offerte verlopen',
  },
})

export function QuoteAccept({ quote, onClose }: { quote: QuoteRecord; onClose(): void }) {
  const said = useWords(texts)
  const { money } = useFormats()
  const refresh = useSalesRefresh()
  const options = quote.lines.filter(({ is_optional }) => is_optional)
  const { mutateAsync } = api.useMutation('post', '/sales/quote/{id}/accept', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['QuoteAccept']>({
    initial: { name: '', option_ids: options.filter(({ is_selected }) => is_selected).map(({ id }) => id) },
    isNew: true,
    async save(body) {
      await mutateAsync({ params: { path: { id: quote.id } }, body })
      onClose()
      void refresh()
    },
  })
  const { values, setFieldValue } = form.form
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} description={said.hint} autoFocus />
      {options.length > 0 && (
        <Checkbox.Group
          label={said.options}
          value={values.option_ids ?? []}
          onChange={(ids) => setFieldValue('option_ids', ids as never)}
        >
          <Stack gap="xs" mt="xs">
            {options.map(({ id, name, amount }) => (
              <Checkbox key={id} value={id} label={`${name} · ${money(amount)}`} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {quote.status === 'expired' && <Field form={form} name="confirm" label={said.late} kind="flag" />}
    </FormDrawer>
  )
}
