import { salesPipeline as report } from '../../reports/sales-pipeline.queries.ts'
import { checkClosing } from '../../reports/sales-pipeline.rules.ts'
import { SalesPipeline, SalesPipelineQuery } from '../../reports/sales-pipeline.shapes.ts'
import { countText, moneyText } from '../answer.rules.ts'
import { AnswerOf } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

export const salesPipeline = tool({
  name: 'sales_pipeline',
  title: 'Sales pipeline',
  description:
    'Open opportunities by stage, the ten that weigh most, those past their close date, and what was won and lost.',
  scopes: ['sales:read'],
  input: SalesPipelineQuery,
  output: AnswerOf(SalesPipeline),
  async run({ tx, today, linkTo }, question) {
    checkClosing(question)
    const { data } = await report(tx, today, question)
    const { totals, top_open: top, overdue, currency } = data
    const truncated = totals.count > top.length || overdue.count > overdue.rows.length
    const hint = truncated
      ? { hint: 'The ten most important only; narrow by owner_employee_id, stage_id, close_from or close_to.' }
      : {}
    return {
      answer: { ...data, truncated, next_offset: null, ...hint, link: linkTo('/reports/sales-pipeline', question) },
      text: `${countText(totals.count, 'open opportunity', 'open opportunities')} for ${moneyText(currency, totals.amount)}, weighted ${moneyText(currency, totals.weighted_amount)}; ${overdue.count} past the expected close.`,
      rows: data.stages.length + top.length + overdue.rows.length,
    }
  },
})
