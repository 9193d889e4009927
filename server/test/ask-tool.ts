// Asks the tool that tells what a report tells, in the words of the report.
import type { TestEnvironment } from './harness.ts'

interface Likeness {
  readonly tool: string
  /** How many rows the tool gives at a time, and the report when nobody says how many. */
  readonly rows?: { readonly most: number; readonly usual: number }
  /** Parameters that are lists. */
  readonly lists?: readonly string[]
}

const likenesses: Readonly<Record<string, Likeness>> = {
  'hours-summary': { tool: 'hours_summary', rows: { most: 100, usual: 100 }, lists: ['group_by'] },
  'project-status': { tool: 'project_status', rows: { most: 25, usual: 25 } },
  'outstanding-invoices': { tool: 'outstanding_invoices', rows: { most: 50, usual: 25 } },
  'work-in-progress': { tool: 'work_in_progress', rows: { most: 100, usual: 100 } },
  'sales-pipeline': { tool: 'sales_pipeline' },
}

/** The answer without what only tools have; undefined where no tool tells the same. */
export async function askTool(env: TestEnvironment, report: string, question: Readonly<Record<string, unknown>>) {
  const like = likenesses[report]
  if (!like) return undefined
  const asked = Object.fromEntries(
    Object.entries(question)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, like.lists?.includes(name) ? [value].flat() : value]),
  )
  const page = async (paging: object) => {
    const { answer, texts } = await env.tool(like.tool, { ...asked, ...paging })
    if (!answer) throw new Error(`${like.tool} refused: ${texts.join(' ')}`)
    const { link, hint, ...told } = answer
    return told
  }
  if (!like.rows) {
    const { truncated, next_offset, ...told } = await page({})
    return told
  }
  // It gives fewer rows at a time than the report: its pages are put together.
  const { limit = like.rows.usual, offset = 0 } = asked as { limit?: number; offset?: number }
  let told = await page({ limit: Math.min(limit, like.rows.most), offset })
  for (let left = limit - like.rows.most; left > 0 && told.next_offset !== null; left -= like.rows.most) {
    const next = await page({ limit: Math.min(left, like.rows.most), offset: told.next_offset })
    told = { ...next, rows: [...told.rows, ...next.rows] }
  }
  return told
}
