// A list: which filters and orders it offers, and how a request for a page of it is read.
import Type, { type TObject, type TSchema } from 'typebox'
import { type FieldError, fieldError, Problem, validationProblem } from '../shared/problem.ts'
import type { Right } from '../shared/rights.ts'
import { byInstant, type Filter, type Filters, readIds } from './filter.ts'
import type { RecordType } from './record.ts'
import { raw, type Sql, sql } from './sql.ts'

export interface Order {
  readonly by: Sql
  /** Nulls come last in both directions; a column that has none can use its index both ways. */
  readonly nullable?: true
  /** The expression needs the record's joins. */
  readonly joined?: true
}

export interface Listing {
  readonly type: RecordType
  readonly filters: Filters
  readonly orders: Readonly<Record<string, Order>>
  readonly defaultSort: string
  /** The table's rows are counted by triggers, so an unfiltered count costs nothing. */
  readonly tallied: boolean
  /** The order whose days are tallied, so that a deep offset is found without walking to it. */
  readonly seek?: string
  readonly deletable: boolean
  readonly parameters: TObject
  /** The same list with what only the screens ask. */
  readonly screen?: Listing
}

export interface ListRequest {
  readonly limit: number
  readonly offset: number
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[]
  readonly conditions: readonly Sql[]
  /** Without these rights such a thing cannot be asked. */
  readonly needs: readonly Right[]
  readonly deleted: boolean
}

export type Query = Readonly<Record<string, string | string[] | undefined>>

interface ListingInput {
  readonly type: RecordType
  readonly filters: Filters
  /** What only the screens ask. */
  readonly screenFilters?: Filters
  readonly orders: Readonly<Record<string, Order>>
  readonly defaultSort: string
  readonly tallied?: true
  readonly seek?: string
  readonly deletable?: true
}

const DEFAULT_LIMIT = 25
const MOST_ROWS = 100
const MOST_OFFSET = Number.MAX_SAFE_INTEGER
const MOST_SORT_FIELDS = 3

export function listing({ screenFilters, ...input }: ListingInput): Listing {
  const list = listingOf(input)
  if (!screenFilters) return list
  return { ...list, screen: listingOf({ ...input, filters: { ...input.filters, ...screenFilters } }) }
}

/** The list as a surface offers it. */
export function listOn(surface: 'v2' | 'app', list: Listing): Listing {
  return (surface === 'app' && list.screen) || list
}

function listingOf({ type, filters, orders, defaultSort, seek, ...flags }: ListingInput): Listing {
  const all: Filters = { ...common, ...filters }
  const sortable = { ...commonOrders, ...orders }
  const deletable = flags.deletable ?? false
  const parameters = listParameters(all, Object.keys(sortable), defaultSort, deletable)
  const list = {
    type,
    filters: all,
    orders: sortable,
    defaultSort,
    tallied: flags.tallied ?? false,
    deletable,
    parameters,
  }
  return seek ? { ...list, seek } : list
}

/** Reads a query string; every mistake is named, nothing is clamped. */
export function readList(list: Listing, query: Query): ListRequest {
  checkNames(list, query)
  const errors: FieldError[] = []
  const bad = (name: string, expects: string) =>
    errors.push(fieldError(`/${name}`, 'invalid_parameter', `${name} must be ${expects}.`))

  const limit = readInteger(query.limit, DEFAULT_LIMIT, 1, MOST_ROWS)
  if (limit === undefined) bad('limit', `a whole number from 1 to ${MOST_ROWS}`)
  const offset = readInteger(query.offset, 0, 0, MOST_OFFSET)
  if (offset === undefined) bad('offset', 'a whole number, 0 or more')
  const sort = readSort(list, query.sort)
  if (!sort)
    bad(
      'sort',
      `up to ${MOST_SORT_FIELDS} of ${Object.keys(list.orders).join(', ')}, each once, with - in front for descending`,
    )
  const deleted = query.deleted === 'only'
  if (!deleted && query.deleted !== undefined && query.deleted !== 'exclude') bad('deleted', 'exclude or only')

  const conditions: Sql[] = []
  const needs = new Set<Right>()
  for (const [name, filter] of Object.entries(list.filters)) {
    for (const text of given(query[name], filter)) {
      const condition = typeof text === 'string' ? filter.read(text) : undefined
      if (condition) conditions.push(condition)
      else bad(name, filter.expects)
      const right = typeof text === 'string' && filter.needs?.(text)
      if (right) needs.add(right)
    }
    if (deleted && query[name] !== undefined && !Object.hasOwn(common, name)) bad(name, 'left out with deleted=only')
  }
  if (errors.length > 0) throw validationProblem(errors)
  return { limit: limit!, offset: offset!, sort: sort!, conditions, needs: [...needs], deleted }
}

