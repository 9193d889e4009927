// The ready set: what each report asks, shows and leads to. The service adds up; here is only how it is told.
import { words } from '../../words/language.tsx'
import {
  BILLABLE,
  costsBehind,
  hoursBehind,
  placeOf,
  planningBehind,
  projectHoursBehind,
  revenueBehind,
  setOf,
  turnoverBehind,
  workBehind,
} from './behind.ts'
import { FILTERS, GROUP_COLUMNS } from './columns.ts'
import type { ReportPath, ReportSpec } from './report.ts'

const INVOICES = '/invoices/invoice'

const utilisation: ReportSpec = {
  path: '/reports/utilisation',
  title: words({ en: 'Utilisation', nl: 'Bezetting' }),
  about: words({
    en: 'Booked and billable hours against what people can work.',
    nl: 'Geschreven en declarabele uren tegenover wat mensen kunnen werken.',
  }),
  rights: ['hrm:read', 'hours:read'],
  time: 'this_month',
  groups: ['employee', 'team', 'week', 'month'],
  mostGroups: 2,
  filters: [FILTERS.employee, FILTERS.team],
  columns: [
    ...GROUP_COLUMNS,
    { key: 'net_minutes', head: { en: 'Available', nl: 'Beschikbaar' }, kind: 'minutes' },
    { key: 'booked_minutes', head: { en: 'Booked', nl: 'Geschreven' }, kind: 'minutes' },
    { key: 'billable_minutes', head: { en: 'Billable', nl: 'Declarabel' }, kind: 'minutes' },
    { key: 'booked_percentage', head: { en: 'Booked %', nl: 'Geschreven %' }, kind: 'percentage' },
    { key: 'utilisation_percentage', head: { en: 'Utilisation', nl: 'Bezetting' }, kind: 'percentage' },
  ],
  chart: ['billable_minutes', 'booked_minutes'],
  limit: 200,
  behind: (key, row, asked) =>
    /^(booked|billable|utilisation)/.test(key)
      ? hoursBehind(row, asked, key === 'booked_minutes' || key === 'booked_percentage' ? {} : BILLABLE)
      : undefined,
}

const projectProfit: ReportSpec = {
  path: '/reports/project-profit',
  title: words({ en: 'Profit per project', nl: 'Winst per project' }),
  about: words({
    en: 'What was invoiced, less what the hours and purchases cost.',
    nl: 'Wat gefactureerd is, min wat de uren en inkopen kosten.',
  }),
  rights: ['invoices:read', 'projects:read', 'hours:read', 'cost_rates'],
  time: 'this_year',
  groups: ['project', 'organization', 'month'],
  mostGroups: 2,
  filters: [FILTERS.project, FILTERS.organization],
  columns: [
    ...GROUP_COLUMNS,
    { key: 'revenue_amount', head: { en: 'Revenue', nl: 'Omzet' }, kind: 'money' },
    { key: 'minutes', head: { en: 'Hours', nl: 'Uren' }, kind: 'minutes' },
    { key: 'hours_cost_amount', head: { en: 'Cost of hours', nl: 'Kosten uren' }, kind: 'money' },
    { key: 'costs_amount', head: { en: 'Purchases', nl: 'Inkoop' }, kind: 'money' },
    { key: 'margin_amount', head: { en: 'Margin', nl: 'Marge' }, kind: 'money' },
    { key: 'margin_percentage', head: { en: 'Margin %', nl: 'Marge %' }, kind: 'percentage' },
  ],
  chart: ['margin_amount'],
  limit: 200,
  behind: (key, row, asked) => {
    if (key === 'revenue_amount') return revenueBehind(row, asked)
    if (key === 'minutes' || key === 'hours_cost_amount') return projectHoursBehind(row, asked)
    return key === 'costs_amount' ? costsBehind(row, asked) : undefined
  },
}

