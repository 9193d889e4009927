import { describe, expect, it } from 'vitest'
import { endpointId, legalId, vatId } from './party-ids.ts'

const unknown = { country: 'NL', coc_code: null, vat_number: null, email: null, peppol_id: null }

describe('an endpoint', () => {
  it.each([
    [{ peppol_id: '0190:00000001234567890000' }, '0190', '00000001234567890000'],
    [{ peppol_id: 'iso6523-actorid-upis::0106:12345678' }, '0106', '12345678'],
    [{ peppol_id: 'nonsense', coc_code: '12 34 56 78' }, '0106', '12345678'],
    [{ coc_code: '12345678', vat_number: 'NL123456789B01' }, '0106', '12345678'],
    [{ vat_number: 'nl 1234.56.789.B01' }, '9944', 'NL123456789B01'],
    [{ country: 'BE', coc_code: '0123.456.749' }, '0208', '0123456749'],
    [{ country: 'BE', vat_number: 'BE 0123.456.749' }, '0208', '0123456749'],
    [{ country: 'DE', coc_code: 'HRB 12345', vat_number: 'DE123456789' }, '9930', 'DE123456789'],
    [{ country: 'FR', coc_code: '732 829 320' }, '0002', '732829320'],
    [{ country: 'FR', vat_number: 'FR40732829320' }, '9957', 'FR40732829320'],
    [{ country: 'US', email: 'ap@acme.example' }, 'EM', 'ap@acme.example'],
  ])('of %j', (known, scheme, id) => expect(endpointId({ ...unknown, ...known })).toEqual({ scheme, id }))

  it('is missing when nothing is known', () => expect(endpointId(unknown)).toBeNull())
})

it('names the register only of countries whose numbers it knows', () => {
  expect(legalId({ country: 'DE', coc_code: 'HRB 12345' })).toEqual({ scheme: null, id: 'HRB 12345' })
  expect(legalId({ country: 'NL', coc_code: '123' })).toEqual({ scheme: null, id: '123' })
  expect(legalId({ country: 'NL', coc_code: ' ' })).toBeNull()
})

it('puts the country before a VAT number', () => {
  expect(vatId({ country: 'NL', vat_number: '123456789B01' })).toBe('NL123456789B01')
  expect(vatId({ country: 'GR', vat_number: '123456789' })).toBe('EL123456789')
})
