import type { Static } from 'typebox'
import type { Quote } from '../../modules/sales/quotes/quotes.shapes.ts'
import type { Sales } from '../../modules/sales/sales.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { brewery, COMPANY, marieke, opportunity, QUOTE, sanne } from './ids.ts'

const STAGE_AT = '2026-09-18T09:22:36.504Z'
const WON_AT = '2026-09-25T11:40:02.118Z'
const LOST_AT = '2026-09-25T11:52:48.930Z'
const REOPENED_AT = '2026-10-02T07:30:19.276Z'

export const sales: Sample<Static<typeof Sales>> = {
  record: {
    id: opportunity.sales_id,
    name: opportunity.sales_name,
    ...brewery,
    ...marieke,
    owner_employee_id: sanne.id,
    owner_employee_name: sanne.name,
    status: 'open',
    allowed_actions: ['won', 'lost'],
    stage_id: idOf('stage lead'),
    stage_name: 'Lead',
    amount: 12000,
    probability: null,
    effective_probability: 10,
    weighted_amount: 1200,
    expected_close_date: '2026-10-01',
    closed_on: null,
    lost_reason: null,
    source: 'Referral',
    note: null,
    project_id: null,
    quote_ids: [],
    stage_changed_at: '2026-09-07T08:50:11.640Z',
    status_changed_at: '2026-09-07T08:50:11.640Z',
    custom_fields: {},
    created_at: '2026-09-07T08:50:11.640Z',
    updated_at: '2026-09-07T08:50:11.640Z',
  },
  steps: {
    updated: { at: '2026-09-15T10:05:50.381Z', set: { amount: 12600, weighted_amount: 1260 } },
    stage_changed: {
      after: 'updated',
      at: STAGE_AT,
      set: {
        stage_id: idOf('stage quote'),
        stage_name: 'Quote sent',
        effective_probability: 50,
        weighted_amount: 6300,
        stage_changed_at: STAGE_AT,
      },
    },
    won: {
      after: 'stage_changed',
      at: WON_AT,
      set: {
        status: 'won',
        allowed_actions: ['open', 'lost'],
        effective_probability: 100,
        weighted_amount: 12600,
        closed_on: '2026-09-25',
        status_changed_at: WON_AT,
      },
    },
    lost: {
      after: 'stage_changed',
      at: LOST_AT,
      set: {
        status: 'lost',
        allowed_actions: ['open', 'won'],
        effective_probability: 0,
        weighted_amount: 0,
        closed_on: '2026-09-25',
        lost_reason: 'Chose another studio',
        status_changed_at: LOST_AT,
      },
    },
    reopened: {
      after: 'lost',
      at: REOPENED_AT,
      set: {
        status: 'open',
        allowed_actions: ['won', 'lost'],
        effective_probability: 50,
        weighted_amount: 6300,
        closed_on: null,
        lost_reason: null,
        status_changed_at: REOPENED_AT,
      },
    },
  },
}

const SENT_AT = '2026-09-18T09:22:36.504Z'
const ACCEPTED_AT = '2026-09-25T11:39:58.602Z'
const DECLINED_AT = '2026-09-25T11:51:07.415Z'

export const quote: Sample<Static<typeof Quote>> = {
  record: {
    id: QUOTE,
    number: null,
    version: 1,
    previous_quote_id: null,
    status: 'draft',
    allowed_actions: ['change', 'delete', 'send', 'mark_sent'],
    ...opportunity,
    ...brewery,
    ...marieke,
    company_profile_id: COMPANY,
    company_profile_name: 'Studio Noordlicht',
    subject: 'A web shop for De Linde',
    introduction: 'Thank you for the tour of the brewery.',
    terms: null,
    quote_date: null,
    valid_until: null,
    currency: 'EUR',
    language: 'nl',
    total_excl_vat: 12600,
    total_vat: 2646,
    total_incl_vat: 15246,
    vat_breakdown: [
      {
        vat_category: 'S',
        vat_percentage: 21,
        taxable_amount: 12600,
        vat_amount: 2646,
        exemption_reason: null,
        exemption_code: null,
      },
    ],
    sent_at: null,
    accepted_at: null,
    declined_at: null,
    accepted_by_name: null,
    declined_reason: null,
    project_id: null,
    document_id: null,
    created_at: '2026-09-16T14:11:05.927Z',
    updated_at: '2026-09-16T14:11:05.927Z',
  },
  steps: {
    updated: { at: '2026-09-17T08:03:44.150Z', set: { terms: 'Half in advance, the rest on delivery.' } },
    sent: {
      after: 'updated',
      at: SENT_AT,
      set: {
        number: 'Q2026-0031',
        status: 'sent',
        allowed_actions: ['send', 'accept', 'decline', 'revise'],
        quote_date: '2026-09-18',
        valid_until: '2026-10-18',
        sent_at: SENT_AT,
      },
    },
    printed: {
      after: 'sent',
      at: '2026-09-18T09:22:38.115Z',
      by: 'system',
      set: { document_id: idOf('quote pdf') },
    },
    accepted: {
      after: 'printed',
      at: ACCEPTED_AT,
      by: 'system',
      set: {
        status: 'accepted',
        allowed_actions: ['make_project'],
        accepted_at: ACCEPTED_AT,
        accepted_by_name: marieke.person_name,
      },
    },
    declined: {
      after: 'printed',
      at: DECLINED_AT,
      by: 'system',
      set: {
        status: 'declined',
        allowed_actions: ['revise'],
        declined_at: DECLINED_AT,
        declined_reason: 'We chose another studio.',
      },
    },
    expired: {
      after: 'printed',
      at: '2026-10-18T22:00:04.339Z',
      by: 'system',
      set: { status: 'expired', allowed_actions: ['send', 'mark_sent', 'accept', 'revise'] },
    },
  },
}
