// What can be imported: the fields of each kind, how a cell of each is read, and what columns of other systems call it.
import type { Right } from '../shared/rights.ts'

export const importKinds = ['organization', 'person', 'project', 'hours', 'employee'] as const
export type ImportKind = (typeof importKinds)[number]

export const readings = [
  'text',
  'day',
  'time',
  'duration',
  'amount',
  'integer',
  'flag',
  'choice',
  'choices',
  'reference',
] as const
export type Reading = (typeof readings)[number]
export type Referred = 'organization' | 'employee' | 'project' | 'service' | 'hourtype' | 'relationtype'

export interface Field {
  readonly name: string
  readonly reads: Reading
  readonly required?: true
  /** Headings that mean this field, as plainHeading writes them. */
  readonly headings: readonly string[]
  /** What a cell may say, and what it means. */
  readonly choices?: Readonly<Record<string, string>>
  readonly refers?: Referred
  /** Where the company made the field itself. */
  readonly custom?: OwnField
}

export type CustomValue = string | number | boolean | string[]

export interface OwnField {
  readonly id: string
  readonly label: string
  /** Says no by the rule that judges a value wherever it is typed. */
  check(value: CustomValue): void
}

/** As the words of a choice are compared. */
export function choiceKey(text: string): string {
  return text.trim().toLowerCase().replace(/[_-]/g, ' ')
}

/** Whoever may write these by hand may import them. */
export const rightOf: Readonly<Record<ImportKind, Right>> = {
  organization: 'crm:write',
  person: 'crm:write',
  project: 'projects:write',
  hours: 'hours:write',
  employee: 'people',
}

/** Naming a record tells that it exists, so it is for those who may read it. */
export const readRightOf: Readonly<Record<Referred, Right>> = {
  organization: 'crm:read',
  relationtype: 'crm:read',
  employee: 'hrm:read',
  project: 'projects:read',
  service: 'projects:read',
  hourtype: 'hours:read',
}

function text(name: string, headings: string): Field {
  return { name, reads: 'text', headings: list(headings) }
}

function reference(name: string, refers: Referred, headings: string): Field {
  return { name, reads: 'reference', refers, headings: list(headings) }
}

function other(name: string, reads: Reading, headings: string): Field {
  return { name, reads, headings: list(headings) }
}

function needed(field: Field): Field {
  return { ...field, required: true }
}

function list(headings: string): string[] {
  return headings.split(', ')
}

const ownKey = text(
  'reference',
  'id, reference, referentie, external id, externe referentie, extern id, externe sleutel, sleutel, key',
)
const email = text('email', 'email, e mail, emailadres, e mailadres, mail, email address, mailadres')
const phone = text('phone', 'phone, telefoon, telefoonnummer, tel, mobiel, phone number, mobile, telefoon werk')
const note = text(
  'note',
  'note, notitie, notities, opmerking, opmerkingen, toelichting, omschrijving, description, notes, beschrijving, comment',
)
const address = [
  text(
    'line1',
    'adres, address, straat, street, bezoekadres, straat en huisnummer, straat huisnummer, adresregel 1, address line 1, address 1, visiting address',
  ),
  text('postal_code', 'postcode, postal code, zip, zip code, bezoekadres postcode'),
  text('locality', 'plaats, woonplaats, stad, city, locality, town, bezoekadres plaats'),
  text('country', 'land, country, landcode, country code, bezoekadres land'),
]
const names = [
  text('first_name', 'first name, voornaam, firstname, given name, roepnaam'),
  text('name_prefix', 'tussenvoegsel, tussenvoegsels, family name prefix, prefix, name prefix'),
  text('last_name', 'last name, achternaam, lastname, surname, family name, familienaam'),
  text('full_name', 'name, naam, full name, volledige naam, persoon, contactpersoon, medewerker, employee, contact'),
]
const active = other('is_active', 'flag', 'actief, active, is active')

