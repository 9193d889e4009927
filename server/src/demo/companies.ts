// Customers, prospects, suppliers and partners, and the people who work there.
import { addDays } from '../shared/calendar.ts'
import type { Row } from './insert-rows.ts'
import { type Colleague, mailName, stamps } from './people.ts'
import { INTERACTIONS } from './phrases.ts'
import type { Plan } from './plan.ts'
import { type Random, randomOf } from './random.ts'
import {
  CITIES,
  COMPANY_STEMS,
  CONTACT_ROLES,
  FIRST_NAMES,
  LAST_NAMES,
  STREETS,
  SUPPLIER_TRADES,
  TRADES,
} from './words.ts'
import { officeTime } from './workdays.ts'

export interface Customer {
  readonly id: string
  readonly name: string
  readonly contactId: string | null
}

export interface Companies {
  /** Those that projects are made for. */
  readonly customers: Customer[]
  readonly prospects: Customer[]
  readonly suppliers: { id: string; industry: string; country: Country }[]
  readonly organization: Row<'organization'>[]
  readonly organization_relation_type: Row<'organization_relation_type'>[]
  readonly person: Row<'person'>[]
  readonly person_relation_type: Row<'person_relation_type'>[]
  readonly contact_role: Row<'contact_role'>[]
  readonly note: Row<'note'>[]
}

type Country = 'NL' | 'BE' | 'DE'
const LANGUAGE: Record<Country, string> = { NL: 'nl', BE: 'nl', DE: 'de' }
const DIALLING: Record<Country, string> = { NL: '31', BE: '32', DE: '49' }
const LEGAL_FORMS: Record<Country, readonly string[]> = {
  NL: ['B.V.', 'B.V.', 'N.V.', ''],
  BE: ['BV', 'NV'],
  DE: ['GmbH'],
}
const PRIVATE_CUSTOMERS_PER_STUDIO = 2

export function makeCompanies(plan: Plan, colleagues: readonly Colleague[]): Companies {
  const random = randomOf(plan.seed, 'companies')
  const staying = colleagues.filter(({ to }) => to === null)
  const companies: Companies = {
    customers: [],
    prospects: [],
    suppliers: [],
    organization: [],
    organization_relation_type: [],
    person: [],
    person_relation_type: [],
    contact_role: [],
    note: [],
  }
  for (let i = 0; i < plan.organizations; i++) {
    const since = addDays(plan.from, random.integer(-900, 0))
    const at = officeTime(since, random.integer(510, 1020), plan.timeZone)
    const kind = kindOf(i)
    const organization = makeOrganization(random, i, at, kind === 'supplier' ? supplierTrade(i) : undefined)
    const isMember = i % 40 === 17 && companies.organization.length > 0
    companies.organization.push({
      ...organization,
      account_manager_employee_id: random.pick(staying).id,
      parent_organization_id: isMember ? companies.organization[i - 1]!.id! : null,
      is_active: i % 20 !== 19,
    })
    addRelationTypes(companies, plan, random, organization.id, kind)
    const contactId = addContacts(companies, plan, random, organization, since)
    const { id, name, industry, address } = organization
    if (kind === 'customer' && i % 20 !== 19) companies.customers.push({ id, name, contactId })
    if (kind === 'prospect' && i % 20 !== 19) companies.prospects.push({ id, name, contactId })
    if (kind === 'supplier') companies.suppliers.push({ id, industry, country: address.country })
    const notes = kind === 'customer' ? random.integer(1, 5) : random.integer(0, 2)
    for (let n = 0; n < notes; n++) companies.note.push(makeNote(plan, random, staying, { organization, contactId }))
  }
  for (let i = 0; i < plan.studios * PRIVATE_CUSTOMERS_PER_STUDIO; i++) addPrivateCustomer(companies, plan, random)
  return companies
}

/** The first ones have a name of their own; beyond that a city and a number tell them apart. */
export function makeOrganization(
  random: Random,
  index: number,
  at: number,
  trade: (typeof TRADES | typeof SUPPLIER_TRADES)[number] = TRADES[(index * 7) % TRADES.length]!,
) {
  const country: Country = random.chance(0.75) ? 'NL' : random.chance(0.6) ? 'BE' : 'DE'
  const word = trade[country.toLowerCase() as 'nl' | 'be' | 'de']
  const [city, lowest, highest, area] = random.pick(CITIES[country])
  const lap = Math.floor(index / (COMPANY_STEMS.length * TRADES.length))
  const short = `${COMPANY_STEMS[index % COMPANY_STEMS.length]} ${word}`
  const own = lap === 0 ? short : `${short} ${city} ${lap + 1}`
  const name = `${own} ${random.pick(LEGAL_FORMS[country])}`.trim()
  const domain = `${mailName(own)}.example`
  const hasWebsite = random.chance(0.9)
  const registered = String(random.integer(0, 999_999)).padStart(6, '0')
  return {
    id: random.id(at),
    name,
    coc_code: country === 'NL' ? `00${registered}` : null,
    vat_number: random.chance(0.85) ? vatNumber(country, registered) : null,
    relation_number: String(10_001 + index),
    industry: trade.industry,
    email: `info@${domain}`,
    phone: phoneNumber(random, country, area),
    url: hasWebsite ? `https://www.${domain}` : null,
    address: {
      line1: `${random.pick(STREETS[country])} ${random.integer(1, 240)}`,
      postal_code: postalCode(random, country, random.integer(lowest, highest)),
      locality: city,
      country,
    },
    language: LANGUAGE[country],
    invoice_email: random.chance(0.5) ? `finance@${domain}` : null,
    payment_term_days: random.chance(0.2) ? random.pick([14, 45, 60]) : null,
    custom_fields: {
      segment: random.pick(['sme', 'mid_market', 'mid_market', 'enterprise']),
      newsletter: random.chance(0.6),
      customer_since: new Date(at).toISOString().slice(0, 10),
    },
    ...stamps(at),
  }
}

