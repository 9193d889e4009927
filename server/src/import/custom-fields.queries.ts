// The fields that a company made for itself can be imported like all others: by their own names.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import type { Field as CustomField } from '../modules/crm/custom-field-values.queries.ts'
import { checkCustomValue } from '../modules/crm/custom-field-values.ts'
import type { CustomFieldType } from '../modules/crm/custom-fields.shapes.ts'
import { choiceKey, type Field, fieldsOf, type ImportKind, type Reading } from './fields.rules.ts'
import { plainHeading } from './guess.rules.ts'

/** All fields of a kind, with those that this company added to it. */
export async function allFieldsOf(ctx: Pick<Context, 'tx'>, kind: ImportKind): Promise<readonly Field[]> {
  const found = await ctx.tx.all<Facts>(sql`
    select id, key, label, type, required, is_active, options from custom_field
    where entity = ${kind} and is_active order by position, id`)
  return [...fieldsOf[kind], ...found.map(fieldOf)]
}

type Facts = Omit<CustomField, 'entity'>

function fieldOf(facts: Facts): Field {
  const { id, key, label, type, options } = facts
  const offered = options.filter(({ is_active }) => is_active)
  // What people read comes first: where two options share a word, it means the one that is called so.
  const said = [...offered.map(({ value }) => [value, value]), ...offered.map((one) => [one.label, one.value])]
  const choices = Object.fromEntries(said.map(([word, value]) => [choiceKey(word!), value!]))
  return {
    name: `custom_${key}`,
    reads: READINGS[type],
    headings: [label, key, `custom fields ${key}`].map(plainHeading),
    ...(type === 'select' || type === 'multi_select' ? { choices } : {}),
    custom: { id, label, check: (value) => checkCustomValue(facts, value) },
  }
}

const READINGS: Readonly<Record<CustomFieldType, Reading>> = {
  text: 'text',
  long_text: 'text',
  url: 'text',
  number: 'amount',
  date: 'day',
  boolean: 'flag',
  select: 'choice',
  multi_select: 'choices',
}
