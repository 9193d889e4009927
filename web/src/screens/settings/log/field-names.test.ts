import { expect, test } from 'vitest'
import document from '../../../../../openapi.app.json' with { type: 'json' }
import { fieldText, wordText } from './field-names.ts'
import { deedText, RESOURCES } from './words.ts'

test('a field reads as words', () => {
  expect(fieldText('address.postal_code', 'en')).toBe('Address · Postal code')
  expect(fieldText('address.postal_code', 'nl')).toBe('Adres · Postcode')
  expect(fieldText('organization_name', 'nl')).toBe('Organisatie')
})

test('a status is told in Dutch, what somebody typed is not', () => {
  expect(wordText('approval_status', 'approved', 'nl')).toBe('goedgekeurd')
  expect(wordText('name', 'open', 'nl')).toBe('open')
  expect(wordText('status', 'constructor', 'nl')).toBe('constructor')
})

test('every deed on what is logged has Dutch words', () => {
  const paths = Object.values(document.paths) as Record<string, { operationId?: string }>[]
  const deeds = paths
    .flatMap((path) => Object.entries(path))
    .filter(([method]) => method !== 'get')
    .map(([, { operationId = '' }]) => operationId)
    // These only ask and leave no trail.
    .filter((id) => id !== 'passkey.ask' && id !== 'passkey.begin')
    .filter((id) => Object.hasOwn(RESOURCES, id.split('.')[0] ?? ''))
  expect(deeds.length).toBeGreaterThan(100)
  expect(deeds.filter((id) => deedText(id, 'nl') === deedText(id, 'en'))).toEqual([])
})

test('every field that can be written has a Dutch name', () => {
  const shapes = Object.entries(document.components.schemas) as [string, { properties?: object }][]
  const written = shapes
    .filter(([name]) => /(Create|Update)$/.test(name))
    .flatMap(([, { properties = {} }]) => Object.keys(properties))
  const unnamed = [...new Set(written)].filter(
    (field) => fieldText(field, 'nl') === fieldText(field, 'en') && field.includes('_'),
  )
  expect(unnamed).toEqual([])
})
