import { hoursSummary as report } from '../../reports/hours-summary.queries.ts'
import { HoursSummary, HoursSummaryQuery } from '../../reports/hours-summary.shapes.ts'
import { checkPeriod } from '../../reports/report.rules.ts'
import { Body } from '../../shared/shapes.ts'
import { countText, hintOf, hoursText, moneyText } from '../answer.rules.ts'
import { AnswerOf, paging } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

export const hoursSummary = tool({
  name: 'hours_summary',
  title: 'Hours of a period',
  description:
    'Booked hours of at most 366 days, grouped by one or two of the words; rows carry ids and names of the groups. amount: value of billable hours.',
  scopes: ['hours:read'],
  input: Body({ ...HoursSummaryQuery.properties, ...paging(100, 50) }),
  output: AnswerOf(HoursSummary),
  async run({ tx, today, linkTo }, question) {
    checkPeriod(question)
    const { data } = await report(tx, today, question)
    const { date_from, date_to } = question
    const { totals, currency } = data
    const hint = hintOf(data, 'employee_id, team_id, project_id, organization_id, billable or a shorter period')
    return {
      answer: { ...data, ...hint, link: linkTo('/reports/hours-summary', question) },
      text: `${hoursText(totals.minutes)} from ${date_from} to ${date_to}, ${hoursText(totals.billable_minutes)} of it billable, worth ${moneyText(currency, totals.amount)}; ${countText(data.count, 'row')}.`,
      rows: data.rows.length,
    }
  },
})