const workInProgress: ReportSpec = {
  path: '/reports/work-in-progress',
  title: words({ en: 'Work in progress', nl: 'Onderhanden werk' }),
  about: words({
    en: 'Done and not invoiced yet, today or as it was on an earlier day.',
    nl: 'Gedaan en nog niet gefactureerd, nu of zoals het op een eerdere dag was.',
  }),
  rights: ['invoices:read', 'projects:read', 'hours:read'],
  time: 'as_of',
  groups: ['project', 'organization', 'service'],
  mostGroups: 1,
  filters: [FILTERS.project, FILTERS.organization],
  columns: [
    ...GROUP_COLUMNS,
    { key: 'hours_value', head: { en: 'Hours', nl: 'Uren' }, kind: 'money' },
    { key: 'costs_value', head: { en: 'Costs', nl: 'Kosten' }, kind: 'money' },
    { key: 'written_off', head: { en: 'Written off', nl: 'Afgeboekt' }, kind: 'money' },
    { key: 'invoiced', head: { en: 'Invoiced', nl: 'Gefactureerd' }, kind: 'money' },
    { key: 'wip_amount', head: { en: 'In progress', nl: 'Onderhanden' }, kind: 'money' },
  ],
  chart: ['wip_amount'],
  limit: 200,
  behind: workBehind,
}

const outstanding: ReportSpec = {
  path: '/reports/outstanding-invoices',
  title: words({ en: 'Aged debt', nl: 'Openstaande facturen' }),
  about: words({ en: 'What customers owe, and for how long.', nl: 'Wat klanten nog moeten betalen, en hoe lang al.' }),
  rights: ['invoices:read'],
  time: 'now',
  groups: [],
  mostGroups: 0,
  filters: [FILTERS.organization],
  columns: [
    { key: 'number', head: { en: 'Number', nl: 'Nummer' } },
    { key: 'organization_name', head: { en: 'Customer', nl: 'Klant' }, or: 'person_name' },
    { key: 'invoice_date', head: { en: 'Date', nl: 'Datum' }, kind: 'day' },
    { key: 'due_date', head: { en: 'Due', nl: 'Vervalt' }, kind: 'day' },
    { key: 'days_overdue', head: { en: 'Days late', nl: 'Dagen te laat' }, kind: 'number' },
    { key: 'total_incl_vat', head: { en: 'Incl. VAT', nl: 'Incl. btw' }, kind: 'money' },
    { key: 'outstanding_amount', head: { en: 'Open', nl: 'Open' }, kind: 'money' },
  ],
  chart: [],
  limit: 50,
  behind: (key, row, asked) => {
    if (key !== 'outstanding_amount' && key !== 'number') return undefined
    if (typeof row.invoice_id === 'string') return { path: INVOICES, id: row.invoice_id }
    return {
      path: INVOICES,
      search: { ...placeOf({}, asked), ...setOf({ currency: asked.currency }), outstanding: true },
    }
  },
}

const pipeline: ReportSpec = {
  path: '/reports/sales-pipeline',
  title: words({ en: 'Pipeline', nl: 'Pijplijn' }),
  about: words({
    en: 'Open opportunities by stage, and what they weigh.',
    nl: 'Open kansen per fase, en wat ze wegen.',
  }),
  rights: ['sales:read'],
  time: 'now',
  groups: [],
  mostGroups: 0,
  filters: [FILTERS.owner, FILTERS.organization],
  columns: [
    { key: 'stage_name', head: { en: 'Stage', nl: 'Fase' } },
    { key: 'probability', head: { en: 'Chance', nl: 'Kans' }, kind: 'percentage' },
    { key: 'count', head: { en: 'Opportunities', nl: 'Kansen' }, kind: 'number' },
    { key: 'amount', head: { en: 'Amount', nl: 'Bedrag' }, kind: 'money' },
    { key: 'weighted_amount', head: { en: 'Weighted', nl: 'Gewogen' }, kind: 'money' },
  ],
  chart: ['weighted_amount'],
  limit: 0,
  behind: (key, row, asked) => {
    if (!/^(count|amount|weighted_amount)$/.test(key)) return undefined
    const { owner_employee_id, organization_id } = asked
    const search = { owner_employee_id, organization_id, stage_id: row.stage_id, status: 'open' }
    return { path: '/sales/sales', search: setOf(search) }
  },
}

