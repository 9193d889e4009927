import { outstandingInvoices as report } from '../../reports/outstanding-invoices.queries.ts'
import { OutstandingInvoices, OutstandingInvoicesQuery } from '../../reports/outstanding-invoices.shapes.ts'
import { countText, hintOf, moneyText } from '../answer.rules.ts'
import { AnswerOf } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

export const outstandingInvoices = tool({
  name: 'outstanding_invoices',
  title: 'Outstanding invoices',
  description: 'Final invoices that are not paid in full, incl. VAT, with totals and ageing. One currency at a time.',
  scopes: ['invoices:read'],
  input: OutstandingInvoicesQuery,
  output: AnswerOf(OutstandingInvoices),
  async run({ tx, today, linkTo }, question) {
    const { data } = await report(tx, today, question)
    const { totals, currency } = data
    const overdue = `${moneyText(currency, totals.overdue_amount)} on ${totals.overdue_count} overdue`
    return {
      answer: {
        ...data,
        ...hintOf(data, 'organization_id, overdue_only, min_days_overdue or due_before'),
        link: linkTo('/reports/outstanding-invoices', question),
      },
      text: `${moneyText(currency, totals.outstanding_amount)} outstanding on ${countText(totals.count, 'invoice')}, ${overdue}.`,
      rows: data.rows.length,
    }
  },
})