export const fieldsOf: Readonly<Record<ImportKind, readonly Field[]>> = {
  organization: [
    ownKey,
    needed(
      text(
        'name',
        'name, naam, bedrijf, bedrijfsnaam, organisatie, organisatienaam, organization, organisation, company, company name, klant, klantnaam, customer',
      ),
    ),
    text(
      'relation_number',
      'relatienummer, klantnummer, debiteurnummer, relation number, customer number, debtor number',
    ),
    text(
      'coc_code',
      'kvk, kvk nummer, kvknummer, coc code, coc, chamber of commerce, coc number, handelsregisternummer',
    ),
    text('vat_number', 'btw nummer, btw, btwnummer, vat number, vat, btw id'),
    email,
    phone,
    text('url', 'website, url, web, site'),
    ...address,
    text('industry', 'branche, industry, sector'),
    reference(
      'relation_types',
      'relationtype',
      'relatietype, relatietypes, relation type, relation types, type relatie, soort relatie',
    ),
    reference(
      'parent',
      'organization',
      'moederorganisatie, moederbedrijf, moedermaatschappij, hoort bij, onderdeel van, parent, parent organization, parent organisation, parent company, holding',
    ),
    reference('account_manager', 'employee', 'accountmanager, account manager, relatiebeheerder, relation manager'),
    text(
      'invoice_email',
      'factuur e mail, facturatie e mail, e mail facturatie, invoice email, factuur email, e mailadres facturatie, factuurmail',
    ),
    other(
      'payment_term_days',
      'integer',
      'betaaltermijn, betalingstermijn, betaaltermijn dagen, payment term, payment term days, betalingstermijn dagen',
    ),
    text('iban', 'iban, bankrekening, rekeningnummer, bankrekeningnummer, bank account'),
    active,
    note,
  ],
  person: [
    ownKey,
    ...names,
    email,
    phone,
    ...address,
    reference(
      'organization',
      'organization',
      'organisatie, bedrijf, organization, organisation, company, klant, customer, bedrijfsnaam, werkgever',
    ),
    text('role', 'functie, rol, role, job title, werkfunctie, work function'),
    active,
    note,
  ],
  project: [
    ownKey,
    needed(text('name', 'name, naam, project, projectnaam, project name')),
    reference(
      'organization',
      'organization',
      'organisatie, bedrijf, organization, organisation, company, klant, customer, opdrachtgever, client, klantnaam',
    ),
    reference('manager', 'employee', 'projectleider, projectmanager, project manager, manager, project leader'),
    {
      ...other('status', 'choice', 'status, projectstatus, project status'),
      choices: words({
        active: 'active actief open lopend lopende tab_pactive',
        closed: 'closed gesloten afgesloten afgerond done completed tab_pclosed',
        archived: 'archived gearchiveerd',
      }),
    },
    other('start_date', 'day', 'startdatum, start date, start, begindatum, van'),
    other('end_date', 'day', 'einddatum, end date, eind, einde, tot, deadline'),
    other(
      'budget_hours',
      'duration',
      'budget uren, urenbudget, budget hours, hours budget, begrote uren, budget in uren',
    ),
    other('budget_amount', 'amount', 'budget, budget bedrag, budget amount, begroot bedrag, budget euro'),
    text(
      'invoice_reference',
      'factuurreferentie, referentie klant, invoice reference, inkoopnummer, po nummer, po number, referentie op factuur',
    ),
    text('service_name', 'dienst, service, dienstnaam, service name, projectdienst'),
    {
      ...other(
        'billing_method',
        'choice',
        'factuurmethode, facturatiemethode, billing method, invoice method, factureringsmethode',
      ),
      choices: words({
        time_and_materials: 'time_and_materials nacalculatie uren regie hours time_and_expenses',
        fixed_price: 'fixed_price vast vaste_prijs fixed fixedfee fixed_fee',
        subscription: 'subscription abonnement',
        non_billable: 'non_billable niet_factureerbaar niet_declarabel intern none',
      }),
    },
    other('hourly_rate', 'amount', 'uurtarief, tarief, hourly rate, rate, tariff'),
    other('price', 'amount', 'prijs, vaste prijs, price, fixed price, bedrag'),
    other('service_budget_hours', 'duration', 'uren dienst, budget uren dienst, service budget hours, dienst uren'),
    note,
  ],
  hours: [
    ownKey,
    needed(
      reference(
        'employee',
        'employee',
        'medewerker, employee, werknemer, collega, naam, name, user, gebruiker, email, e mail, medewerker e mail, employee name, employee email',
      ),
    ),
    needed(other('date', 'day', 'datum, date, dag, day, startdatum, start date, spent date, registratiedatum')),
    other('start_time', 'time', 'starttijd, begintijd, start time, start, van, begin, from'),
    other('end_time', 'time', 'eindtijd, end time, eind, einde, tot, end, to, until'),
    other(
      'duration',
      'duration',
      'uren, hours, aantal uren, aantal, duur, duration, tijd, time, gewerkte uren, totaal uren, uren totaal, hours spent',
    ),
    reference('project', 'project', 'project, projectnaam, project name, projectnummer, project number, projectcode'),
    reference(
      'organization',
      'organization',
      'organisatie, bedrijf, organization, organisation, company, klant, customer, client, klantnaam, opdrachtgever',
    ),
    reference(
      'service',
      'service',
      'dienst, service, dienstnaam, service name, projectdienst, projectservice, taak, task',
    ),
    reference(
      'hour_type',
      'hourtype',
      'urensoort, uursoort, hour type, soort uren, activiteit, activity, type, hours type',
    ),
    text('note', 'toelichting, omschrijving, note, description, notitie, opmerking, notes, comment, beschrijving'),
    other('billable', 'flag', 'factureerbaar, declarabel, billable, billable?, is billable, doorbelastbaar'),
  ],
  employee: [
    ownKey,
    text('employee_number', 'personeelsnummer, medewerkernummer, employee number, nummer, personeelsnr'),
    ...names,
    email,
    phone,
    text('job_title', 'functie, functietitel, job title, function, rol'),
    reference(
      'manager',
      'employee',
      'leidinggevende, manager, teamleider, supervisor, line manager, reports to, rapporteert aan, manager email, manager e mail, manager name',
    ),
    other(
      'employment_start',
      'day',
      'in dienst, datum in dienst, indiensttreding, startdatum, employment start, start date, in dienst sinds, hire date',
    ),
    other(
      'employment_end',
      'day',
      'uit dienst, datum uit dienst, uitdiensttreding, einddatum, employment end, end date',
    ),
  ],
}

function words(choices: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([meaning, said]) =>
      said.split(' ').map((word) => [word.replaceAll('_', ' '), meaning]),
    ),
  )
}
