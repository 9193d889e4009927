// The kinds of filter a list can offer. Each says how it is documented, how its text is read, and what it means in SQL.
import Type, { type TSchema } from 'typebox'
import { isDate, isInstant } from '../shared/calendar.ts'
import { isMoney } from '../shared/money.ts'
import type { Right } from '../shared/rights.ts'
import { Money, PLAIN } from '../shared/shapes.ts'
import { raw, type Sql, sql } from './sql.ts'

export interface Filter {
  readonly schema: TSchema
  /** Says what would be right when the text is not. */
  readonly expects: string
  /** undefined when the text is no value of this kind. */
  read(text: string): Sql | undefined
  /** The right without which this text cannot be asked. */
  needs?(text: string): Right | undefined
}

export type Filters = Readonly<Record<string, Filter>>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MOST_VALUES = 100

/** One or several ids, or the word null. */
export function byId(column: Sql): Filter {
  return {
    schema: Type.String({ maxLength: 4000, description: 'One id, several separated by commas, or null.' }),
    expects: 'an id, up to 100 ids separated by commas, or null',
    read: (text) => {
      if (text === 'null') return sql`${column} is null`
      const ids = readIds(text)
      return ids && isAmong(column, ids, 'uuid')
    },
  }
}

/** For ids behind a link table: the condition is built from the list of ids. */
export function byLink(condition: (ids: string[]) => Sql): Filter {
  return {
    schema: Type.String({ maxLength: 4000, description: 'One id, or several separated by commas.' }),
    expects: 'an id, or up to 100 ids separated by commas',
    read: (text) => {
      const ids = readIds(text)
      return ids && condition(ids)
    },
  }
}

export function byWord(column: Sql, words: readonly string[]): Filter {
  return {
    schema: Type.String({
      pattern: `^(${words.join('|')})(,(${words.join('|')}))*$`,
      description: `One of ${words.join(', ')}, or several separated by commas.`,
    }),
    expects: `one or more of ${words.join(', ')}, separated by commas`,
    read: (text) => {
      const chosen = text.split(',')
      return chosen.every((word) => words.includes(word)) ? isAmong(column, chosen, 'text') : undefined
    },
  }
}

/** A filter that only a holder of the right may use, for all values or for some of them. */
export function reserved(filter: Filter, right: Right, isReserved: (text: string) => boolean = () => true): Filter {
  const { description, ...schema } = filter.schema as TSchema & { description: string }
  return {
    ...filter,
    schema: { ...schema, description: `${description} It can need the scope ${right}.` } as TSchema,
    needs: (text) => (isReserved(text) ? right : undefined),
  }
}

export function byText(column: Sql, normal: (text: string) => string = (text) => text): Filter {
  return {
    schema: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'The exact value, several separated by commas, or null.',
    }),
    expects: 'a text of 1 to 300 characters, several separated by commas, or null',
    read: (text) => {
      if (text === 'null') return sql`${column} is null`
      if (!isPlain(text, 1, 300)) return undefined
      // A comma separates values and may also stand in one, so the whole is tried beside its parts.
      return isAmong(column, [...new Set([text, ...text.split(',')])].map(normal), 'text')
    },
  }
}

export function byFlag(condition: Sql): Filter {
  return {
    schema: Type.Boolean(),
    expects: 'true or false',
    read: (text) => (text === 'true' ? sql`(${condition})` : text === 'false' ? sql`not (${condition})` : undefined),
  }
}

/** Case- and accent-insensitive substring of a column made with search_text(). Only a select of its own prepares the text once. */
export function bySearch(column: Sql): Filter {
  return {
    schema: Type.String({
      minLength: 2,
      maxLength: 100,
      description: 'Case- and accent-insensitive part of the searched fields.',
    }),
    expects: '2 to 100 characters to search for',
    read: (text) =>
      isPlain(text, 2, 100)
        ? sql`${column} like (select '%' || regexp_replace(search_text(${text}), '([!%_])', '!\\1', 'g') || '%') escape '!'`
        : undefined,
  }
}

