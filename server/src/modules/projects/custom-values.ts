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

export const customValues: readonly Operation[] = [
  {
    ...ofProject,
    problems: ['project-archived'],
    run: async (ctx, input) => {
      checkProjectEdit(input.before.row.status, input.before.row.status, ['custom_fields'])
      return ofProject.run(ctx, input)
    },
  },
  {
    ...ofService,
    problems: ['project-closed', 'project-archived'],
    load: loadService,
    run: async (ctx, input) => {
      checkServiceProject(input.before.project)
      const after = await ofService.run(ctx, input)
      if (after !== input.before) ctx.tx.send(touch(ctx, 'project', input.before.project.id))
      return after
    },
  },
]