function vatNumber(country: Country, digits: string): string {
  return { NL: `NL000${digits}B01`, BE: `BE0000${digits}`, DE: `DE000${digits}` }[country]
}

// No subscriber's number begins with three noughts, so nobody can be rung by accident.
function phoneNumber(random: Random, country: Country, area: string): string {
  return `+${DIALLING[country]} ${area} 000 ${random.integer(10, 99)} ${random.integer(10, 99)}`
}

function postalCode(random: Random, country: Country, number: number): string {
  if (country !== 'NL') return String(number)
  return `${number} ${random.pick(['AB', 'BC', 'CE', 'DH', 'EK', 'GN', 'HV', 'JX', 'LR', 'PT', 'TW', 'VZ'])}`
}

type Kind = 'customer' | 'prospect' | 'supplier' | 'partner'

function kindOf(index: number): Kind {
  if (index % 5 < 3) return 'customer'
  return (['prospect', 'supplier', 'partner', 'prospect'] as const)[index % 4]!
}

// Two in twenty are suppliers. With each twenty the trade moves on, so that no two have the same name.
function supplierTrade(index: number): (typeof SUPPLIER_TRADES)[number] {
  const half = index % 20 < 10 ? 0 : SUPPLIER_TRADES.length / 2
  return SUPPLIER_TRADES[(Math.floor(index / 20) + half) % SUPPLIER_TRADES.length]!
}

function addRelationTypes(
  companies: Companies,
  { relationTypes }: Plan,
  random: Random,
  organization_id: string,
  kind: Kind,
) {
  const kinds: Kind[] = [kind]
  if (kind === 'customer' && random.chance(0.1)) kinds.push('supplier')
  for (const kind of kinds) {
    const relation_type_id = relationTypes.get(kind)
    if (relation_type_id) companies.organization_relation_type.push({ organization_id, relation_type_id })
  }
}

/** Answers the primary contact. */
function addContacts(
  companies: Companies,
  plan: Plan,
  random: Random,
  organization: ReturnType<typeof makeOrganization>,
  since: string,
): string | null {
  const roles = random.sample(CONTACT_ROLES, random.integer(1, 3))
  const ids = roles.map((role, place) => {
    const start = earliest(addDays(since, random.integer(0, 200)), plan.from)
    const person = makePerson(plan, random, start, `@${organization.email.split('@')[1]}`, organization.language)
    companies.person.push(person)
    const hasLeft = place === 2 && random.chance(0.5) && start < addDays(plan.today, -60)
    companies.contact_role.push({
      id: random.id(Date.parse(person.created_at)),
      organization_id: organization.id,
      person_id: person.id,
      role,
      work_email: person.email,
      work_phone: person.phone,
      is_primary: place === 0,
      is_invoice_contact: role === 'Finance' || roles.length === 1,
      start_date: start,
      end_date: hasLeft ? addDays(plan.today, -random.integer(1, 50)) : null,
      ...stamps(Date.parse(person.created_at)),
    })
    return person.id
  })
  return ids[0] ?? null
}

function earliest(one: string, other: string): string {
  return one < other ? one : other
}

function makePerson(plan: Plan, random: Random, since: string, mailAt: string, language: string) {
  const at = officeTime(since, random.integer(510, 1020), plan.timeZone)
  const [first_name, last_name] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
  return {
    id: random.id(at),
    first_name,
    last_name,
    email: `${mailName(first_name)}.${mailName(last_name)}${mailAt}`,
    phone: `+31 6 000 ${random.integer(10_000, 99_999)}`,
    language,
    custom_fields: random.chance(0.3)
      ? { profile: `https://people.example/${mailName(`${first_name}-${last_name}`)}` }
      : {},
    ...stamps(at),
  }
}

function addPrivateCustomer(companies: Companies, plan: Plan, random: Random) {
  const person = makePerson(plan, random, addDays(plan.from, random.integer(-300, 0)), '@post.example', 'nl')
  companies.person.push(person)
  const relation_type_id = plan.relationTypes.get('customer')
  if (relation_type_id) companies.person_relation_type.push({ person_id: person.id, relation_type_id })
}

function makeNote(
  plan: Plan,
  random: Random,
  authors: readonly Colleague[],
  about: { organization: { id: string }; contactId: string | null },
): Row<'note'> {
  const day = addDays(plan.today, -random.integer(1, 360))
  const at = officeTime(day, random.integer(540, 1050), plan.timeZone)
  const author = random.pick(authors.filter(({ from }) => from <= day))
  return {
    id: random.id(at),
    ...random.pick(INTERACTIONS),
    occurred_at: new Date(at).toISOString(),
    organization_id: about.organization.id,
    person_id: random.chance(0.6) ? about.contactId : null,
    author_employee_id: author.id,
    source: 'app',
    ...stamps(at),
  }
}
