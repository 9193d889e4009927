// What other modules may use of relations.

export { deleteCustomFieldValues } from './custom-field-values.queries.ts'
export { CustomFieldValueSet } from './custom-field-values.shapes.ts'
export { setCustomFieldValue, settingCustomFieldValue } from './custom-field-values.ts'
export { releaseNotes } from './notes.queries.ts'
