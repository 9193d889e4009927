// Company profiles: /invoices/companyprofile. They are read everywhere and written in the screens.
import type { Static } from 'typebox'
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, loadRecord, type Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { insertRecord, insertRow, renderCreated, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { type HolidayCountry, holidaysAround, publicHolidays } from '../../shared/holidays.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { fullAddress, One, Page } from '../../shared/shapes.ts'
import { standardVatRates } from '../../shared/vat-rates.ts'
import {
  addHolidays,
  changeDraftCurrency,
  companyProfile,
  companyProfileList,
  deleteProfile,
  documentType,
  hasFinalInvoices,
  insertHolidays,
  isProfile,
  issuedNumbers,
  type LoadedProfile,
  lastNumbers,
  replaceHolidays,
  unsetDefault,
} from './company-profiles.queries.ts'
import {
  checkCurrencyChange,
  checkDefault,
  checkHolidays,
  checkLogo,
  checkPlace,
  countryOf,
} from './company-profiles.rules.ts'
import {
  type ChangedCompanyProfile,
  CompanyProfile,
  CompanyProfileCreate,
  CompanyProfileUpdate,
  HolidaysFill,
  HolidaysReplace,
  type NewCompanyProfile,
  NumberPreview,
  NumberPreviewQuery,
  STANDARD_LOCALE,
} from './company-profiles.shapes.ts'
import { checkNumberFormat, checkNumbersFree, type Numbering, nextNumbers, STANDARD_FORMAT } from './numbering.rules.ts'
import { vatRate } from './vat-rates.queries.ts'

const loadProfile = (ctx: Context, id: string) => loadRecord(ctx.tx, companyProfile, id, ctx)

export const companyProfiles = [
  operation({
    id: 'companyprofile.list',
    summary: 'List company profiles with their VAT rates, holidays and settings',
    method: 'GET',
    path: '/invoices/companyprofile',
    scope: 'invoices:read',
    list: companyProfileList,
    success: 200,
    response: Page(CompanyProfile),
    run: (ctx, { list }) => page(ctx.tx, companyProfileList, list, ctx),
  }),
  operation({
    id: 'companyprofile.create',
    summary: 'Create a company profile with the usual VAT rates and holidays of its country',
    method: 'POST',
    path: '/invoices/companyprofile',
    surface: 'app',
    scope: 'settings',
    body: CompanyProfileCreate,
    success: 201,
    response: One(CompanyProfile),
    run: (ctx, { body }) => createProfile(ctx, body),
  }),
  operation({
    id: 'companyprofile.read',
    summary: 'Read a company profile',
    method: 'GET',
    path: '/invoices/companyprofile/{id}',
    surface: 'app',
    scope: 'invoices:read',
    load: (ctx, id) => findRecord(ctx.tx, companyProfile, id, ctx),
    success: 200,
    response: One(CompanyProfile),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'companyprofile.update',
    summary: 'Change a company profile or its settings',
    method: 'PATCH',
    path: '/invoices/companyprofile/{id}',
    surface: 'app',
    scope: 'settings',
    load: loadProfile,
    body: CompanyProfileUpdate,
    success: 200,
    response: One(CompanyProfile),
    problems: ['in-use', 'duplicate'],
    run: (ctx, { before, body }) => changeProfile(ctx, before, body),
  }),
  operation({
    id: 'companyprofile.delete',
    summary: 'Delete a company profile that was never used',
    method: 'DELETE',
    path: '/invoices/companyprofile/{id}',
    surface: 'app',
    scope: 'settings',
    load: loadProfile,
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      checkDefault(before.row, null)
      deleteProfile(ctx, before)
    },
  }),
  operation({
    id: 'companyprofile.preview_numbers',
    summary: 'Show the next three invoice numbers of a format',
    method: 'GET',
    path: '/invoices/companyprofile/number-preview',
    surface: 'app',
    scope: 'settings',
    query: NumberPreviewQuery,
    success: 200,
    response: One(NumberPreview),
    problems: ['duplicate'],
    run: async (ctx, { body }) => ({ data: { numbers: await previewNumbers(ctx, body) } }),
  }),
  operation({
    id: 'companyprofile.replace_holidays',
    summary: 'Set all public holidays of some years',
    method: 'PUT',
    path: '/invoices/companyprofile/{id}/holidays',
    surface: 'app',
    scope: 'settings',
    load: loadProfile,
    body: HolidaysReplace,
    success: 200,
    response: One(CompanyProfile),
    run: (ctx, { before, body: { years, holidays } }) => {
      checkHolidays(years, holidays)
      const rows = holidays.map(({ half_day = false, ...holiday }) => ({ ...holiday, half_day }))
      return replaceHolidays(ctx, before, years, rows)
    },
  }),
  operation({
    id: 'companyprofile.fill_holidays',
    summary: 'Add the public holidays of a country in a year',
    method: 'POST',
    path: '/invoices/companyprofile/{id}/holidays/fill',
    surface: 'app',
    scope: 'settings',
    load: loadProfile,
    body: HolidaysFill,
    success: 200,
    response: One(CompanyProfile),
    run: (ctx, { before, body }) => addHolidays(ctx, before, publicHolidays(body.country, body.year)),
  }),
]

