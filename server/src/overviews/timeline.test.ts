import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PDF, uploader } from '../../test/document-fixtures.ts'
import { make, refusal } from '../../test/fixtures.ts'
import {
  type Answer,
  type AppClient,
  startTestServer,
  type TestEnvironment,
  type TestServer,
} from '../../test/harness.ts'
import { insertDraft } from '../../test/invoice-fixtures.ts'
import { quoteWorld } from '../../test/quote-fixtures.ts'
import { rights } from '../shared/rights.ts'
import { timelineRecords } from './timeline.rules.ts'

let server: TestServer
let env: TestEnvironment
let organization: string
let person: string
let seconds = 0
const upload = uploader(() => server)
// Every request has a moment of its own, so that the order is known.
const clock = { now: () => Date.parse('2026-06-17T08:00:00Z') + ++seconds * 1000 }

// biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
type Row = any

beforeAll(async () => {
  server = await startTestServer({ clock })
  const quotes = await quoteWorld(server)
  env = quotes.env
  organization = quotes.organizationId
  const customer = { organization_id: organization }
  person = (await make(env, '/crm/person', { last_name: 'de Wit' })).id
  await make(env.app, '/crm/note', { ...customer, title: 'First call', body: 'They want a website.' })
  const project = await make(env.app, '/projects/project', { ...customer, name: 'Website' })
  await make(env, '/crm/note', { project_id: project.id, body: 'On the project only.' })
  await make(env, '/crm/note', { project_id: project.id, ...customer, body: 'On the project and the customer.' })
  const [won, lost] = [
    await make(env, '/sales/sales', { ...customer, name: 'Rebuild', amount: 1000 }),
    await make(env, '/sales/sales', { ...customer, name: 'Shop' }),
  ]
  await make(env, '/crm/note', { sales_id: won.id, ...customer, body: 'On both.' })
  await make(env, '/crm/note', { sales_id: lost.id, body: 'On the opportunity only.' })
  await make(env, '/crm/note', { sales_id: lost.id, project_id: project.id, body: 'On all but the customer.' })
  await done(env.patch(`/sales/sales/${won.id}`, { status: 'won' }))
  await done(env.patch(`/sales/sales/${lost.id}`, { status: 'lost', lost_reason: 'Too dear' }))
  const sent = await quotes.sent()
  await done(quotes.act(sent.id, 'decline', { reason: 'Not now' }))
  await quotes.accepted()
  await done(env.patch(`/projects/project/${project.id}`, { status: 'closed' }))
  const [late, paid] = [
    await insertDraft(server, env, { ...customer, invoice_date: '2026-05-01', payment_term_days: 14 }),
    await insertDraft(server, env, { ...customer, invoice_date: '2026-06-17' }),
  ]
  await insertDraft(server, env, customer)
  for (const id of [late, paid]) await done(env.post(`/invoices/invoice/${id}/finalize`))
  await done(env.app.post(`/invoices/invoice/${late}/mark-sent`, { via: 'post' }))
  await done(env.post('/invoices/payment', { invoice_id: paid, amount: 121, date: '2026-06-17' }))
  await done(upload(env, PDF, { about: { name: 'Design.pdf', ...customer } }))
  await make(env, '/crm/note', { person_id: person, body: 'About the person.' })
})
afterAll(() => server.close())

async function done(request: Promise<Answer>) {
  const { status, text } = await request
  if (status >= 300) throw new Error(text)
}

