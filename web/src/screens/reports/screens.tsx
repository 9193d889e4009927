// Each report on a screen of its own.
import type { Shapes } from '../../api/api.ts'
import { AgeingBars } from './ageing-bars.tsx'
import { ReportScreen } from './report-screen.tsx'

export function Utilisation() {
  return <ReportScreen path="/reports/utilisation" />
}

export function ProjectProfit() {
  return <ReportScreen path="/reports/project-profit" />
}

export function WorkInProgress() {
  return <ReportScreen path="/reports/work-in-progress" />
}

export function OutstandingInvoices() {
  return (
    <ReportScreen
      path="/reports/outstanding-invoices"
      chart={(answer) => <AgeingBars answer={answer as unknown as Shapes['OutstandingInvoices']} />}
    />
  )
}

export function SalesPipeline() {
  return <ReportScreen path="/reports/sales-pipeline" />
}

export function HoursSummary() {
  return <ReportScreen path="/reports/hours-summary" />
}

export function Turnover() {
  return <ReportScreen path="/reports/turnover" />
}

export function Capacity() {
  return <ReportScreen path="/reports/capacity" />
}
