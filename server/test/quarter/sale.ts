// January: a lead, a quote, a customer who says yes, and the project that is made of it.
import { expect } from 'vitest'
import { refusal } from '../fixtures.ts'
import { ADDRESS } from '../invoice-fixtures.ts'
import { boxesIn, open, submit } from './browser.ts'
import { done } from './office.ts'
import { type Story, timesTold, told } from './story.ts'

export async function aLeadClimbsTheStages(story: Story): Promise<void> {
  const { days, mirjam, the } = story
  days.turnTo('2027-01-06')
  const client = { name: 'Waterland', email: 'orders@waterland.example', address: ADDRESS }
  the.client = done(await mirjam.screen.post('/crm/organization', client)).id
  const lead = { name: 'A new portal', organization_id: the.client, amount: 12_000, expected_close_date: '2027-02-01' }
  the.lead = done(await mirjam.screen.post('/sales/sales', lead)).id
  const standing = async () => {
    const { stage_name, status, weighted_amount } = done(await mirjam.screen.get(`/sales/sales/${the.lead}`))
    return [stage_name, status, weighted_amount]
  }
  // 10, 25 and 50 % of 12,000.00.
  expect(await standing()).toEqual(['Lead', 'open', 1200])
  const stages: { id: string; name: string }[] = done(await mirjam.screen.get('/sales/stage'))
  const moveTo = async (stage: string) => {
    const { id } = stages.find(({ name }) => name === stage)!
    done(await mirjam.screen.patch(`/sales/sales/${the.lead}`, { stage_id: id }))
  }
  days.turnTo('2027-01-11')
  await moveTo('Qualified')
  expect(await standing()).toEqual(['Qualified', 'open', 3000])
  days.turnTo('2027-01-13')
  await moveTo('Proposal')
  expect(await standing()).toEqual(['Proposal', 'open', 6000])
  expect(await timesTold(story, 'lead', 'sales.stage_changed')).toBe(2)
}

export async function aQuoteGoesOut(story: Story): Promise<void> {
  const { mirjam, emma, the } = story
  const hours = (name: string, quantity: number, unit_price: number) => ({ name, quantity, unit: 'hour', unit_price })
  const quote = {
    sales_id: the.lead,
    subject: 'Portal',
    language: 'en',
    lines: [
      { kind: 'text', name: 'First we look' },
      hours('Analysis', 40, 110),
      { kind: 'text', name: 'Then we build' },
      hours('Building', 50, 95.5),
      { ...hours('Training', 12, 125), is_optional: true },
    ],
  }
  const draft = done(await mirjam.screen.post('/sales/quote', quote))
  the.quote = draft.id
  // 4400.00 and 4775.00; the option of 1500.00 does not count yet. 21 % of 9175.00 is 1926.75.
  expect(draft).toMatchObject({ number: null, total_excl_vat: 9175, total_vat: 1926.75, total_incl_vat: 11_101.75 })
  expect(refusal(await emma.screen.post(`/sales/quote/${the.quote}/send`, {}))).toBe('403 forbidden')

  done(await mirjam.screen.post(`/sales/quote/${the.quote}/send`, { valid_until: '2027-02-12' }))
  const sent = done(await mirjam.screen.get(`/sales/quote/${the.quote}`))
  expect(sent).toMatchObject({ status: 'sent', number: 'Q2027-0001', valid_until: '2027-02-12' })
  expect(await told(story, 'quote')).toEqual(['quote.created', 'quote.updated', 'quote.sent'])
}

export async function theCustomerAccepts(story: Story): Promise<void> {
  const { server, days, olga, mirjam, the } = story
  days.turnTo('2027-01-18')
  const [mail] = done(await olga.screen.get('/settings/mail?kind=quote'))
  expect(mail.recipient).toBe('orders@waterland.example')
  const [address] = /http:\S+\/quote\/\S+/.exec(mail.text)!
  const page = await open(server, address)
  for (const words of ['Q2027-0001', 'First we look', 'Analysis', 'Training', '11,101.75'])
    expect(page.text).toContain(words)
  const [training] = boxesIn(page, 'option')
  const after = await submit(server, page, /accept/i, { name: 'Ans Visser', agree: 'yes', option: training! })
  expect(after.text).toMatch(/accepted/i)

  // With the training 10,675.00; 21 % of that is 2241.75.
  expect(done(await mirjam.screen.get(`/sales/quote/${the.quote}`))).toMatchObject({
    status: 'accepted',
    accepted_by_name: 'Ans Visser',
    total_excl_vat: 10_675,
    total_incl_vat: 12_916.75,
  })
  const lead = done(await mirjam.screen.get(`/sales/sales/${the.lead}`))
  expect(lead).toMatchObject({ status: 'won', closed_on: '2027-01-18', effective_probability: 100 })
  expect(await timesTold(story, 'quote', 'quote.accepted')).toBe(1)
  expect(await timesTold(story, 'lead', 'sales.won')).toBe(1)
}

export async function theQuoteBecomesAProject(story: Story): Promise<void> {
  const { days, mirjam, the } = story
  days.turnTo('2027-01-19')
  const wish = { manager_employee_id: mirjam.employeeId }
  const project = done(await mirjam.screen.post(`/sales/quote/${the.quote}/project`, wish))
  const { id, services } = project
  const figures = services.map((service: Record<string, unknown>) => [
    service.name,
    service.billing_method,
    service.hourly_rate,
    service.budget_minutes,
  ])
  expect(figures).toEqual([
    ['Analysis', 'time_and_materials', 110, 2400],
    ['Building', 'time_and_materials', 95.5, 3000],
    ['Training', 'time_and_materials', 125, 720],
  ])
  the.project = id
  for (const service of services) the[service.name.toLowerCase()] = service.id
  expect(project).toMatchObject({ name: 'Portal', status: 'active', organization_id: the.client })
  expect(done(await mirjam.screen.get(`/sales/sales/${the.lead}`)).project_id).toBe(id)
  const again = await mirjam.screen.post(`/sales/quote/${the.quote}/project`, wish)
  expect(refusal(again)).toBe('409 invalid-transition')
  const lost = await mirjam.screen.patch(`/sales/sales/${the.lead}`, { status: 'open' })
  expect(refusal(lost)).toBe('409 sales-has-project')
}
