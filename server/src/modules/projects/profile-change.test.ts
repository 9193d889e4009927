import { afterAll, beforeAll, expect, test } from 'vitest'
import { make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { purchasingWorld } from '../../../test/purchasing-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a project leaves its company profile once no cost has its VAT rates and no draft holds its work', async () => {
  const { env, projectId, booked } = await purchasingWorld(server)
  const [{ vat_rates }] = (await env.get('/invoices/companyprofile')).body.data
  const other = await make(env.app, '/invoices/companyprofile', { name: 'Other', legal_name: 'Other' })
  const move = () => env.app.patch(`/projects/project/${projectId}`, { company_profile_id: other.id })
  const cost = await booked({ vat_rate_id: vat_rates[1].id })
  expect(refusal(await move())).toBe('400 validation-error /company_profile_id')
  await env.patch(`/purchasing/cost/${cost.id}`, { vat_rate_id: null })
  const [draft] = (await env.app.post('/invoices/invoice/from-work', { cost_ids: [cost.id] })).body.data
  expect(refusal(await move())).toBe('409 project-has-draft-invoices')
  expect((await env.app.delete(`/invoices/invoice/${draft.id}`)).status).toBe(204)
  expect((await move()).body.data.company_profile_id).toBe(other.id)
})
