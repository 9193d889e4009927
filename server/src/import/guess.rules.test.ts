import { expect, test } from 'vitest'
import { guessMapping, missingFields } from './guess.rules.ts'

test('headings in Dutch and English find their fields', () => {
  expect(guessMapping('organization', ['Company name', 'E-mail', 'Postcode', 'Something']).mapping).toEqual({
    name: 0,
    email: 1,
    postal_code: 2,
  })
  expect(guessMapping('person', ['Naam', 'Bedrijf', 'Functie']).mapping).toEqual({
    full_name: 0,
    organization: 1,
    role: 2,
  })
  expect(guessMapping('employee', ['Voornaam', 'Achternaam', 'Naam', 'In dienst']).mapping).toEqual({
    first_name: 0,
    last_name: 1,
    employment_start: 3,
  })
})

test('an export of Simplicate is recognised, by its Dutch words and by the names of its API', () => {
  expect(
    guessMapping('hours', [
      'Medewerker',
      'Datum',
      'Bedrijf',
      'Projectnummer',
      'Project',
      'Dienst',
      'Urensoort',
      'Uren',
      'Toelichting',
    ]),
  ).toEqual({
    preset: 'simplicate',
    mapping: { employee: 0, date: 1, organization: 2, project: 3, service: 5, hour_type: 6, duration: 7, note: 8 },
  })
  expect(
    guessMapping('hours', [
      'id',
      'employee.name',
      'start_date',
      'hours',
      'project.name',
      'projectservice.name',
      'type.label',
      'billable',
    ]),
  ).toEqual({
    preset: 'simplicate',
    mapping: { reference: 0, employee: 1, date: 2, duration: 3, project: 4, service: 5, hour_type: 6, billable: 7 },
  })
  expect(guessMapping('organization', ['Name', 'City']).preset).toBeNull()
})

test('what is still missing is named', () => {
  expect(missingFields('hours', { employee: 0 })).toEqual(['date', 'duration'])
  expect(missingFields('hours', { employee: 0, date: 1, start_time: 2, end_time: 3 })).toEqual([])
  expect(missingFields('person', { email: 0 })).toEqual(['last_name'])
  expect(missingFields('organization', { name: 0 })).toEqual([])
})