/** A custom field of the records: key:value, repeatable. */
export function byCustomField(): Filter {
  return {
    schema: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]{0,49}:', maxLength: 400 }), {
      maxItems: 10,
      description: 'key:value of a custom field, or key:null; may be repeated.',
    }),
    expects: 'key:value, for instance sector:retail',
    read: (text) => {
      const [, key, value] = /^([a-z][a-z0-9_]{0,49}):([\s\S]*)$/.exec(text) ?? []
      if (key === undefined || value === undefined) return undefined
      if (value === 'null') return sql`t.custom_fields -> ${key} is null`
      return isPlain(value, 1, 300) ? holds(sql`t.custom_fields -> ${key}`, value) : undefined
    },
  }
}

/** The value of a custom field, whatever its type. */
export function byCustomValue(column: Sql): Filter {
  return {
    schema: Type.String({ minLength: 1, maxLength: 300, description: 'The value, or one of the chosen options.' }),
    expects: 'a value of 1 to 300 characters',
    read: (text) => (isPlain(text, 1, 300) ? holds(column, text) : undefined),
  }
}

// Numbers compare as numbers (5.50 is 5.5), several chosen options contain each of them, all else compares as its text.
function holds(value: Sql, text: string): Sql {
  const same = sql`(${value}) #>> '{}' = ${text} or (${value}) @> to_jsonb(${text}::text)`
  return JSON_NUMBER.test(text) ? sql`(${same} or (${value}) = ${text}::jsonb)` : sql`(${same})`
}

const JSON_NUMBER = /^-?(0|[1-9]\d{0,30})(\.\d{1,30})?$/

const FROM = 'This or later.'
const TO = 'This or earlier.'

/** Both ends of an inclusive range of days, to be spread into the filters: <field>_from and <field>_to. */
export function dayRange(field: string, column: Sql = raw(`t."${field}"`)): Filters {
  return {
    [`${field}_from`]: byDay((day) => sql`${column} >= ${day}`, FROM),
    [`${field}_to`]: byDay((day) => sql`${column} <= ${day}`, TO),
  }
}

/** For records that last some days: all that have a day in the range. */
export function overlapRange(first: Sql, last: Sql): Filters {
  return {
    date_from: byDay((day) => sql`${last} >= ${day}`, 'Those that last until this day or longer.'),
    date_to: byDay((day) => sql`${first} <= ${day}`, 'Those that begin on this day or earlier.'),
  }
}

export function byDay(condition: (day: string) => Sql, description: string): Filter {
  return {
    schema: Type.String({ format: 'date', description }),
    expects: 'a day such as 2026-01-31',
    read: (text) => (isDate(text) ? condition(text) : undefined),
  }
}

/** Both ends of an inclusive range of amounts. */
export function amountRange(field: string, column: Sql = raw(`t."${field}"`)): Filters {
  return {
    [`${field}_from`]: byAmount((amount) => sql`${column} >= ${amount}`, 'This or more.'),
    [`${field}_to`]: byAmount((amount) => sql`${column} <= ${amount}`, 'This or less.'),
  }
}

function byAmount(condition: (amount: string) => Sql, description: string): Filter {
  return {
    schema: { ...Money, description } as TSchema,
    expects: 'an amount of 0 or more with at most two decimals, such as 1250.50',
    read: (text) => (isMoney(text) && Number(text) >= 0 ? condition(text) : undefined),
  }
}

export function instantRange(field: string, column: Sql = raw(`t."${field}"`)): Filters {
  return {
    [`${field}_from`]: byInstant((instant) => sql`${column} >= ${instant}`, FROM),
    [`${field}_to`]: byInstant((instant) => sql`${column} <= ${instant}`, TO),
  }
}

export function byInstant(condition: (instant: string) => Sql, description: string): Filter {
  return {
    schema: Type.String({ format: 'date-time', description }),
    expects: 'an instant with offset such as 2026-01-31T09:00:00Z (a + is written %2B)',
    read: (text) => (isInstant(text) ? condition(text) : undefined),
  }
}

// One value is the common case, and only an equality lets an index give the rows in the order of the list.
function isAmong(column: Sql, values: readonly string[], type: 'uuid' | 'text'): Sql {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::${raw(type)}[])`
}

export function readIds(text: string): string[] | undefined {
  const ids = text.split(',')
  return ids.length <= MOST_VALUES && ids.every((id) => UUID.test(id)) ? ids : undefined
}

function isPlain(text: string, least: number, most: number): boolean {
  const length = [...text].length
  return length >= least && length <= most && plain.test(text)
}

const plain = new RegExp(PLAIN, 'u')