async function createProfile(ctx: Context, values: NewCompanyProfile): Promise<Rendered> {
  const { is_default = false, is_active = true, number_format = STANDARD_FORMAT, number_reset = 'never' } = values
  checkPlace(values)
  checkNumberFormat({ number_format, number_reset })
  checkDefault(null, { is_default, is_active })
  await checkLogoDocument(ctx, values)
  if (is_default) await unsetDefault(ctx)
  const id = ctx.newId()
  const time_zone = values.time_zone ?? sql`(select time_zone from environment)`
  insertRow(ctx, 'company_profile', { id, ...columnsOf(values), time_zone })
  await furnish(ctx, id, countryOf({ address: values.address ?? null, locale: values.locale ?? STANDARD_LOCALE }))
  return renderCreated(ctx, companyProfile, id)
}

/** A company starts with what is usual in its country, so that it can send invoices at once. */
async function furnish(ctx: Context, company_profile_id: string, country: HolidayCountry | undefined): Promise<void> {
  if (!country) return
  for (const rate of standardVatRates(country))
    await insertRecord(ctx, vatRate, { id: ctx.newId(), company_profile_id, ...rate })
  await insertHolidays(ctx, company_profile_id, holidaysAround(country, Number(ctx.today.slice(0, 4))))
}

async function checkLogoDocument(ctx: Context, { logo_document_id }: ChangedCompanyProfile): Promise<void> {
  if (logo_document_id) checkLogo(await documentType(ctx, logo_document_id))
}

async function changeProfile(ctx: Context, before: LoadedProfile, values: ChangedCompanyProfile): Promise<Rendered> {
  const { row } = before
  const after = { ...row, ...values }
  checkPlace(values)
  checkDefault(row, after)
  await checkLogoDocument(ctx, values)
  await checkNumbering(ctx, row as Numbering & { id: string }, after as Numbering)
  if (after.currency !== row.currency) {
    checkCurrencyChange(await hasFinalInvoices(ctx, row.id))
    await changeDraftCurrency(ctx, row.id, after.currency)
  }
  if (after.is_default && !row.is_default) await unsetDefault(ctx)
  return updateRecord(ctx, companyProfile, before, columnsOf(values))
}

async function checkNumbering(ctx: Context, before: Numbering & { id: string }, after: Numbering): Promise<void> {
  if (after.number_format === before.number_format && after.number_reset === before.number_reset) return
  checkNumberFormat(after)
  checkNumbersFree(after, await issuedNumbers(ctx, before.id), await lastNumbers(ctx, before.id))
}

async function previewNumbers(ctx: Context, body: Static<typeof NumberPreviewQuery>): Promise<string[]> {
  const { company_profile_id: id, invoice_date = ctx.today } = body
  checkNumberFormat(body)
  if (!id) return nextNumbers(body, invoice_date, () => 0)
  if (!(await isProfile(ctx, id))) throw referenceProblem(['company_profile_id'])
  const last = await lastNumbers(ctx, id)
  checkNumbersFree(body, await issuedNumbers(ctx, id), last)
  return nextNumbers(body, invoice_date, last)
}

/** Settings are sent and replaced as a whole. */
function columnsOf({ address, settings, ...values }: ChangedCompanyProfile) {
  return { ...values, ...settings, ...(address === undefined ? {} : { address: fullAddress(address) }) }
}
