// A new service of a project.
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { BILLING_METHODS, CYCLES } from './words.ts'

const texts = words({
  en: {
    title: 'New service',
    act: 'Add service',
    name: 'Name',
    method: 'Billing',
    rate: 'Hourly rate',
    rateHint: 'Empty: the rate follows the project.',
    price: 'Price',
    cycle: 'Every',
    start: 'Start',
    hours: 'Budget in hours',
    description: 'Description',
  },
  nl: {
    title: 'Nieuwe dienst',
    act: 'Dienst toevoegen',
    name: 'Naam',
    method: 'Facturatie',
    rate: 'Uurtarief',
    rateHint: 'Leeg: het tarief volgt het project.',
    price: 'Prijs',
    cycle: 'Per',
    start: 'Begin',
    hours: 'Budget in uren',
    description: 'Omschrijving',
  },
})

export function ServiceCreate({ projectId, onClose }: { projectId: string; onClose(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', '/projects/service', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['ServiceCreate']>({
    initial: { name: '', project_id: projectId, billing_method: 'time_and_materials' },
    isNew: true,
    async save(body) {
      await mutateAsync({ body })
      await refresh('/projects/service', '/projects/project')
      onClose()
    },
  })
  const method = form.form.values.billing_method
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="billing_method" label={said.method} kind="choice" options={BILLING_METHODS} />
      {method === 'time_and_materials' && (
        <Field form={form} name="hourly_rate" label={said.rate} kind="money" description={said.rateHint} />
      )}
      {(method === 'fixed_price' || method === 'subscription') && (
        <Field form={form} name="price" label={said.price} kind="money" />
      )}
      {method === 'subscription' && (
        <>
          <Field form={form} name="cycle" label={said.cycle} kind="choice" options={CYCLES} />
          <Field form={form} name="start_date" label={said.start} kind="day" />
        </>
      )}
      <Field form={form} name="budget_minutes" label={said.hours} kind="minutes" />
      <Field form={form} name="description" label={said.description} kind="long" />
    </FormDrawer>
  )
}
