// Every tool there is.
import type { Tool } from './tool.ts'
import { fetchRecord } from './tools/fetch.ts'
import { findClient } from './tools/find-client.ts'
import { findEmployee } from './tools/find-employee.ts'
import { hoursSummary } from './tools/hours-summary.ts'
import { outstandingInvoices } from './tools/outstanding-invoices.ts'
import { projectStatus } from './tools/project-status.ts'
import { salesPipeline } from './tools/sales-pipeline.ts'
import { searchRecords } from './tools/search.ts'
import { whoami } from './tools/whoami.ts'
import { workInProgress } from './tools/work-in-progress.ts'

export const tools: readonly Tool[] = [
  hoursSummary,
  projectStatus,
  outstandingInvoices,
  workInProgress,
  salesPipeline,
  findClient,
  findEmployee,
  searchRecords,
  fetchRecord,
  whoami,
]
