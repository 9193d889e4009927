import { expect, test } from 'vitest'
import { placeText } from './week-days.ts'

test('a row is called by its project and by what of it', () => {
  const row = { project_name: 'Website', service_name: 'Build', hour_type_name: null, organization_name: 'Acme' }
  expect(placeText(row, 'none')).toEqual({ name: 'Website', about: 'Build' })
  expect(placeText({ ...row, project_name: null, service_name: null }, 'none')).toEqual({ name: 'none', about: '' })
})