const hoursSummary: ReportSpec = {
  path: '/reports/hours-summary',
  title: words({ en: 'Hours', nl: 'Uren' }),
  about: words({
    en: 'Who worked for what, what of it can be billed and what is billed.',
    nl: 'Wie waaraan werkte, wat daarvan declarabel is en wat gefactureerd is.',
  }),
  rights: ['hours:read'],
  time: 'this_month',
  groups: ['project', 'employee', 'team', 'organization', 'service', 'hour_type', 'day', 'week', 'month'],
  mostGroups: 2,
  filters: [FILTERS.employee, FILTERS.team, FILTERS.project, FILTERS.organization],
  columns: [
    ...GROUP_COLUMNS,
    { key: 'minutes', head: { en: 'Hours', nl: 'Uren' }, kind: 'minutes' },
    { key: 'billable_minutes', head: { en: 'Billable', nl: 'Declarabel' }, kind: 'minutes' },
    { key: 'non_billable_minutes', head: { en: 'Not billable', nl: 'Niet declarabel' }, kind: 'minutes' },
    { key: 'invoiced_minutes', head: { en: 'Invoiced', nl: 'Gefactureerd' }, kind: 'minutes' },
    { key: 'to_invoice_minutes', head: { en: 'To invoice', nl: 'Te factureren' }, kind: 'minutes' },
    { key: 'amount', head: { en: 'Value', nl: 'Waarde' }, kind: 'money' },
  ],
  chart: ['billable_minutes', 'non_billable_minutes'],
  limit: 200,
  behind: (key, row, asked) => hoursBehind(row, asked, HOURS_BEHIND[key] ?? {}),
}

const HOURS_BEHIND: Readonly<Record<string, object>> = {
  billable_minutes: BILLABLE,
  non_billable_minutes: { invoice_status: 'not_billable' },
  invoiced_minutes: { invoice_status: 'invoiced' },
  to_invoice_minutes: { invoice_status: 'to_invoice,on_draft' },
  amount: BILLABLE,
}

const turnover: ReportSpec = {
  path: '/reports/turnover',
  title: words({ en: 'Turnover', nl: 'Omzet' }),
  about: words({ en: 'What was invoiced, excluding VAT.', nl: 'Wat gefactureerd is, exclusief btw.' }),
  rights: ['invoices:read'],
  time: 'last_12_months',
  groups: ['month', 'customer', 'project'],
  mostGroups: 2,
  filters: [FILTERS.organization, FILTERS.project],
  columns: [
    ...GROUP_COLUMNS,
    { key: 'invoiced_amount', head: { en: 'Invoiced', nl: 'Gefactureerd' }, kind: 'money' },
    { key: 'credited_amount', head: { en: 'Credited', nl: 'Gecrediteerd' }, kind: 'money' },
    { key: 'turnover_amount', head: { en: 'Turnover', nl: 'Omzet' }, kind: 'money' },
  ],
  chart: ['turnover_amount'],
  limit: 200,
  behind: (key, row, asked) => {
    const type = TYPES_BEHIND[key]
    return turnoverBehind(row, asked, type ? { invoice_type: type } : {})
  },
}

const TYPES_BEHIND: Readonly<Record<string, string>> = { invoiced_amount: 'invoice', credited_amount: 'credit_note' }

const capacity: ReportSpec = {
  path: '/reports/capacity',
  title: words({ en: 'Capacity', nl: 'Capaciteit' }),
  about: words({
    en: 'What people can work, what of it is planned and what is left.',
    nl: 'Wat mensen kunnen werken, wat daarvan gepland is en wat over is.',
  }),
  rights: ['hrm:read'],
  time: 'next_8_weeks',
  groups: ['week', 'employee', 'team', 'month'],
  mostGroups: 2,
  filters: [FILTERS.employee, FILTERS.team],
  columns: [
    ...GROUP_COLUMNS,
    { key: 'gross_minutes', head: { en: 'Scheduled', nl: 'Rooster' }, kind: 'minutes' },
    { key: 'net_minutes', head: { en: 'Available', nl: 'Beschikbaar' }, kind: 'minutes' },
    { key: 'planned_minutes', head: { en: 'Planned', nl: 'Gepland' }, kind: 'minutes' },
    { key: 'tentative_minutes', head: { en: 'Tentative', nl: 'Voorbehoud' }, kind: 'minutes' },
    { key: 'free_minutes', head: { en: 'Free', nl: 'Vrij' }, kind: 'minutes' },
  ],
  chart: ['planned_minutes', 'net_minutes'],
  limit: 200,
  behind: (key, row, asked) => planningBehind(row, asked, PLANNING_BEHIND[key]),
}

const PLANNING_BEHIND: Readonly<Record<string, string>> = {
  planned_minutes: 'confirmed',
  tentative_minutes: 'tentative',
  free_minutes: 'confirmed',
}

/** In the order of the index. */
export const specs: readonly ReportSpec[] = [
  utilisation,
  projectProfit,
  workInProgress,
  turnover,
  outstanding,
  pipeline,
  hoursSummary,
  capacity,
]

export function specOf(path: ReportPath): ReportSpec {
  return specs.find((spec) => spec.path === path)!
}
