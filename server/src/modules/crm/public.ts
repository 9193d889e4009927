// What other modules may use of relations.

export { deleteCustomFieldValues } from './custom-field-values.queries.ts'
export { settingCustomFieldValue } from './custom-field-values.ts'
