// Relation types as they are stored, and their links to organizations and persons.
import type { Context } from '../../db/context.ts'
import { byFlag, byLink, byWord, type Filter } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Rendered, recordType } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { insertRecord } from '../../db/write.ts'
import { RelationType, type RelationTypeValues, relationKinds } from './relation-types.shapes.ts'

type Party = 'organization' | 'person'

export const relationType = recordType({ name: 'relationtype', table: 'relation_type', shape: RelationType })

export const relationTypeList = listing({
  type: relationType,
  filters: { kind: byWord(raw('t.kind'), relationKinds), is_active: byFlag(raw('t.is_active')) },
  orders: { position: { by: raw('t.position') }, name: { by: raw('t.name') } },
  defaultSort: 'position',
})

export function insertRelationType(ctx: Context, { position, ...values }: RelationTypeValues): Promise<Rendered> {
  const last = sql`(select coalesce(max(position) + 1, 0) from relation_type)`
  return insertRecord(ctx, relationType, { id: ctx.newId(), ...values, position: position ?? last })
}

export function byRelationType(party: Party): Filter {
  return byLink((ids) => sql`exists (select ${links(party)} and l.relation_type_id = any(${ids}::uuid[]))`)
}

function links(party: Party): Sql {
  return raw(`from ${party}_relation_type l where l.environment_id = t.environment_id and l.${party}_id = t.id`)
}

/** Makes the links of a party exactly these; tells whether anything changed. */
export async function setRelationTypes(
  ctx: Context,
  party: Party,
  id: string,
  relationTypeIds: readonly string[],
): Promise<boolean> {
  const table = raw(`${party}_relation_type`)
  const partyId = raw(`${party}_id`)
  const changed = await ctx.tx.count(sql`
    with gone as (delete from ${table}
        where ${partyId} = ${id} and relation_type_id <> all(${relationTypeIds}::uuid[]) returning 1),
      added as (insert into ${table} (environment_id, ${partyId}, relation_type_id)
        select current_environment(), ${id}, unnest(${relationTypeIds}::uuid[]) on conflict do nothing returning 1)
    select from gone union all select from added`)
  return changed > 0
}
