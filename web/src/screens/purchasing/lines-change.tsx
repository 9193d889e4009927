// The lines of a purchase invoice, changed together and sent as a whole.
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { FormView, useRecordForm } from '../../ui/form.tsx'
import { PurchaseLines, type TypedLine } from './purchase-lines.tsx'
import { useChecked, useLineNames } from './use-checked.ts'
import type { PurchaseDetail } from './words.ts'

type Body = Pick<Shapes['PurchaseInvoiceScreenUpdate'], 'lines'>

export function LinesChange({ invoice, onDone }: { invoice: PurchaseDetail; onDone(): void }) {
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('patch', '/purchasing/purchaseinvoice/{id}', { meta: { quiet: true } })
  const form = useRecordForm<Body>({
    initial: { lines: invoice.lines },
    async save(body) {
      await mutateAsync({ params: { path: { id: invoice.id } }, body })
      await refresh('/purchasing/purchaseinvoice')
      onDone()
    },
  })
  const { values, errors, setFieldValue } = form.form
  const lines = (values.lines ?? []) as readonly TypedLine[]
  const checked = useChecked({ lines })
  useLineNames(form.names, lines.length)
  return (
    <FormView form={form} onCancel={onDone}>
      <PurchaseLines
        lines={lines}
        totals={checked}
        currency={invoice.currency}
        vatPercentage={0}
        errors={errors}
        onChange={(next) => setFieldValue('lines', next as never)}
      />
    </FormView>
  )
}
