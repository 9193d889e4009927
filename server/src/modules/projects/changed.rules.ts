/** The fields of a change that differ from the record, given as its JSON text; sending what is there already changes nothing. */
export function changedFields(record: string, change: object): string[] {
  const present = JSON.parse(record) as Record<string, unknown>
  return Object.entries(change)
    .filter(([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(present[field]))
    .map(([field]) => field)
}
