// March: an invoice, money in parts, a quarrel about the training, and books that add up.
import { expect } from 'vitest'
import { verifyInvoices } from '../../src/modules/invoices/seal.queries.ts'
import { inTest, refusal } from '../fixtures.ts'
import { done } from './office.ts'
import { account, type Story, timesTold, workInProgress } from './story.ts'

export async function theWorkIsInvoiced(story: Story): Promise<void> {
  const { days, olga, emma, the } = story
  days.turnTo('2027-03-01')
  const [draft] = done(await olga.screen.post('/invoices/invoice/from-work', { organization_ids: [the.client] }))
  the.invoice = draft.id
  expect(done(await olga.screen.get(`/invoices/invoice/${the.invoice}/check`)).errors).toEqual([])
  const invoice = done(await olga.api.post(`/invoices/invoice/${the.invoice}/finalize`))
  const lines = invoice.lines.map((line: Record<string, unknown>) => [line.hours_minutes, line.unit_price, line.amount])
  // 41 hours of building are one cent more than their entries. 21 % of 9815.50 is 2061.255, a cent is rounded up.
  expect(lines).toEqual([
    [2400, 110, 4400],
    [2460, 95.5, 3915.5],
    [720, 125, 1500],
  ])
  the.training_line = invoice.lines[2].id
  expect(invoice).toMatchObject({
    number: '2027-00001',
    invoice_date: '2027-03-01',
    due_date: '2027-03-31',
    total_excl_vat: 9815.5,
    total_vat: 2061.26,
    total_incl_vat: 11_876.76,
    outstanding_amount: 11_876.76,
    payment_status: 'unpaid',
  })
  expect(await timesTold(story, 'invoice', 'invoice.finalised')).toBe(1)
  expect(await workInProgress(story)).toBe(0)
  const late = await emma.api.patch(`/hours/hours/${the.entry}`, { note: 'One more thing' })
  expect(refusal(late)).toBe('409 hours-locked')
  expect(late.body.lock_reason).toBe('invoiced')
}

export async function aPartIsPaid(story: Story): Promise<void> {
  const { days } = story
  days.turnTo('2027-03-08')
  await pay(story, 5000)
  expect(await owed(story)).toEqual([6876.76, 'partially_paid'])
  expect(refusal(await tryToPay(story, 7000))).toBe('409 payment-exceeds-outstanding')
  expect(await owed(story)).toEqual([6876.76, 'partially_paid'])
}

export async function theTrainingIsCredited(story: Story): Promise<void> {
  const { days, olga, thijs, mirjam, the } = story
  days.turnTo('2027-03-15')
  const wish = { lines: [{ line_id: the.training_line }], note: 'The projector was broken.' }
  const draft = done(await olga.screen.post(`/invoices/invoice/${the.invoice}/credit`, wish))
  the.credit_note = draft.id
  const note = done(await olga.api.post(`/invoices/invoice/${the.credit_note}/finalize`))
  // 1500.00 and 315.00 of VAT, all of it set off against what is still owed.
  expect(note).toMatchObject({
    type: 'credit_note',
    number: '2027-00002',
    total_incl_vat: -1815,
    outstanding_amount: 0,
    payment_status: 'credited',
    credited_invoice_id: the.invoice,
  })
  expect(await owed(story)).toEqual([5061.76, 'partially_paid'])

  const query = `/hours/hours?service_id=${the.training}`
  const freed: { id: string; invoice_status: string }[] = done(await thijs.api.get(query))
  expect(freed.map(({ invoice_status }) => invoice_status)).toEqual(['to_invoice', 'to_invoice'])
  expect(await workInProgress(story)).toBe(1500)
  const loss = { ids: freed.map(({ id }) => id), reason: 'We owe them a training.' }
  done(await mirjam.screen.post('/hours/hours/write-off', loss))
  expect(await workInProgress(story)).toBe(0)
}

export async function theRestIsPaid(story: Story): Promise<void> {
  const { days, olga, the } = story
  days.turnTo('2027-03-22')
  expect(refusal(await tryToPay(story, 5061.77))).toBe('409 payment-exceeds-outstanding')
  await pay(story, 5061.76)
  expect(await owed(story)).toEqual([0, 'paid'])
  expect(await timesTold(story, 'invoice', 'invoice.paid')).toBe(1)
  const { paid_at, paid_amount, credited_amount, payments } = done(
    await olga.api.get(`/invoices/invoice/${the.invoice}`),
  )
  expect(paid_at).toMatch(/^2027-03-22/)
  expect([paid_amount, credited_amount, payments.length]).toEqual([10_061.76, 1815, 2])
}

export async function theBooksAddUp(story: Story): Promise<void> {
  const { server, env, days, olga, mirjam, emma, thijs, the } = story
  days.turnTo('2027-03-31')
  done(await mirjam.screen.patch(`/projects/project/${the.project}`, { status: 'closed' }))
  expect(await timesTold(story, 'project', 'project.closed')).toBe(1)
  const tooLate = {
    employee_id: emma.employeeId,
    service_id: the.building,
    start_at: '2027-03-31T09:00:00Z',
    minutes: 5,
  }
  expect(refusal(await emma.api.post('/hours/hours', tooLate))).toBe('409 project-closed')

  const { status, totals } = done(await mirjam.screen.get(`/projects/project/${the.project}`))
  expect(status).toBe('closed')
  // 93 hours worked; what was invoiced, less the training.
  expect(totals).toMatchObject({ spent_minutes: 5580, invoiced_amount: 8315.5, wip_amount: 0 })
  expect(await workInProgress(story)).toBe(0)
  expect(done(await olga.screen.get('/invoices/to-invoice'))).toEqual([])
  expect(done(await olga.api.get('/invoices/invoice?outstanding=true'))).toEqual([])
  expect(done(await mirjam.api.get('/hrm/planning?has_conflicts=true'))).toEqual([])

  expect(await account(emma)).toEqual({
    taken_minutes: 1440,
    planned_minutes: 0,
    balance_minutes: 8160,
    available_minutes: 8160,
  })
  expect(await account(thijs)).toMatchObject({ taken_minutes: 0, balance_minutes: 7680 })
  const [series] = await inTest(server, env, verifyInvoices)
  expect(series).toMatchObject({ count: 2, fault: null })
}

function tryToPay({ days, olga, the }: Story, amount: number) {
  return olga.api.post('/invoices/payment', { invoice_id: the.invoice, date: days.today(), amount })
}

async function pay(story: Story, amount: number): Promise<void> {
  done(await tryToPay(story, amount))
}

async function owed({ olga, the }: Story): Promise<[number, string]> {
  const { outstanding_amount, payment_status } = done(await olga.api.get(`/invoices/invoice/${the.invoice}`))
  return [outstanding_amount, payment_status]
}
