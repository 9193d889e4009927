// A cost without a purchase invoice, such as what somebody paid out of his own pocket.
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { CostPlace, type Place } from './cost-place.tsx'

const texts = words({
  en: {
    title: 'New cost',
    act: 'Book cost',
    description: 'Description',
    date: 'Day',
    quantity: 'Quantity',
    unit: 'Price each, excl. VAT',
    employee: 'Paid by',
    note: 'Remark',
  },
  nl: {
    title: 'Nieuwe kosten',
    act: 'Kosten boeken',
    description: 'Omschrijving',
    date: 'Dag',
    quantity: 'Aantal',
    unit: 'Prijs per stuk, excl. btw',
    employee: 'Betaald door',
    note: 'Opmerking',
  },
})

export function CostCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const { environment } = useSession()
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', '/purchasing/cost', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['CostCreate']>({
    initial: { date: todayIn(environment.time_zone), quantity: 1, billable: true },
    isNew: true,
    async save(body) {
      await mutateAsync({ body })
      await refresh('/purchasing/cost')
      onClose()
    },
  })
  const { values, setFieldValue } = form.form
  const place: Place = {
    project_id: values.project_id ?? null,
    service_id: values.service_id ?? null,
    markup_percentage: values.markup_percentage ?? null,
    billable: values.billable ?? true,
  }
  const onPlace = (next: Place) => {
    for (const [key, value] of Object.entries(next)) setFieldValue(key, value as never)
  }
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="description" label={said.description} required autoFocus />
      <Field form={form} name="date" label={said.date} kind="day" required />
      <Field form={form} name="quantity" label={said.quantity} kind="number" />
      <Field form={form} name="unit_cost" label={said.unit} kind="money" required />
      <CostPlace place={place} onChange={onPlace} />
      <Field form={form} name="employee_id" label={said.employee} kind="record" of="employee" />
      <Field form={form} name="note" label={said.note} kind="long" />
    </FormDrawer>
  )
}