async function timeline(client: AppClient, question: Record<string, string> = {}, of = `organization/${organization}`) {
  const answer = await client.get(`/crm/${of}/timeline?${new URLSearchParams(question)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as { rows: Row[]; next: string | null; omitted: string[] }
}

describe('the timeline of an organization', () => {
  test('tells everything that happened, newest first', async () => {
    const { rows, next, omitted } = await timeline(env.app, { limit: '100' })
    expect(rows.map(({ kind, title, text }) => `${kind}: ${title ?? text}`)).toEqual([
      'document: Design.pdf',
      'invoice_paid: 2026-00002',
      'invoice_sent: 2026-00001',
      'invoice_finalised: 2026-00002',
      'invoice_finalised: 2026-00001',
      'project_closed: P0001 Website',
      'quote_accepted: Q2026-0002',
      'quote_sent: Q2026-0002',
      'quote_declined: Q2026-0001',
      'quote_sent: Q2026-0001',
      'sales_lost: Shop',
      'sales_won: Rebuild',
      'note: On all but the customer.',
      'note: On the opportunity only.',
      'note: On both.',
      'sales_created: Shop',
      'sales_created: Rebuild',
      'note: On the project and the customer.',
      'note: On the project only.',
      'project_created: P0001 Website',
      'note: First call',
      'invoice_overdue: 2026-00001',
    ])
    expect([next, omitted]).toEqual([null, []])
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  test('tells what, how much and by whom', async () => {
    const { rows } = await timeline(env.app, { limit: '100' })
    const told = Object.fromEntries(rows.map((row) => [row.kind, row]))
    expect(told.invoice_overdue).toMatchObject({
      at: '2026-05-15T22:00:00.000Z',
      amount: 121,
      currency: 'EUR',
      by: null,
    })
    expect(told.invoice_sent).toMatchObject({ record: 'invoice', amount: 121, by: 'owner' })
    expect(told.invoice_paid).toMatchObject({ by: 'test' })
    expect(told.quote_declined).toMatchObject({ text: 'Not now', amount: 1000, by: 'owner' })
    expect(told.sales_lost).toMatchObject({ text: 'Too dear', amount: null, currency: null })
    expect(told.sales_won).toMatchObject({ amount: 1000, currency: 'EUR' })
    expect(told.note).toMatchObject({ title: 'First call', text: 'They want a website.', by: 'owner' })
    expect(told.project_created).toMatchObject({ by: 'owner', amount: null })
    expect(told.document).toMatchObject({ by: 'owner' })
  })

  test.each([1, 2, 3, 7, 21, 22])('comes in pages of %i that put together are the whole', async (limit) => {
    const whole = (await timeline(env.app, { limit: '100' })).rows
    const pages: Row[] = []
    for (let after: string | null = ''; after !== null; ) {
      const asked: Record<string, string> = after ? { after, limit: `${limit}` } : { limit: `${limit}` }
      const { rows, next } = await timeline(env.app, asked)
      pages.push(...rows)
      after = next
    }
    expect(pages).toEqual(whole)
  })

  test('loses and doubles nothing of one and the same moment', async () => {
    const fresh = (await make(env, '/crm/organization', { name: 'Busy' })).id
    const ids = new Set<string>()
    for (const body of ['a', 'b', 'c', 'd', 'e'])
      ids.add((await make(env, '/crm/note', { organization_id: fresh, body, occurred_at: '2026-06-01T08:00:00Z' })).id)
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const asked: Record<string, string> = after ? { after, limit: '2' } : { limit: '2' }
      const { rows, next } = await timeline(env.app, asked, `organization/${fresh}`)
      seen.push(...rows.map(({ id }) => id))
      after = next
    }
    expect(seen).toEqual([...ids].sort().reverse())
  })

  test('can be asked for some kinds of records', async () => {
    const { rows } = await timeline(env.app, { records: 'quote,project', limit: '100' })
    expect(new Set(rows.map(({ record }) => record))).toEqual(new Set(['quote', 'project']))
    expect(rows).toHaveLength(6)
  })

  test('shows to each only what he may read, and says what is missing', async () => {
    const whole = (await timeline(env.app, { limit: '100' })).rows
    const records = {
      'sales:read': ['quote', 'sales'],
      'projects:read': ['project'],
      'invoices:read': ['invoice'],
    } as const
    for (const [right, hidden] of Object.entries(records) as [keyof typeof records, readonly string[]][]) {
      const client = await env.signIn(rights.filter((one) => one !== right))
      const { rows, omitted } = await timeline(client, { limit: '100' })
      expect(rows).toEqual(whole.filter(({ record }) => !hidden.includes(record)))
      expect(omitted).toEqual(timelineRecords.filter((record) => hidden.includes(record)))
      const none = await timeline(client, { records: hidden.join(',') })
      expect([none.rows, none.next]).toEqual([[], null])
    }
  })

  test('takes no place that it did not give', async () => {
    for (const after of [
      '2026-13-01T08:00:00.000Z~note~0192f0c1-2345-7abc-8def-0123456789ab',
      '2026-01-01T08:00:00.000Z~other~0192f0c1-2345-7abc-8def-0123456789ab',
      '2026-01-01T08:00:00.000Z~note~------------------------------------',
    ]) {
      const answer = await env.app.get(`/crm/organization/${organization}/timeline?after=${after}`)
      expect(refusal(answer)).toBe('400 validation-error /after')
    }
  })
})

test('a person has a timeline of his own', async () => {
  const { rows } = await timeline(env.app, {}, `person/${person}`)
  expect(rows).toMatchObject([{ kind: 'note', text: 'About the person.' }])
})
