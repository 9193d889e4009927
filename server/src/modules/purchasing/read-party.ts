// Whoever sells or buys, as a UBL file names him: the numbers he is known by, and where he lives.
import { allAt, attributeOf, cut, textAt, type Xml } from './read-xml.ts'

export interface ReadParty {
  readonly name: string | null
  readonly vat_number: string | null
  readonly coc_code: string | null
  readonly peppol_id: string | null
  readonly iban: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: ReadAddress | null
}

export interface ReadAddress {
  readonly line1: string | null
  readonly postal_code: string | null
  readonly locality: string | null
  readonly country: string | null
}

export function readParty(party: Xml | undefined): ReadParty {
  const [endpoint] = allAt(party, 'EndpointID')
  const scheme = endpoint && attributeOf(endpoint, 'schemeID')
  const address = textAt(endpoint)
  const email = textAt(party, 'Contact', 'ElectronicMail')
  return {
    name: cut(textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name'), 200),
    vat_number: cut(vatNumber(party), 30),
    coc_code: cut(textAt(party, 'PartyLegalEntity', 'CompanyID'), 20),
    peppol_id: scheme && address && scheme !== 'EM' ? cut(`${scheme}:${address}`, 100) : null,
    iban: null,
    email: email !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 ? email : null,
    phone: cut(textAt(party, 'Contact', 'Telephone'), 40),
    address: addressOf(allAt(party, 'PostalAddress')[0]),
  }
}

function vatNumber(party: Xml | undefined): string | null {
  const schemes = allAt(party, 'PartyTaxScheme')
  const isVat = (scheme: Xml) => textAt(scheme, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT'
  return textAt(schemes.find(isVat) ?? schemes[0], 'CompanyID')
}

function addressOf(address: Xml | undefined): ReadAddress | null {
  if (!address) return null
  return {
    line1: cut(textAt(address, 'StreetName'), 300),
    postal_code: cut(textAt(address, 'PostalZone'), 20),
    locality: cut(textAt(address, 'CityName'), 100),
    country: cut(textAt(address, 'Country', 'IdentificationCode'), 100),
  }
}
