// What the company profiles of an environment may be: one is the default, and issued invoices keep their meaning.
import { isTimeZone } from '../../shared/calendar.ts'
import { countryCode } from '../../shared/countries.ts'
import { type HolidayCountry, holidayCountries } from '../../shared/holidays.ts'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'

interface Standing {
  readonly is_default: boolean
  readonly is_active: boolean
}

/** Null is for a profile that comes or goes. There is always a default; only another profile takes its place. */
export function checkDefault(before: Standing | null, after: Standing | null): void {
  if (before?.is_default && !(after?.is_default && after.is_active))
    throw new Problem('in-use', 'This is the default company profile; make another one the default first.')
  if (after?.is_default && !after.is_active)
    checkFields([fieldError('/is_default', 'invalid', 'A profile that is not active cannot be the default.')])
}

export function checkPlace({ currency, time_zone }: { currency?: string; time_zone?: string }): void {
  const errors = []
  if (currency !== undefined && !CURRENCIES.has(currency))
    errors.push(fieldError('/currency', 'invalid', 'currency must be a code of ISO 4217 such as EUR.'))
  if (time_zone !== undefined && !isTimeZone(time_zone))
    errors.push(fieldError('/time_zone', 'invalid', 'time_zone must be an IANA name such as Europe/Amsterdam.'))
  checkFields(errors)
}

/** Where the company is, as far as its rates and holidays are known; without an address its locale tells. */
export function countryOf(profile: Locality): HolidayCountry | undefined {
  const code = countryCode(profile.address?.country ?? null) ?? profile.locale.split('-')[1]
  return holidayCountries.find((country) => country === code)
}

interface Locality {
  readonly address: { readonly country?: string | null | undefined } | null
  readonly locale: string
}

/** What an invoice can be printed with. */
export function checkLogo(mimeType: string | undefined): void {
  if (mimeType === undefined || mimeType === 'image/png' || mimeType === 'image/jpeg') return
  checkFields([fieldError('/logo_document_id', 'invalid', 'The logo must be a document of the type PNG or JPEG.')])
}

export function checkCurrencyChange(hasFinalInvoices: boolean): void {
  if (hasFinalInvoices)
    throw new Problem('in-use', 'Invoices were finalised in this currency; make another profile for another currency.')
}

/** Days of the years that are replaced, each once. */
export function checkHolidays(years: readonly number[], holidays: readonly { readonly date: string }[]): void {
  const seen = new Set<string>()
  const errors = holidays.flatMap(({ date }, i) => {
    const isTaken = seen.has(date)
    seen.add(date)
    if (isTaken) return [fieldError(`/holidays/${i}/date`, 'duplicate', `${date} is there twice.`)]
    if (years.includes(Number(date.slice(0, 4)))) return []
    return [fieldError(`/holidays/${i}/date`, 'invalid', `${date} is not in one of the years.`)]
  })
  checkFields(errors)
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
