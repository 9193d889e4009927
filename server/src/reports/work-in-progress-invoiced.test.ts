import { expect, test } from 'vitest'
import { inTest, make, refusal } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { hoursWorld } from '../../test/hours-fixtures.ts'
import { ADDRESS, completeCompany } from '../../test/invoice-fixtures.ts'
import { wrongLineSums } from '../../test/wrong-sums.ts'

test('work goes on a draft, is invoiced and credited, and the figures of service, project and report go along', async () => {
  const server = await startTestServer()
  const { env, projectId, organizationId, serviceId, booked } = await hoursWorld(server)
  await completeCompany(server, env)
  await env.patch(`/crm/organization/${organizationId}`, { address: ADDRESS })
  const fixed = {
    project_id: projectId,
    name: 'Fixed',
    billing_method: 'fixed_price',
    price: 500,
    end_date: '2026-01-31',
  }
  const price = await make(env, '/projects/service', fixed)
  await booked()
  await booked({ service_id: price.id })

  const figures = async () => {
    const { totals } = (await env.get(`/projects/project/${projectId}`)).body.data
    const report = (await env.app.get('/reports/work-in-progress')).body.data.totals
    expect([report.wip_amount, report.invoiced]).toEqual([totals.wip_amount, totals.invoiced_amount])
    expect(await inTest(server, env, (tx) => tx.all(wrongLineSums))).toEqual([])
    const parts = [serviceId, price.id].map(async (id) => {
      const { wip_amount, invoiced_amount } = (await env.get(`/projects/service/${id}`)).body.data.totals
      return [wip_amount, invoiced_amount]
    })
    return Promise.all(parts)
  }
  const plan = async () => (await env.get(`/projects/service/${price.id}`)).body.data.installments[0]
  const rate = (await env.get(`/projects/service/${serviceId}`)).body.data.hourly_rate
  expect(rate).toBe(100)
  expect(await figures()).toEqual([
    [100, 0],
    [0, 0],
  ])
  const drafts = await env.app.post('/invoices/invoice/from-work', { organization_ids: [organizationId] })
  expect(drafts.status, drafts.text).toBe(201)
  const invoice = drafts.body.data[0].id
  expect(await plan()).toMatchObject({ status: 'on_draft', invoice_id: invoice })
  expect(refusal(await env.patch(`/projects/project/${projectId}`, { status: 'archived' }))).toBe(
    '409 project-has-draft-invoices',
  )
  expect((await figures())[0]).toEqual([100, 0])

  const final = await env.post(`/invoices/invoice/${invoice}/finalize`)
  expect(final.status, final.text).toBe(200)
  expect((await plan()).status).toBe('invoiced')
  expect(await figures()).toEqual([
    [0, 100],
    [-500, 500],
  ])
  const reprice = (amount: number) => env.patch(`/projects/service/${price.id}`, { price: amount })
  expect(refusal(await reprice(499))).toBe('409 price-below-invoiced')
  expect(refusal(await env.delete(`/projects/service/${price.id}`))).toBe('409 service-has-hours')

  const credit = await env.app.post(`/invoices/invoice/${invoice}/credit`, {})
  expect(credit.status, credit.text).toBe(201)
  const credited = await env.post(`/invoices/invoice/${credit.body.data.id}/finalize`)
  expect(credited.status, credited.text).toBe(200)
  expect(await plan()).toMatchObject({ status: 'ready', invoice_id: null })
  expect(await figures()).toEqual([
    [100, 0],
    [0, 0],
  ])
  expect((await reprice(400)).body.data.installments).toMatchObject([{ amount: 400 }])
  await server.close()
})
