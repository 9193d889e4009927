// Where costs are booked, and what the customer pays for them.
import { SimpleGrid, Stack, Switch } from '@mantine/core'
import { RecordSelect } from '../../ui/record-select.tsx'
import { ValueInput } from '../../ui/value-input.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { project: 'Project', service: 'Service', markup: 'Mark-up %', billable: 'The customer pays for it' },
  nl: { project: 'Project', service: 'Dienst', markup: 'Opslag %', billable: 'Doorbelasten aan de klant' },
})

export interface Place {
  readonly project_id: string | null
  readonly service_id: string | null
  readonly markup_percentage: number | null
  readonly billable: boolean
}

export const NOWHERE: Place = { project_id: null, service_id: null, markup_percentage: null, billable: true }

export function CostPlace({ place, onChange }: { place: Place; onChange(place: Place): void }) {
  const said = useWords(texts)
  const { project_id, service_id, markup_percentage, billable } = place
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <RecordSelect
          of="project"
          label={said.project}
          value={project_id}
          within={ACTIVE}
          onChange={(id) => onChange({ ...place, project_id: id, service_id: null })}
        />
        {project_id && (
          <RecordSelect
            of="service"
            label={said.service}
            value={service_id}
            within={{ project_id, status: 'open' }}
            onChange={(id) => onChange({ ...place, service_id: id })}
          />
        )}
      </SimpleGrid>
      {project_id && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Switch
            label={said.billable}
            checked={billable}
            mt={{ base: 0, xs: 30 }}
            onChange={(event) => onChange({ ...place, billable: event.target.checked })}
          />
          {billable && (
            <ValueInput
              valued={{ kind: 'number' }}
              label={said.markup}
              value={markup_percentage}
              onChange={(value) => onChange({ ...place, markup_percentage: value as number | null })}
            />
          )}
        </SimpleGrid>
      )}
    </Stack>
  )
}

const ACTIVE = { status: 'active' }
