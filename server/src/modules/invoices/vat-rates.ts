// VAT rates: /invoices/vatrate. They are read inside their company profile and written in the screens.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One } from '../../shared/shapes.ts'
import {
  holdProfile,
  isOnInvoices,
  type LoadedVatRate,
  loadDefaults,
  loadVatRate,
  touchProfile,
  vatRate,
} from './vat-rates.queries.ts'
import {
  changesMeaning,
  checkDefaultStays,
  checkDefaultTakesOver,
  checkUsedRate,
  checkVatRate,
  type VatRateFacts,
} from './vat-rates.rules.ts'
import { type ChangedVatRate, type NewVatRate, VatRate, VatRateCreate, VatRateUpdate } from './vat-rates.shapes.ts'

export const vatRates = [
  operation({
    id: 'vatrate.create',
    summary: 'Create a VAT rate of a company profile',
    method: 'POST',
    path: '/invoices/vatrate',
    surface: 'app',
    scope: 'settings',
    body: VatRateCreate,
    success: 201,
    response: One(VatRate),
    problems: ['in-use'],
    run: (ctx, { body }) => createVatRate(ctx, body),
  }),
  operation({
    id: 'vatrate.update',
    summary: 'Change a VAT rate; on invoices its percentage and category stay',
    method: 'PATCH',
    path: '/invoices/vatrate/{id}',
    surface: 'app',
    scope: 'settings',
    load: loadVatRate,
    body: VatRateUpdate,
    success: 200,
    response: One(VatRate),
    problems: ['in-use'],
    run: (ctx, { before, body }) => changeVatRate(ctx, before, body),
  }),
  operation({
    id: 'vatrate.delete',
    summary: 'Delete a VAT rate that was never used',
    method: 'DELETE',
    path: '/invoices/vatrate/{id}',
    surface: 'app',
    scope: 'settings',
    load: loadVatRate,
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      checkDefaultStays(before.row, null, ctx.today)
      deleteRecord(ctx, vatRate, before)
      touchProfile(ctx, before.row.company_profile_id)
    },
  }),
]

async function createVatRate(ctx: Context, values: NewVatRate): Promise<Rendered> {
  const rate = {
    id: ctx.newId(),
    exemption_reason: null,
    valid_to: null,
    is_default: false,
    is_active: true,
    ...values,
  }
  checkVatRate(rate)
  holdProfile(ctx, sql`${rate.company_profile_id}`)
  await takeDefault(ctx, rate)
  const made = await insertRecord(ctx, vatRate, rate)
  touchProfile(ctx, rate.company_profile_id)
  return made
}

async function changeVatRate(ctx: Context, before: LoadedVatRate, values: ChangedVatRate): Promise<Rendered> {
  const rate = { ...before.row, ...values }
  checkVatRate(rate)
  checkDefaultStays(before.row, rate, ctx.today)
  if (changesMeaning(before.row, rate)) checkUsedRate(await isOnInvoices(ctx, rate.id))
  await takeDefault(ctx, rate)
  const after = await updateRecord(ctx, vatRate, before, values)
  if (after !== before) touchProfile(ctx, rate.company_profile_id)
  return after
}

/** On no day does a profile have two defaults: whichever was one before steps back. */
async function takeDefault(ctx: Context, rate: VatRateFacts & { id: string; company_profile_id: string }) {
  if (!rate.is_default) return
  const others = await loadDefaults(ctx, rate)
  checkDefaultTakesOver(
    rate,
    others.map(({ row }) => row),
    ctx.today,
  )
  for (const other of others) await updateRecord(ctx, vatRate, other, { is_default: false })
}
