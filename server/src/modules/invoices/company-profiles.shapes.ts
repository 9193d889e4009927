// Shapes of a company profile: who sends the invoices, how they are numbered, and the settings of the company.
import Type, { type Static } from 'typebox'
import { holidayCountries } from '../../shared/holidays.ts'
import {
  Address,
  AddressInput,
  Body,
  Changes,
  Day,
  Email,
  Id,
  Name,
  Nullable,
  OneOf,
  Row,
  Text,
  Url,
} from '../../shared/shapes.ts'
import { STANDARD_FORMAT } from './numbering.rules.ts'
import { VatRateRow } from './vat-rates.shapes.ts'

export const STANDARD_LOCALE = 'nl-NL'

const NumberReset = OneOf(['never', 'yearly'])
const NumberFormat = Type.String({
  ...Name(50),
  description: 'Text with {seq}, or {seq:05} for five digits, and {year} if wanted.',
  examples: [STANDARD_FORMAT],
})

const settings = {
  hours_approval: OneOf(['none', 'manager']),
  hours_overlap: OneOf(['allow', 'refuse']),
  hours_closed_until: Nullable(Day),
  budget_policy: OneOf(['warn', 'block']),
}

const Year = Type.Integer({ minimum: 2014, maximum: 2199 })
const holiday = { date: Day, name: Name(100), half_day: Type.Optional(Type.Boolean({ default: false })) }

const written = {
  name: Name(300),
  legal_name: Name(300),
  coc_code: Type.Optional(Nullable(Text(20))),
  vat_number: Type.Optional(Nullable(Text(30))),
  iban: Type.Optional(Nullable(Text(34))),
  bic: Type.Optional(Nullable(Text(11))),
  address: Type.Optional(Nullable(AddressInput)),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Text(40))),
  url: Type.Optional(Nullable(Url)),
  logo_document_id: Type.Optional(Nullable(Id)),
  is_default: Type.Optional(Type.Boolean({ default: false })),
  is_active: Type.Optional(Type.Boolean({ default: true })),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', default: 'EUR' })),
  time_zone: Type.Optional(Name(64)),
  locale: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', default: STANDARD_LOCALE })),
  payment_term_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365, default: 30 })),
  number_format: Type.Optional(Type.Unsafe<string>({ ...NumberFormat, default: STANDARD_FORMAT })),
  number_reset: Type.Optional(OneOf(['never', 'yearly'], 'never')),
  settings: Type.Optional(Body(settings)),
}
export const CompanyProfileCreate = Body(written, 'CompanyProfileCreate')
export const CompanyProfileUpdate = Changes(written, 'CompanyProfileUpdate')

export const NumberPreviewQuery = Body(
  {
    company_profile_id: Type.Optional({
      ...Id,
      description: 'The profile whose series goes on; without it the first numbers are shown.',
    }),
    number_format: NumberFormat,
    number_reset: NumberReset,
    invoice_date: Type.Optional(Day),
  },
  'NumberPreviewQuery',
)
export const NumberPreview = Type.Object(
  { numbers: Type.Array(Type.String(), { description: 'The next three; none of them is reserved.' }) },
  { title: 'NumberPreview' },
)

export const HolidaysReplace = Body(
  {
    years: Type.Array(Year, { minItems: 1, maxItems: 10, uniqueItems: true }),
    holidays: Type.Array(Body(holiday), { maxItems: 500 }),
  },
  'HolidaysReplace',
)
export const HolidaysFill = Body({ year: Year, country: OneOf(holidayCountries) }, 'HolidaysFill')

const PublicHoliday = Type.Object(
  { date: Day, name: Type.String(), half_day: Type.Boolean() },
  { title: 'PublicHoliday' },
)

export const CompanyProfile = Row(
  {
    name: Type.String(),
    legal_name: Type.String(),
    coc_code: Nullable(Type.String()),
    vat_number: Nullable(Type.String()),
    iban: Nullable(Type.String()),
    bic: Nullable(Type.String()),
    address: Nullable(Address),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    url: Nullable(Type.String()),
    logo_document_id: Nullable(Id),
    is_default: Type.Boolean(),
    is_active: Type.Boolean(),
    currency: Type.String(),
    time_zone: Type.String(),
    locale: Type.String(),
    payment_term_days: Type.Integer(),
    number_format: Type.String(),
    number_reset: NumberReset,
    next_sequence_number: Type.Integer({ description: 'A preview; it is not reserved.' }),
    vat_rates: Type.Array(VatRateRow),
    public_holidays: Type.Array(PublicHoliday, { description: 'Of the previous, the current and the next year.' }),
    settings: Type.Object(settings, { title: 'CompanySettings' }),
  },
  'CompanyProfile',
)

export type NewCompanyProfile = Static<typeof CompanyProfileCreate>
export type ChangedCompanyProfile = Static<typeof CompanyProfileUpdate>
