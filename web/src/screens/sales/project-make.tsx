// Makes a project of what was won: the lines of its quote become services, else a template or nothing.
import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type Opportunity, opportunityQuery, useSalesRefresh } from './sales-queries.ts'
import { ServicesTaken } from './services-taken.tsx'
import { type Source, useProjectSources } from './use-project-sources.ts'

const texts = words({
  en: {
    title: 'Make a project',
    lead: (name: string) => `${name} is won. Make a project of it now, or close this and do it later.`,
    act: 'Make project',
    from: 'Services from',
    blank: 'Blank, without services',
    accepts: 'This quote is not accepted yet; making the project accepts it for the customer.',
    name: 'Name',
    manager: 'Manager',
    start: 'Start',
  },
  nl: {
    title: 'Project maken',
    lead: (name: string) => `${name} is gewonnen. Maak er nu een project van, of sluit dit en doe het later.`,
    act: 'Project maken',
    from: 'Diensten uit',
    blank: 'Leeg, zonder diensten',
    accepts: 'Deze offerte is nog niet akkoord; met het project zet je die voor de klant op akkoord.',
    name: 'Naam',
    manager: 'Projectleider',
    start: 'Begin',
  },
})

/** What a project is made of: an opportunity with its quotes, or one quote. */
export interface Origin {
  readonly name: string
  readonly salesId: string | null
  readonly quoteId?: string
  readonly organizationId: string | null
  readonly personId: string | null
  readonly managerId: string | null
}

interface ProjectMakeProps {
  readonly of: Origin
  onClose(): void
}

export function originOf({ id, name, organization_id, person_id, owner_employee_id }: Opportunity): Origin {
  return { name, salesId: id, organizationId: organization_id, personId: person_id, managerId: owner_employee_id }
}

export function ProjectMake({ of, onClose }: ProjectMakeProps) {
  const sale = useQuery({ ...opportunityQuery(of.salesId ?? ''), enabled: of.salesId !== null }).data?.data
  const sources = useProjectSources(of)
  // Whoever takes the decision back wants no project either.
  if ((sale?.status === 'open' && !of.quoteId) || !sources) return null
  return <MakeForm of={of} sources={sources} onClose={onClose} />
}

function MakeForm({ of, sources, onClose }: ProjectMakeProps & { sources: readonly Source[] }) {
  const said = useWords(texts)
  const { employee, environment } = useSession()
  const [value, setValue] = useState(sources.find(({ isQuote }) => isQuote)?.value ?? null)
  const source = sources.find((one) => one.value === value)
  const make = useMake(of, source)
  const form = useRecordForm<Shapes['QuoteProject']>({
    initial: {
      name: of.name,
      manager_employee_id: of.managerId ?? employee?.id ?? null,
      start_date: todayIn(environment.time_zone),
    },
    isNew: true,
    save: make,
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Text c="dimmed" size="sm">
        {said.lead(of.name)}
      </Text>
      <Select
        label={said.from}
        placeholder={said.blank}
        clearable
        data={sources.map((one) => ({ value: one.value, label: one.label }))}
        value={value}
        onChange={setValue}
        {...(source?.isOpen ? { description: said.accepts } : {})}
      />
      {source && <ServicesTaken source={source} />}
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="manager_employee_id" label={said.manager} kind="record" of="employee" />
      <Field form={form} name="start_date" label={said.start} kind="day" />
    </FormDrawer>
  )
}

function useMake({ salesId, organizationId, personId }: Origin, source: Source | undefined) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const refreshSales = useSalesRefresh()
  const meta = { quiet: true }
  const accept = api.useMutation('post', '/sales/quote/{id}/accept', { meta })
  const convert = api.useMutation('post', '/sales/quote/{id}/project', { meta })
  const apply = api.useMutation('post', '/projects/template/{id}/apply', { meta })
  const create = api.useMutation('post', '/projects/project', { meta })
  const of = { sales_id: salesId, organization_id: organizationId, person_id: personId }

  async function send(body: Shapes['QuoteProject']) {
    const params = { path: { id: source?.id ?? '' } }
    const { name = '' } = body
    if (!source) return create.mutateAsync({ body: { ...of, ...body, name } })
    if (!source.isQuote) return apply.mutateAsync({ params, body: { ...of, ...body, name } })
    if (source.isOpen) await accept.mutateAsync({ params, body: { confirm: true } })
    return convert.mutateAsync({ params, body })
  }

  return async (body: Shapes['QuoteProject']) => {
    const { data } = await send(body)
    void refresh('/projects/project')
    void refreshSales()
    await navigate({ to: '/projects/$id', params: { id: data.id } })
  }
}
