// The services of a project: what each is sold for, what is used of it, in the order in which they stand on quotes and invoices.
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef } from 'react'
import { api } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOrdering } from '../../ui/lookup-order.ts'
import { Section } from '../../ui/section.tsx'
import { useLookup } from '../../ui/use-lookup.ts'
import { useWords, words } from '../../words/language.tsx'
import type { ProjectRecord } from './project-query.ts'
import { ServiceCreate } from './service-create.tsx'
import { ServiceRow } from './service-row.tsx'
import classes from './services.module.css'

const texts = words({
  en: {
    title: 'Services',
    add: 'Add service',
    none: 'No services yet. A service is what you sell: design, development, hosting. Each has its own rate or price.',
  },
  nl: {
    title: 'Diensten',
    add: 'Dienst toevoegen',
    none: 'Nog geen diensten. Een dienst is wat je verkoopt: ontwerp, bouw, hosting. Elk met een eigen tarief of prijs.',
  },
})

export function Services({ project }: { project: ProjectRecord }) {
  const said = useWords(texts)
  const canEdit = useSession().can('projects:write')
  const [isAdding, { open, close }] = useDisclosure()
  const list = useRef<HTMLUListElement>(null)
  const { rows = project.services, order } = useLookup('/projects/service', { project_id: project.id })
  const asked = { params: { query: { project_id: project.id } } }
  const budgets = api.useQuery('get', '/projects/service/budgets', asked).data?.data.rows
  const { ids, dragged, handle } = useOrdering(
    rows.map(({ id }) => id),
    list,
    order,
  )
  const add = canEdit && (
    <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={open}>
      {said.add}
    </Button>
  )
  return (
    <div id="services">
      <Section title={said.title} actions={add}>
        {rows.length === 0 && (
          <Text c="dimmed" size="sm">
            {said.none}
          </Text>
        )}
        <ul ref={list} className={classes.services} data-dragging={dragged ? true : undefined}>
          {ids.map((id) => {
            const service = rows.find((one) => one.id === id)
            return service ? (
              <ServiceRow
                key={id}
                service={service}
                spent={budgets && (budgets.find((one) => one.service_id === id)?.spent_minutes ?? 0)}
                canEdit={canEdit}
                isDragged={id === dragged}
                {...(canEdit && rows.length > 1 ? { handle: handle(id) } : {})}
              />
            ) : null
          })}
        </ul>
      </Section>
      {isAdding && <ServiceCreate projectId={project.id} onClose={close} />}
    </div>
  )
}
