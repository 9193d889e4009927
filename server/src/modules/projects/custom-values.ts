// Custom field values of projects and services, written in the screens under the same guards as their other fields.
import { touch } from '../../db/write.ts'
import type { Operation } from '../../http/operation.ts'
import { settingCustomFieldValue } from '../crm/public.ts'
import { checkProjectEdit } from './project.rules.ts'
import { project } from './projects.queries.ts'
import { ProjectDetail } from './projects.shapes.ts'
import { checkServiceProject } from './service.rules.ts'
import { loadService, service } from './services.queries.ts'
import { ServiceDetail } from './services.shapes.ts'

const ofProject = settingCustomFieldValue({
  type: project,
  path: '/projects/project/{id}/customfieldvalue',
  scope: 'projects:write',
  detail: ProjectDetail,
})

const ofService = settingCustomFieldValue({
  type: service,
  path: '/projects/service/{id}/customfieldvalue',
  scope: 'projects:write',
  detail: ServiceDetail,
})

// What is sent is judged before the state of the project; a refusal takes the written value back with the transaction.
export const customValues: readonly Operation[] = [
  {
    ...ofProject,
    problems: ['project-archived'],
    run: async (ctx, input) => {
      const { status } = input.before.row
      const after = await ofProject.run(ctx, input)
      if (after !== input.before) checkProjectEdit(status, status, ['custom_fields'])
      return after
    },
  },
  {
    ...ofService,
    problems: ['project-closed', 'project-archived'],
    load: loadService,
    run: async (ctx, input) => {
      const { project } = input.before
      const after = await ofService.run(ctx, input)
      if (after === input.before) return after
      checkServiceProject(project)
      ctx.tx.send(touch(ctx, 'project', project.id))
      return after
    },
  },
]
