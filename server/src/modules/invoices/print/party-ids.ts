// The numbers by which a party is known, each with the scheme that the code lists of EN 16931 give it.
export interface SchemedId {
  readonly scheme: string | null
  readonly id: string
}

interface KnownBy {
  readonly country: string | null
  readonly coc_code: string | null
  readonly vat_number: string | null
  readonly email: string | null
  readonly peppol_id?: string | null
}

/** The number in the register of companies. */
export function legalId({ country, coc_code }: Pick<KnownBy, 'country' | 'coc_code'>): SchemedId | null {
  const id = compact(coc_code)
  if (id === '') return null
  const registered = REGISTERS[country ?? '']?.find(({ form }) => form.test(digits(id)))
  return registered ? { scheme: registered.scheme, id: digits(id) } : { scheme: null, id: coc_code!.trim() }
}

/** The VAT number with its country in front (BR-CO-09), where Greece is EL. */
export function vatId({ country, vat_number }: Pick<KnownBy, 'country' | 'vat_number'>): string | null {
  const id = compact(vat_number)
  if (id === '') return null
  return /^[A-Z]{2}/.test(id) ? id : `${country === 'GR' ? 'EL' : (country ?? '')}${id}`
}

/**
 * Where the party receives e-invoices: its own Peppol id if it gave one, else the register or VAT number under which parties of that
 * country are usually found. The e-mail address comes last: EN 16931 knows the scheme EM, so the file still tells where it went, but
 * Peppol does not route it, and a customer without any number cannot be on Peppol anyway.
 */
export function endpointId(party: KnownBy): SchemedId | null {
  return givenEndpoint(party.peppol_id ?? null) ?? registerEndpoint(party) ?? vatEndpoint(party) ?? emailEndpoint(party)
}

function givenEndpoint(peppolId: string | null): SchemedId | null {
  const [, scheme, id] = /^(?:iso6523-actorid-upis::)?(\w{4}):(\S+)$/i.exec(peppolId?.trim() ?? '') ?? []
  return scheme && id ? { scheme, id } : null
}

function registerEndpoint(party: KnownBy): SchemedId | null {
  const legal = legalId(party)
  if (legal?.scheme) return legal
  // A Belgian VAT number is the enterprise number with BE in front.
  const [, enterprise] = /^BE([01]\d{9})$/.exec(vatId(party) ?? '') ?? []
  return enterprise ? { scheme: '0208', id: enterprise } : null
}

function vatEndpoint(party: KnownBy): SchemedId | null {
  const id = vatId(party)
  const scheme = id && VAT_SCHEMES[id.slice(0, 2)]
  return id && scheme ? { scheme, id } : null
}

function emailEndpoint({ email }: KnownBy): SchemedId | null {
  return email ? { scheme: 'EM', id: email } : null
}

function compact(text: string | null): string {
  return text?.toUpperCase().replace(/[^0-9A-Z]/g, '') ?? ''
}

function digits(id: string): string {
  return id.replace(/^[A-Z]+/, '')
}

const REGISTERS: Readonly<Record<string, readonly { scheme: string; form: RegExp }[]>> = {
  NL: [
    { scheme: '0106', form: /^\d{8}$/ },
    { scheme: '0190', form: /^\d{20}$/ },
  ],
  BE: [{ scheme: '0208', form: /^[01]\d{9}$/ }],
  FR: [
    { scheme: '0002', form: /^\d{9}$/ },
    { scheme: '0009', form: /^\d{14}$/ },
  ],
  DK: [{ scheme: '0184', form: /^\d{8}$/ }],
  NO: [{ scheme: '0192', form: /^\d{9}$/ }],
  SE: [{ scheme: '0007', form: /^\d{10}$/ }],
}

// Italy's 0211 and the 99xx schemes are VAT numbers of one country each.
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CH: '9927', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933' },
  ...{ ES: '9920', FR: '9957', GB: '9932', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LI: '9936', LT: '9937' },
  ...{ LU: '9938', LV: '9939', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950' },
}
