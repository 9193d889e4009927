// The fields that this office added to its records, changed where they stand, each by its own definition.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAllRecords } from '../api/all-records.ts'
import { client, type Shapes } from '../api/api.ts'
import { showChange } from '../api/records.ts'
import { EditValue } from './edit-value.tsx'
import { Fact, FactList } from './facts.tsx'
import { isEmpty, type Valued } from './value.ts'
import { ValueText } from './value-text.tsx'

type Definition = Shapes['CustomField']
type Entity = Definition['entity']

const PATHS = {
  organization: '/crm/organization',
  person: '/crm/person',
  employee: '/hrm/employee',
  project: '/projects/project',
  service: '/projects/service',
  sales: '/sales/sales',
} as const satisfies Record<Entity, string>

interface CustomFieldsProps {
  readonly entity: Entity
  readonly record: { readonly id: string; readonly custom_fields: Readonly<Record<string, unknown>> }
  readonly canEdit: boolean
}

export function useCustomFields(entity: Entity): readonly Definition[] {
  const { data } = useAllRecords('/crm/customfield', { entity, is_active: true })
  return data?.data ?? []
}

export function CustomFields({ entity, record, canEdit }: CustomFieldsProps) {
  const definitions = useCustomFields(entity)
  const save = useSave(entity, record)
  return (
    <FactList>
      {definitions.map((definition) => {
        const { id, key, label } = definition
        const value = record.custom_fields[key]
        const valued = valuedOf(definition)
        const shown = <ValueText valued={valued} value={value} />
        if (!canEdit && isEmpty(value)) return null
        return (
          <Fact key={id} label={label}>
            {canEdit ? (
              <EditValue label={label} valued={valued} value={value} save={(next) => save(definition, next)}>
                {shown}
              </EditValue>
            ) : (
              shown
            )}
          </Fact>
        )
      })}
    </FactList>
  )
}

function useSave(entity: Entity, { id, custom_fields }: CustomFieldsProps['record']) {
  const cache = useQueryClient()
  const path = PATHS[entity]
  const { mutateAsync } = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ definition, value }: { definition: Definition; value: unknown }) => {
      const body = { custom_field_id: definition.id, value: value as Shapes['CustomFieldValueSet']['value'] }
      const { error } = await client.PUT(`${path}/{id}/customfieldvalue`, { params: { path: { id } }, body })
      if (error) throw error
    },
    onMutate: ({ definition: { key }, value }) =>
      showChange(cache, path, id, { custom_fields: { ...custom_fields, [key]: value } }),
    onError: (_error, _given, undo) => undo?.(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['get', `${path}/{id}`, { params: { path: { id } } }] }),
  })
  return (definition: Definition, value: unknown) => mutateAsync({ definition, value })
}

const KINDS = {
  text: 'text',
  long_text: 'long',
  number: 'number',
  date: 'day',
  boolean: 'flag',
  url: 'url',
  select: 'choice',
  multi_select: 'choices',
} as const satisfies Record<Definition['type'], string>

/** What a value of this field is: from that follow how it is shown and changed. */
export function valuedOf({ type, options }: Pick<Definition, 'type' | 'options'>): Valued {
  const kind = KINDS[type]
  if (kind !== 'choice' && kind !== 'choices') return { kind }
  return { kind, options: options.filter((option) => option.is_active) }
}
