// A few fields of the agency's own. The records carry their values; the rows that are the truth are made from those.
import type { Row } from './insert-rows.ts'
import { SKILLS, stamps } from './people.ts'
import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'

type Entity = 'organization' | 'person' | 'project' | 'employee'

/** Records by entity; those without values may be among them. */
export type Described = Record<Entity, readonly { id?: string; custom_fields?: unknown; created_at?: string }[]>

const FIELDS: readonly (Pick<Row<'custom_field'>, 'label' | 'type' | 'group'> & {
  entity: Entity
  key: string
  words?: readonly string[]
})[] = [
  {
    entity: 'organization',
    key: 'segment',
    label: 'Segment',
    type: 'select',
    group: 'Sales',
    words: ['sme', 'mid_market', 'enterprise'],
  },
  { entity: 'organization', key: 'customer_since', label: 'Known since', type: 'date', group: 'Sales' },
  { entity: 'organization', key: 'newsletter', label: 'Newsletter', type: 'boolean', group: 'Sales' },
  { entity: 'person', key: 'profile', label: 'Profile', type: 'url', group: null },
  {
    entity: 'project',
    key: 'hosting',
    label: 'Hosting',
    type: 'select',
    group: 'Technology',
    words: ['ours', 'customer', 'none'],
  },
  { entity: 'project', key: 'repository', label: 'Repository', type: 'url', group: 'Technology' },
  {
    entity: 'employee',
    key: 'skills',
    label: 'Skills',
    type: 'multi_select',
    group: null,
    words: [...new Set(Object.values(SKILLS).flat())].sort(),
  },
]

export function makeCustomFields(plan: Plan, records: Described) {
  const random = randomOf(plan.seed, 'custom fields')
  const at = Date.parse(`${plan.from}T08:00:00Z`)
  const custom_field = FIELDS.map(({ words = [], ...field }, position) => ({
    id: random.id(at),
    ...field,
    options: words.map((value, place) => ({ value, label: labelOf(value), position: place, is_active: true })),
    position,
    ...stamps(at),
  }))
  const custom_field_value: Row<'custom_field_value'>[] = []
  for (const { id: custom_field_id, entity, key } of custom_field) {
    for (const { id, custom_fields, created_at } of records[entity]) {
      const value = (custom_fields as Record<string, unknown>)[key]
      if (value === undefined) continue
      const at = Date.parse(created_at!)
      custom_field_value.push({ id: random.id(at), custom_field_id, entity, key, record_id: id!, value, ...stamps(at) })
    }
  }
  return { custom_field, custom_field_value }
}

function labelOf(value: string): string {
  if (value === 'sme' || value === 'seo') return value.toUpperCase()
  return value.charAt(0).toUpperCase() + value.slice(1).replace('_', '-')
}
