// The reports of which a view can be saved. A period that goes along with the days is kept by its name.
import Type, { type TObject } from 'typebox'
import { CapacityQuery } from '../reports/capacity.shapes.ts'
import { HoursSummaryQuery } from '../reports/hours-summary.shapes.ts'
import { OutstandingInvoicesQuery } from '../reports/outstanding-invoices.shapes.ts'
import { ProjectProfitQuery } from '../reports/project-profit.shapes.ts'
import { SalesPipelineQuery } from '../reports/sales-pipeline.shapes.ts'
import { TurnoverQuery } from '../reports/turnover.shapes.ts'
import { UtilisationQuery } from '../reports/utilisation.shapes.ts'
import { WorkInProgressQuery } from '../reports/work-in-progress.shapes.ts'
import type { Right } from '../shared/rights.ts'
import { Body, OneOf } from '../shared/shapes.ts'

const periods = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'last_12_months',
  'next_8_weeks',
] as const

interface ReportScreen {
  readonly query: TObject
  readonly right: Right
}

export const reportScreens = {
  report_utilisation: { query: kept(UtilisationQuery), right: 'hrm:read' },
  report_project_profit: { query: kept(ProjectProfitQuery), right: 'invoices:read' },
  report_work_in_progress: { query: kept(WorkInProgressQuery), right: 'invoices:read' },
  report_outstanding_invoices: { query: kept(OutstandingInvoicesQuery), right: 'invoices:read' },
  report_sales_pipeline: { query: kept(SalesPipelineQuery), right: 'sales:read' },
  report_hours_summary: { query: kept(HoursSummaryQuery), right: 'hours:read' },
  report_turnover: { query: kept(TurnoverQuery), right: 'invoices:read' },
  report_capacity: { query: kept(CapacityQuery), right: 'hrm:read' },
} as const satisfies Record<string, ReportScreen>

/** What the report can be asked, none of it needed, and in place of days the name of a period. */
function kept({ properties }: TObject): TObject {
  const { limit: _, offset: __, ...asked } = properties
  const parts = Object.entries(asked).map(([name, shape]) => [name, Type.Optional(shape)])
  const period = 'date_from' in asked ? { period: Type.Optional(OneOf(periods)) } : {}
  return Body({ ...Object.fromEntries(parts), ...period }, 'KeptReport')
}
