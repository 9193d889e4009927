import type { Static } from 'typebox'
import type { Absence } from '../../modules/hrm/absence/absences.shapes.ts'
import type { Leave } from '../../modules/hrm/leave/leave.shapes.ts'
import type { Contract } from '../../modules/hrm/people/contracts.shapes.ts'
import type { Employee } from '../../modules/hrm/people/employees.shapes.ts'
import type { Team } from '../../modules/hrm/people/teams.shapes.ts'
import type { Planning } from '../../modules/hrm/planning/planning.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { COMPANY, design, sanne, shop, team as TEAM, tom } from './ids.ts'

export const employee: Sample<Static<typeof Employee>> = {
  record: {
    id: tom.employee_id,
    employee_number: '017',
    person_id: null,
    user_id: idOf('user of Tom'),
    first_name: 'Tom',
    last_name: 'Willems',
    full_name: tom.employee_name,
    email: 'tom@noordlicht.example',
    phone: '+31 6 1420 5533',
    job_title: 'Designer',
    status: 'active',
    employment_start: '2024-03-01',
    employment_end: null,
    manager_employee_id: sanne.id,
    manager_employee_name: sanne.name,
    team_ids: [TEAM],
    company_profile_id: COMPANY,
    hourly_rate: 105,
    weekly_minutes: 1920,
    time_zone: 'Europe/Amsterdam',
    custom_fields: {},
    created_at: '2026-01-05T08:30:00.418Z',
    updated_at: '2026-01-05T08:30:00.418Z',
  },
  steps: {
    updated: { at: '2026-07-01T07:45:26.093Z', set: { job_title: 'Lead designer' } },
    deactivated: { after: 'updated', at: '2026-12-31T15:00:12.775Z', set: { status: 'inactive' } },
  },
}

const DECIDED_AT = '2026-10-06T11:18:35.204Z'
const decided = { decided_by_employee_id: sanne.id, decided_by_employee_name: sanne.name, decided_at: DECIDED_AT }

export const leave: Sample<Static<typeof Leave>> = {
  record: {
    id: idOf('leave'),
    ...tom,
    leave_type_id: idOf('leave type statutory'),
    leave_type_name: 'Statutory leave',
    start_date: '2026-12-21',
    end_date: '2026-12-24',
    minutes: 1920,
    status: 'requested',
    note: 'Visiting family in Ghent',
    decision_note: null,
    decided_by_employee_id: null,
    decided_by_employee_name: null,
    decided_at: null,
    created_at: '2026-10-05T09:41:17.553Z',
    updated_at: '2026-10-05T09:41:17.553Z',
  },
  steps: {
    updated: { at: '2026-10-05T09:44:02.861Z', set: { end_date: '2026-12-23', minutes: 1440 } },
    approved: { after: 'updated', at: DECIDED_AT, set: { status: 'approved', ...decided } },
    rejected: {
      after: 'updated',
      at: DECIDED_AT,
      set: { status: 'rejected', decision_note: 'The shop opens that week.', ...decided },
    },
    cancelled: { after: 'approved', at: '2026-11-30T08:09:53.312Z', set: { status: 'cancelled' } },
  },
}

export const absence: Sample<Static<typeof Absence>> = {
  record: {
    id: idOf('absence'),
    ...tom,
    start_date: '2026-11-09',
    expected_end_date: '2026-11-10',
    percentage: 100,
    end_date: null,
    status: 'reported',
    lost_minutes: 480,
    reported_by_employee_id: sanne.id,
    closed_by_employee_id: null,
    created_at: '2026-11-09T07:12:40.095Z',
    updated_at: '2026-11-09T07:12:40.095Z',
  },
  steps: {
    updated: { at: '2026-11-10T07:20:03.667Z', set: { expected_end_date: '2026-11-11', lost_minutes: 960 } },
    closed: {
      after: 'updated',
      at: '2026-11-11T07:05:58.420Z',
      set: { end_date: '2026-11-10', status: 'closed', closed_by_employee_id: sanne.id },
    },
  },
}

const schedule = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 0, saturday: 0, sunday: 0 }

export const contract: Sample<Static<typeof Contract>> = {
  record: {
    id: idOf('contract'),
    ...tom,
    company_profile_id: COMPANY,
    type: 'permanent',
    start_date: '2026-01-01',
    end_date: null,
    weekly_minutes: 1920,
    schedule,
    schedule_odd_weeks: null,
    fte_percentage: 80,
    leave_minutes_per_year: 9600,
    status: 'current',
    created_at: '2026-01-05T08:32:44.810Z',
    updated_at: '2026-01-05T08:32:44.810Z',
  },
  steps: { updated: { at: '2026-03-02T10:00:31.956Z', set: { leave_minutes_per_year: 10560 } } },
}

export const team: Sample<Static<typeof Team>> = {
  record: {
    id: TEAM,
    name: 'Design',
    lead_employee_id: sanne.id,
    lead_employee_name: sanne.name,
    members: [{ ...tom, since: '2026-01-05' }],
    is_active: true,
    created_at: '2026-01-05T08:35:10.127Z',
    updated_at: '2026-01-05T08:35:10.127Z',
  },
  steps: {
    updated: {
      at: '2026-02-02T09:11:26.483Z',
      set: {
        members: [
          { ...tom, since: '2026-01-05' },
          { employee_id: idOf('third employee'), employee_name: 'Yara Benali', since: '2026-02-02' },
        ],
      },
    },
  },
}

export const planning: Sample<Static<typeof Planning>> = {
  record: {
    id: idOf('planning'),
    ...tom,
    ...shop,
    ...design,
    task_id: null,
    task_name: null,
    start_date: '2026-10-12',
    end_date: '2026-10-15',
    minutes_per_day: 240,
    minutes: 960,
    status: 'tentative',
    note: null,
    conflicts: [],
    has_conflicts: false,
    created_at: '2026-10-01T13:25:08.734Z',
    updated_at: '2026-10-01T13:25:08.734Z',
  },
  steps: {
    updated: { at: '2026-10-05T08:02:16.590Z', set: { status: 'confirmed' } },
    conflict: {
      after: 'updated',
      at: '2026-10-06T11:18:35.204Z',
      set: { conflicts: [{ date: '2026-10-15', kind: 'over_capacity', minutes: 240 }], has_conflicts: true },
    },
  },
}
