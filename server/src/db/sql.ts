// SQL as a value: a tagged template whose values become parameters and whose fragments are spliced in.

// What carries this mark was made here; an object out of a request can look like SQL but cannot carry it.
const mark = Symbol('sql')

export interface Sql {
  readonly [mark]: true
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
}

export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: unknown[]
}

export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  const texts = [strings[0] ?? '']
  const parameters: unknown[] = []
  const append = (text: string) => texts.push((texts.pop() ?? '') + text)
  values.forEach((value, i) => {
    const next = strings[i + 1] ?? ''
    if (isSql(value)) {
      append(value.strings[0] ?? '')
      texts.push(...value.strings.slice(1))
      parameters.push(...value.values)
      append(next)
    } else {
      texts.push(next)
      parameters.push(value)
    }
  })
  return { [mark]: true, strings: texts, values: parameters }
}

/** Text of our own making only: table and column names, never input. */
export function raw(text: string): Sql {
  return { [mark]: true, strings: [text], values: [] }
}

export function join(parts: readonly Sql[], separator = ', '): Sql {
  if (parts.length === 0) return raw('')
  const between = ['', ...parts.slice(1).map(() => separator), '']
  return sql(between as unknown as TemplateStringsArray, ...parts)
}

export function and(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? raw('true') : join(conditions, ' and ')
}

const statements = new WeakMap<Sql, Statement>()

export function statement(query: Sql): Statement {
  const known = statements.get(query)
  if (known) return known
  const made = written(query)
  statements.set(query, made)
  return made
}

function written(query: Sql): Statement {
  let text = query.strings[0] ?? ''
  for (let i = 1; i < query.strings.length; i++) text += `$${i}${query.strings[i]}`
  const name = nameOf(text)
  return { ...(name ? { name } : {}), text, values: query.values as unknown[] }
}

function isSql(value: unknown): value is Sql {
  return typeof value === 'object' && value !== null && mark in value
}

// A named statement is planned once per connection. The cap keeps endless filter combinations from filling every connection.
const names = new Map<string, string>()
const MOST_NAMES = 500

function nameOf(text: string): string | undefined {
  // What comes out of a cursor has other columns each time, so it is never planned ahead.
  if (text.startsWith('fetch ')) return undefined
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
