import type { Static } from 'typebox'
import type { Hours } from '../../modules/hours/hours.shapes.ts'
import type { Project } from '../../modules/projects/projects.shapes.ts'
import type { Service } from '../../modules/projects/services.shapes.ts'
import type { Task } from '../../modules/projects/tasks.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { brewery, COMPANY, design, HOURS, marieke, opportunity, QUOTE, sanne, shop, team, tom } from './ids.ts'

const CLOSED_AT = '2026-12-18T16:20:11.300Z'

export const project: Sample<Static<typeof Project>> = {
  record: {
    id: shop.project_id,
    project_number: 'P0142',
    name: shop.project_name,
    ...brewery,
    ...marieke,
    manager_employee_id: sanne.id,
    manager_employee_name: sanne.name,
    status: 'active',
    allowed_actions: ['closed', 'archived'],
    start_date: '2026-10-05',
    end_date: '2026-12-18',
    budget_minutes: 7200,
    budget_amount: 12600,
    note: null,
    company_profile_id: COMPANY,
    rate_basis: 'service',
    invoice_reference: 'PO 2026-118',
    template_id: null,
    sales_id: opportunity.sales_id,
    quote_id: QUOTE,
    team_ids: [team],
    closed_at: null,
    archived_at: null,
    custom_fields: {},
    created_at: '2026-09-28T12:05:47.619Z',
    updated_at: '2026-09-28T12:05:47.619Z',
  },
  steps: {
    updated: { at: '2026-10-12T07:48:20.054Z', set: { end_date: '2027-01-15', budget_minutes: 7800 } },
    budget_exceeded: { after: 'updated', at: '2026-12-10T15:31:08.902Z' },
    closed: {
      at: CLOSED_AT,
      set: { status: 'closed', allowed_actions: ['active', 'archived'], closed_at: CLOSED_AT },
    },
    archived: {
      after: 'closed',
      at: '2027-01-04T08:10:33.415Z',
      set: { status: 'archived', allowed_actions: ['active', 'closed'], archived_at: '2027-01-04T08:10:33.415Z' },
    },
    reopened: {
      after: 'closed',
      at: '2026-12-21T09:02:14.871Z',
      set: { status: 'active', allowed_actions: ['closed', 'archived'], closed_at: null },
    },
  },
}

export const service: Sample<Static<typeof Service>> = {
  record: {
    id: design.service_id,
    ...shop,
    service_number: 'P0142-1',
    name: design.service_name,
    description: 'Concept, wireframes and the look of every page.',
    status: 'open',
    allowed_actions: ['closed'],
    billing_method: 'time_and_materials',
    hourly_rate: 105,
    price: null,
    cycle: null,
    invoice_in_advance: true,
    start_date: '2026-10-05',
    end_date: null,
    budget_minutes: 2400,
    budget_amount: 4200,
    vat_rate_id: null,
    vat_percentage: 21,
    is_bookable: true,
    position: 0,
    custom_fields: {},
    created_at: '2026-09-28T12:05:47.619Z',
    updated_at: '2026-09-28T12:05:47.619Z',
  },
  steps: {
    updated: { at: '2026-10-12T07:50:02.336Z', set: { budget_minutes: 3000, budget_amount: 5250 } },
    closed: { after: 'updated', at: '2026-11-27T16:44:58.140Z', set: { status: 'closed', allowed_actions: ['open'] } },
  },
}

const COMPLETED_AT = '2026-10-16T14:27:36.508Z'

export const task: Sample<Static<typeof Task>> = {
  record: {
    id: idOf('task'),
    ...shop,
    ...design,
    name: 'Draw the checkout',
    description: null,
    status: 'open',
    allowed_actions: ['in_progress', 'done', 'cancelled'],
    assignee_employee_id: tom.employee_id,
    assignee_employee_name: tom.employee_name,
    start_date: '2026-10-12',
    due_date: '2026-10-16',
    estimated_minutes: 720,
    priority: 'normal',
    position: 0,
    completed_at: null,
    is_overdue: false,
    planned_minutes: 480,
    created_at: '2026-10-05T08:20:15.662Z',
    updated_at: '2026-10-05T08:20:15.662Z',
  },
  steps: {
    updated: { at: '2026-10-12T08:01:44.093Z', set: { priority: 'high' } },
    completed: {
      after: 'updated',
      at: COMPLETED_AT,
      set: { status: 'done', allowed_actions: ['open'], completed_at: COMPLETED_AT },
    },
  },
}

export const hours: Sample<Static<typeof Hours>> = {
  record: {
    id: HOURS,
    ...tom,
    ...shop,
    ...design,
    ...brewery,
    hour_type_id: idOf('hour type'),
    hour_type_name: 'Design',
    start_at: '2026-10-14T07:00:00.000Z',
    end_at: '2026-10-14T10:30:00.000Z',
    date: '2026-10-14',
    minutes: 210,
    note: 'Checkout, second version',
    billable: true,
    hourly_rate: 105,
    amount: 367.5,
    rate_source: 'service',
    approval_status: 'open',
    approval_note: null,
    invoice_status: 'to_invoice',
    write_off_reason: null,
    invoice_id: null,
    invoice_line_id: null,
    locked: false,
    lock_reason: null,
    source: 'app',
    created_at: '2026-10-14T10:34:51.209Z',
    updated_at: '2026-10-14T10:34:51.209Z',
  },
  steps: {
    updated: {
      at: '2026-10-14T15:05:12.730Z',
      set: { end_at: '2026-10-14T11:00:00.000Z', minutes: 240, amount: 420 },
    },
    submitted: { after: 'updated', at: '2026-10-16T15:40:27.118Z', set: { approval_status: 'submitted' } },
    approved: {
      after: 'submitted',
      at: '2026-10-19T07:55:39.846Z',
      set: { approval_status: 'approved', locked: true, lock_reason: 'approved' },
    },
    rejected: {
      after: 'submitted',
      at: '2026-10-19T07:56:21.004Z',
      set: { approval_status: 'rejected', approval_note: 'You left at eleven.' },
    },
    locked: { at: '2026-11-02T08:22:36.190Z' },
    unlocked: { at: '2026-11-02T08:26:11.402Z' },
  },
}
