import Type from 'typebox'
import { omittedMoney } from '../../modules/projects/money.rules.ts'
import { projectStatus as report } from '../../reports/project-status.queries.ts'
import { ProjectStatus, ProjectStatusQuery } from '../../reports/project-status.shapes.ts'
import { Body } from '../../shared/shapes.ts'
import { countText, hintOf } from '../answer.rules.ts'
import { AnswerOf, paging, Query } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

export const projectStatus = tool({
  name: 'project_status',
  title: 'How projects stand',
  description:
    'Projects with budget, work, tasks, planning and signals (over_budget, near_budget, past_end_date, no_hours_30_days). Also finds projects by name, number or customer.',
  scopes: ['projects:read'],
  input: Body({ ...ProjectStatusQuery.properties, query: Type.Optional(Query), ...paging(25, 10) }),
  output: AnswerOf(ProjectStatus),
  async run({ tx, today, can, linkTo }, question) {
    const { query, project_id, organization_id, manager_employee_id, status } = question
    const { data } = await report(tx, today, question, omittedMoney(can))
    const worth = data.rows.filter(({ signals }) => signals.length > 0).length
    return {
      answer: {
        ...data,
        ...hintOf(data, 'query, organization_id, manager_employee_id or status'),
        link: linkTo('/projects/project', {
          ...{ q: query, ids: project_id, organization_id, manager_employee_id },
          status: status ?? (project_id ? undefined : 'active'),
        }),
      },
      text: `${countText(data.count, 'project')}, ${data.rows.length} shown, ${worth} of them with something to look at.`,
      rows: data.rows.length,
    }
  },
})
