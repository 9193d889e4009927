// The report on what may be sold, and what was.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { salesPipeline } from './sales-pipeline.queries.ts'
import { checkClosing } from './sales-pipeline.rules.ts'
import { SalesPipeline, SalesPipelineQuery } from './sales-pipeline.shapes.ts'

export const salesPipelineReport = [
  operation({
    id: 'report.sales_pipeline',
    summary: 'The pipeline by stage, and what was won and lost',
    method: 'GET',
    path: '/reports/sales-pipeline',
    scope: 'sales:read',
    surface: 'app',
    query: SalesPipelineQuery,
    success: 200,
    response: One(SalesPipeline),
    async run(ctx, { body }) {
      checkClosing(body)
      return salesPipeline(ctx.tx, ctx.today, body)
    },
  }),
]
