import { Drawer } from '@mantine/core'
import type { Shapes } from '../../../api/api.ts'
import { Field, FormView, useRecordForm } from '../../../ui/form.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { BILLING_METHODS, CYCLES } from '../../projects/words.ts'
import { type Line, type LineField, LinesEditor } from './lines-editor.tsx'
import { tasksWithout } from './tasks-without.ts'

type Template = Shapes['Template']
type Body = Shapes['TemplateCreate']

const texts = words({
  en: {
    make: 'New template',
    change: (name: string) => name,
    name: 'Name',
    about: 'About',
    services: 'Services',
    service: 'Add a service',
    tasks: 'Tasks',
    task: 'Add a task',
  },
  nl: {
    make: 'Nieuw sjabloon',
    change: (name: string) => name,
    name: 'Naam',
    about: 'Omschrijving',
    services: 'Diensten',
    service: 'Dienst toevoegen',
    tasks: 'Taken',
    task: 'Taak toevoegen',
  },
})

const serviceFields: readonly LineField[] = [
  { key: 'name', head: { en: 'Service', nl: 'Dienst' }, isWide: true },
  { key: 'billing_method', head: { en: 'Billed', nl: 'Facturatie' }, kind: 'choice', options: BILLING_METHODS },
  {
    key: 'hourly_rate',
    head: { en: 'Rate', nl: 'Tarief' },
    kind: 'money',
    isFor: ({ billing_method }) => billing_method === 'time_and_materials',
  },
  {
    key: 'price',
    head: { en: 'Price', nl: 'Prijs' },
    kind: 'money',
    isFor: ({ billing_method }) => billing_method === 'fixed_price' || billing_method === 'subscription',
  },
  {
    key: 'cycle',
    head: { en: 'Per', nl: 'Per' },
    kind: 'choice',
    options: CYCLES,
    isFor: ({ billing_method }) => billing_method === 'subscription',
  },
  { key: 'budget_minutes', head: { en: 'Hours', nl: 'Uren' }, kind: 'minutes' },
]

export function TemplateEditor({ template, save, onClose }: TemplateEditorProps) {
  const said = useWords(texts)
  const form = useRecordForm<Body>({
    initial: template ? editable(template) : { name: '', services: [], tasks: [] },
    isNew: !template,
    async save(body) {
      await save(body)
      onClose()
    },
  })
  const { values } = form.form
  const put = (name: 'services' | 'tasks', lines: readonly Line[]) =>
    form.form.setFieldValue(name, lines.map((line, position) => ({ ...line, position })) as never)
  const services = (values.services ?? []) as readonly Line[]
  const tasks = (values.tasks ?? []) as readonly Line[]
  const removeService = (index: number) => {
    put('services', services.toSpliced(index, 1))
    put('tasks', tasksWithout(tasks, index))
  }
  const taskFields: readonly LineField[] = [
    { key: 'name', head: { en: 'Task', nl: 'Taak' }, isWide: true },
    {
      key: 'service_position',
      head: { en: 'Of service', nl: 'Van dienst' },
      kind: 'choice',
      isNumber: true,
      options: services.map(({ name }, i) => ({ value: String(i), label: String(name || '–') })),
    },
    { key: 'estimated_minutes', head: { en: 'Estimate', nl: 'Schatting' }, kind: 'minutes' },
    { key: 'start_offset_days', head: { en: 'Begins after days', nl: 'Begint na dagen' }, kind: 'number' },
    { key: 'due_offset_days', head: { en: 'Due after days', nl: 'Klaar na dagen' }, kind: 'number' },
  ]
  const close = async () => {
    if (await form.mayLeave()) onClose()
  }
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="xl"
      padding="lg"
      title={template ? said.change(template.name) : said.make}
    >
      <FormView form={form} onCancel={close}>
        <Field form={form} name="name" label={said.name} required autoFocus />
        <Field form={form} name="description" kind="long" label={said.about} />
        <LinesEditor
          title={said.services}
          add={said.service}
          fields={serviceFields}
          fresh={{ name: '', billing_method: 'time_and_materials' }}
          lines={services}
          onChange={(lines) => put('services', lines)}
          onRemove={removeService}
        />
        <LinesEditor
          title={said.tasks}
          add={said.task}
          fields={taskFields}
          fresh={{ name: '' }}
          lines={tasks}
          onChange={(lines) => put('tasks', lines)}
          onRemove={(index) => put('tasks', tasks.toSpliced(index, 1))}
        />
      </FormView>
    </Drawer>
  )
}

interface TemplateEditorProps {
  readonly template?: Template
  save(body: object): Promise<unknown>
  onClose(): void
}

function editable({ name, description, services, tasks }: Template): Partial<Body> {
  return { name, description, services: services.map(({ tasks_count: _, ...service }) => service), tasks: [...tasks] }
}
