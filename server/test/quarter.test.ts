// A quarter of a small agency, by HTTP only: a lead becomes a quote, a project, planning, hours, an invoice and money, while
// people take leave and fall ill. Every figure was worked out by hand; each chapter stands on the ones before.
import { afterAll, beforeAll, describe, test } from 'vitest'
import { startTestServer, type TestServer } from './harness.ts'
import * as money from './quarter/money.ts'
import { calendar } from './quarter/office.ts'
import * as sale from './quarter/sale.ts'
import { openTheOffice } from './quarter/set-up.ts'
import type { Story } from './quarter/story.ts'
import * as work from './quarter/work.ts'

const days = calendar('2027-01-05')
let server: TestServer
let story: Story
beforeAll(async () => {
  server = await startTestServer({ clock: days.clock })
})
afterAll(() => server.close())

describe('January', () => {
  test('the owner opens the office and invites three colleagues', async () => {
    story = await openTheOffice(server, days)
  })
  test('a lead comes in and climbs the stages', () => sale.aLeadClimbsTheStages(story))
  test('a quote with sections and an option goes out by mail', () => sale.aQuoteGoesOut(story))
  test('the customer opens the link, takes the option and accepts', () => sale.theCustomerAccepts(story))
  test('the quote becomes a project in one step', () => sale.theQuoteBecomesAProject(story))
  test('the manager plans the work', () => work.theWorkIsPlanned(story))
  test('Emma books her first hours, and nobody else’s', () => work.theFirstHoursAreBooked(story))
})

describe('February', () => {
  test('Emma asks for leave and cannot grant it to herself', () => work.emmaAsksForLeave(story))
  test('the two of them book hours', () => work.moreHoursAreBooked(story))
  test('Emma falls ill in her leave and gets the days back', () => work.emmaFallsIll(story))
  test('the manager plans anew', () => work.mirjamPlansAnew(story))
  test('hours are submitted, one is rejected and corrected, all are approved', () => work.theHoursAreApproved(story))
})

describe('March', () => {
  test('the work is invoiced and its hours are locked', () => money.theWorkIsInvoiced(story))
  test('a part is paid, too much is refused', () => money.aPartIsPaid(story))
  test('the training is credited and written off', () => money.theTrainingIsCredited(story))
  test('the rest is paid', () => money.theRestIsPaid(story))
  test('the books add up', () => money.theBooksAddUp(story))
})
