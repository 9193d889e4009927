import type { Bodies } from './world.ts'

const period = () => ({ date_from: '2026-01-01', date_to: '2026-12-31' })

export const reportBodies: Bodies = {
  'report.hours_summary': period,
  'report.capacity': period,
  'report.utilisation': period,
  'report.turnover': period,
  'report.project_profit': period,
}