function checkNames(list: Listing, query: Query): void {
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(list.parameters.properties, name))
  if (unknown.length === 0) return
  const known = Object.keys(list.parameters.properties).join(', ')
  const errors = unknown.map((name) =>
    fieldError(
      `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      'unknown_parameter',
      `${JSON.stringify(name)} is not a parameter of this list.`,
    ),
  )
  throw new Problem('unknown-parameter', `This list takes ${known}.`, { errors })
}

function given(value: string | string[] | undefined, filter: Filter): (string | string[])[] {
  if (value === undefined) return []
  const repeatable = (filter.schema as { type?: string }).type === 'array'
  return repeatable && Array.isArray(value) && value.length <= 10 ? value : [value]
}

function readInteger(text: string | string[] | undefined, normal: number, least: number, most: number) {
  if (text === undefined) return normal
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

function readSort(list: Listing, text: string | string[] | undefined) {
  if (Array.isArray(text)) return undefined
  const keys = (text ?? list.defaultSort)
    .split(',')
    .map((key) => ({ field: key.replace(/^-/, ''), descending: key.startsWith('-') }))
  const fields = new Set(keys.map(({ field }) => field))
  const known = keys.every(({ field }) => Object.hasOwn(list.orders, field))
  return known && fields.size === keys.length && keys.length <= MOST_SORT_FIELDS ? keys : undefined
}

const common: Filters = {
  ids: {
    schema: Type.String({ maxLength: 4000, description: 'Up to 100 ids separated by commas.' }),
    expects: 'up to 100 ids separated by commas',
    read: (text) => {
      const ids = readIds(text)
      return ids && sql`t.id = any(${ids}::uuid[])`
    },
  },
  updated_since: byInstant((instant) => sql`t.updated_at >= ${instant}`, 'Changed at this instant or later.'),
  created_since: byInstant((instant) => sql`t.created_at >= ${instant}`, 'Created at this instant or later.'),
}

const commonOrders: Readonly<Record<string, Order>> = {
  created_at: { by: raw('t.created_at') },
  updated_at: { by: raw('t.updated_at') },
}

function listParameters(filters: Filters, sortable: string[], defaultSort: string, deletable: boolean): TObject {
  const field = `-?(${sortable.join('|')})`
  const parameters: Record<string, TSchema> = {
    limit: Type.Integer({ minimum: 1, maximum: MOST_ROWS, default: DEFAULT_LIMIT, description: 'Rows per page.' }),
    offset: Type.Integer({ minimum: 0, default: 0, description: 'Rows to skip.' }),
    sort: Type.String({
      pattern: `^${field}(,${field}){0,${MOST_SORT_FIELDS - 1}}$`,
      default: defaultSort,
      description: `Fields to sort by, - in front for descending: ${sortable.join(', ')}. The id is always the last key.`,
    }),
  }
  for (const [name, filter] of Object.entries(filters)) parameters[name] = filter.schema
  if (deletable) {
    parameters.deleted = Type.Unsafe<string>({
      type: 'string',
      enum: ['exclude', 'only'],
      default: 'exclude',
      description: 'only = the tombstones of deleted records, kept 90 days.',
    })
  }
  return Type.Object(parameters, { additionalProperties: false })
}
