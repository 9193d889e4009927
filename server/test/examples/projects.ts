import { customValue } from './crm.ts'
import { type Bodies, fresh, freshNumber } from './world.ts'

export const projectBodies: Bodies = {
  'project.create': () => ({ name: 'Website' }),
  'project.update': () => ({ name: fresh('Web shop') }),
  'service.budgets': async ({ make }) => ({ project_id: await make('/projects/project') }),
  'project.budgets': async ({ make }) => ({ ids: [await make('/projects/project')] }),
  'project.set_custom_field_value': (world) => customValue(world, 'project'),
  'service.create': async ({ make }) => ({ project_id: await make('/projects/project'), name: 'Design' }),
  'service.update': () => ({ name: fresh('Development') }),
  'service.set_custom_field_value': (world) => customValue(world, 'service'),
  'servicerate.create': async ({ make }) => ({
    service_id: await make('/projects/service'),
    hour_type_id: await make('/hours/hourstype'),
    hourly_rate: 95,
    valid_from: '2026-01-01',
  }),
  'servicerate.update': () => ({ hourly_rate: 95 + freshNumber() }),
  'task.create': async ({ make }) => ({ project_id: await make('/projects/project'), name: 'Draw' }),
  'task.update': () => ({ name: fresh('Draw again') }),
  'template.create': () => ({ name: fresh('Website') }),
  'template.update': () => ({ name: fresh('Web shop') }),
  'template.apply': () => ({ name: 'From a template' }),
}
