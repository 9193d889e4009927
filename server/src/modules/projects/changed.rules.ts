/** The fields of a change that differ from the record, given as its JSON text; sending what is there already changes nothing. */
export function changedFields(record: string, change: object): string[] {
  const present = JSON.parse(record) as Record<string, unknown>
  return Object.entries(change)
    .filter(([field, value]) => value !== undefined && textOf(field, value) !== textOf(field, present[field]))
    .map(([field]) => field)
}

// Ids are the same in capitals.
function textOf(field: string, value: unknown): string | undefined {
  const text = JSON.stringify(value)
  return /_ids?$/.test(field) ? text?.toLowerCase() : text
}
