// Records by the beginnings of their words, or of those of what they belong to: every word that was asked for must begin one there.
import { join, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import type { Right } from '../shared/rights.ts'
import { type KindName, kindOf } from './kinds.ts'

export interface Hit {
  readonly kind: KindName
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly project_id: string | null
}

export interface Asker {
  can(right: Right): boolean
  readonly employeeId: string | null
}

export interface Search {
  readonly query: string
  /** Those that the asker may not read are left out. */
  readonly kinds: readonly KindName[]
  readonly limit: number
  /** So that no kind hides the others. */
  readonly mostOfKind: number
}

const MOST_WORDS = 6
/** How many are looked at in each kind, those with the rarest word first; with several words more, since not all have all of them. */
const MOST_SEEN = 40
const MOST_SEEN_OF_SEVERAL = 150
/** A word is counted so far, to know which is the rarest. */
const MOST_COUNTED = 1000
const MOST_OWNERS = 12
const MOST_OF_OWNER = 6

/** The best first: whose title is or begins with what was asked, then what is one's own, what is going on, and what changed last. */
export async function findRecords(tx: Tx, asker: Asker, search: Search): Promise<Hit[]> {
  const names = search.kinds.filter((name) => asker.can(kindOf(name).scope))
  if (names.length === 0) return []
  const looked = new Set<string>([...names, ...names.flatMap(neededFor)])
  return tx.last<Hit>(sql`
    with asked as materialized (
      select line, words, array(select '% ' || word || '%' from unnest(words) word) as patterns, cardinality(words) as count,
        case cardinality(words) when 1 then ${MOST_SEEN}::bigint else ${MOST_COUNTED}::bigint end as counted,
        case cardinality(words) when 1 then ${MOST_SEEN}::bigint else ${MOST_SEEN_OF_SEVERAL}::bigint end as seen
      from (select search_line(${search.query}) as line, array(
        select word from unnest(search_words(${search.query})) word order by length(word) desc, word limit ${MOST_WORDS}) as words) split),
    hit as materialized (
      select kind, id, count(*) = (select count from asked) as is_whole, min(likes) as likes from (
        select kind, found.record_id as id, count(*) over (partition by kind, word) as likes
        from unnest(${[...looked]}::text[]) kind, unnest((select words from asked)) word,
          lateral (select distinct record_id from (
            select record_id from search_word s
            where s.kind = kind.kind and s.word >= word.word collate "C" and s.word < (word.word || chr(1114111)) collate "C"
            order by s.word, s.record_id limit (select counted from asked)) first) found) each
      group by 1, 2),
    customer as materialized (
      select id, kind from hit where kind in ('organization', 'person') order by is_whole desc, likes limit ${MOST_OWNERS}::bigint),
    place as materialized (
      select id from (select id, is_whole, likes from hit where kind = 'project' union all select id, false, 0 from (${ofCustomers('project')}) p) p
      order by is_whole desc, likes limit ${MOST_OWNERS}::bigint)
    select kind, id, title, subtitle, project_id from (${join(
      names.map((name) => hitsOf(name, asker, search.mostOfKind)),
      ' union all ',
    )}) best order by rank, is_own desc, is_live desc, array_position(${names}::text[], kind), updated_at desc, id limit ${search.limit}`)
}

function neededFor(name: KindName): readonly KindName[] {
  const { of } = kindOf(name)
  if (of === undefined) return []
  return of === 'customer' ? ['organization', 'person'] : ['organization', 'person', 'project']
}

function hitsOf(name: KindName, { can, employeeId }: Asker, most: number): Sql {
  const { table, title, subtitle, joins = '', owner, isLive = 'true', unless } = kindOf(name)
  const isOwn = owner && employeeId ? sql`coalesce(${raw(owner)} = ${employeeId}, false)` : raw('false')
  const allowed = unless && !can(unless.right) ? sql`and ${unless.condition}` : raw('')
  const project = table === 'project' ? 't.id' : table === 'service' || table === 'task' ? 't.project_id' : 'null::uuid'
  return sql`(
    select ${raw(`'${name}'`)} as kind, t.id, told.title, told.subtitle, ${raw(project)} as project_id, ${isOwn} as is_own,
      ${raw(isLive)} as is_live, t.updated_at,
      case when told.line = asked.line then 0 when starts_with(told.line, asked.line || ' ') then 1 when starts_with(told.line, asked.line) then 2
        when told.line like all (asked.patterns) then 3 else 4 end as rank
    from asked, (${candidates(name)}) c join ${raw(table)} t on t.id = c.id ${raw(joins)},
      lateral (select ${raw(title)} as title, concat_ws(' · ', ${raw(subtitle)}) as subtitle offset 0) words,
      lateral (select words.title, words.subtitle, search_line(words.title) as line offset 0) told
    where (told.line like all (asked.patterns) or told.line || search_line(told.subtitle) like all (asked.patterns)) ${allowed}
    order by rank, is_own desc, is_live desc, t.updated_at desc, t.id limit ${raw(String(most))})`
}

function candidates(name: KindName): Sql {
  const { of } = kindOf(name)
  const best = raw(
    `(select id from hit where kind = '${name}' order by is_whole desc, likes limit (select seen from asked))`,
  )
  if (of === undefined) return best
  return sql`${best} union (${of === 'customer' ? ofCustomers(name) : ofPlaces(name)})`
}

function ofCustomers(name: KindName): Sql {
  const latest = (column: string) => latestOf(name, `${column} = customer.id`)
  return sql`
    select of_customer.id from customer, lateral ${latest('organization_id')} of_customer where customer.kind = 'organization'
    union all
    select of_customer.id from customer, lateral ${latest('person_id')} of_customer where customer.kind = 'person'`
}

function ofPlaces(name: KindName): Sql {
  return sql`select of_place.id from place, lateral ${latestOf(name, 'project_id = place.id')} of_place`
}

/** Ids grow with time. They are sorted after the rows are found: read in their order, whoever has none would cost all there are. */
function latestOf(name: KindName, condition: string): Sql {
  const all = `select id from ${kindOf(name).table} where ${condition} offset 0`
  return raw(`(select id from (${all}) all_of_owner order by id desc limit ${MOST_OF_OWNER})`)
}
