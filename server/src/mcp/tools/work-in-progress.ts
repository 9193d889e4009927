import { workInProgress as report } from '../../reports/work-in-progress.queries.ts'
import { checkAsOf } from '../../reports/work-in-progress.rules.ts'
import { WorkInProgress, WorkInProgressQuery } from '../../reports/work-in-progress.shapes.ts'
import { Body } from '../../shared/shapes.ts'
import { countText, hintOf, moneyText } from '../answer.rules.ts'
import { AnswerOf, paging } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

export const workInProgress = tool({
  name: 'work_in_progress',
  title: 'Work in progress',
  description: 'Work done and not yet invoiced, today or on an earlier day. Negative wip_amount: invoiced ahead.',
  scopes: ['projects:read', 'hours:read', 'invoices:read'],
  input: Body({ ...WorkInProgressQuery.properties, ...paging(100, 50) }),
  output: AnswerOf(WorkInProgress),
  async run({ tx, today, linkTo }, question) {
    checkAsOf(question.as_of, today)
    const { data } = await report(tx, today, question)
    const { totals, currency, as_of } = data
    return {
      answer: {
        ...data,
        ...hintOf(data, 'project_id, organization_id or min_amount'),
        link: linkTo('/reports/work-in-progress', question),
      },
      text: `${moneyText(currency, totals.wip_amount)} in progress on ${as_of}, in ${countText(data.count, 'row')}.`,
      rows: data.rows.length,
    }
  },
})
