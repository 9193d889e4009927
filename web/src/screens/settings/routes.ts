// A section is a line here and a line in sections.ts; each is fetched when it is first opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings-frame.tsx'), 'SettingsFrame'),
})

const first = createRoute({
  getParentRoute: () => settings,
  path: '/',
  component: lazyRouteComponent(() => import('./settings-index.tsx'), 'SettingsIndex'),
})

const company = createRoute({
  getParentRoute: () => settings,
  path: '/company',
  component: lazyRouteComponent(() => import('./company/company.tsx'), 'Company'),
})

const numbering = createRoute({
  getParentRoute: () => settings,
  path: '/numbering',
  component: lazyRouteComponent(() => import('./company/numbering.tsx'), 'Numbering'),
})

const vatRates = createRoute({
  getParentRoute: () => settings,
  path: '/vat',
  component: lazyRouteComponent(() => import('./company/vat-rates.tsx'), 'VatRates'),
})

const holidays = createRoute({
  getParentRoute: () => settings,
  path: '/holidays',
  component: lazyRouteComponent(() => import('./company/holidays.tsx'), 'Holidays'),
})

const environment = createRoute({
  getParentRoute: () => settings,
  path: '/environment',
  component: lazyRouteComponent(() => import('./company/environment.tsx'), 'Environment'),
})

const hourTypes = createRoute({
  getParentRoute: () => settings,
  path: '/hour-types',
  component: lazyRouteComponent(() => import('./lists/hour-types.tsx'), 'HourTypes'),
})

const leaveTypes = createRoute({
  getParentRoute: () => settings,
  path: '/leave-types',
  component: lazyRouteComponent(() => import('./lists/leave-types.tsx'), 'LeaveTypes'),
})

const relationTypes = createRoute({
  getParentRoute: () => settings,
  path: '/relation-types',
  component: lazyRouteComponent(() => import('./lists/relation-types.tsx'), 'RelationTypes'),
})

const stages = createRoute({
  getParentRoute: () => settings,
  path: '/stages',
  component: lazyRouteComponent(() => import('./lists/stages.tsx'), 'Stages'),
})

const employeeRates = createRoute({
  getParentRoute: () => settings,
  path: '/rates',
  component: lazyRouteComponent(() => import('./lists/employee-rates.tsx'), 'EmployeeRates'),
})

const templates = createRoute({
  getParentRoute: () => settings,
  path: '/templates',
  component: lazyRouteComponent(() => import('./templates/templates.tsx'), 'Templates'),
})

const customFields = createRoute({
  getParentRoute: () => settings,
  path: '/custom-fields',
  component: lazyRouteComponent(() => import('./fields/custom-fields.tsx'), 'CustomFields'),
})

const changes = createRoute({
  getParentRoute: () => settings,
  path: '/changes',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./log/changes.tsx'), 'Changes'),
})

const mails = createRoute({
  getParentRoute: () => settings,
  path: '/mail',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./log/mails.tsx'), 'Mails'),
})

const imports = createRoute({
  getParentRoute: () => settings,
  path: '/import',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../import/imports.tsx'), 'Imports'),
})

const importOfFile = createRoute({
  getParentRoute: () => settings,
  path: '/import/$id',
  component: lazyRouteComponent(() => import('../import/import-of-file.tsx'), 'ImportOfFile'),
})

const exportAll = createRoute({
  getParentRoute: () => settings,
  path: '/export',
  component: lazyRouteComponent(() => import('./export/export-all.tsx'), 'ExportAll'),
})

const privacy = createRoute({
  getParentRoute: () => settings,
  path: '/privacy',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./privacy/privacy.tsx'), 'Privacy'),
})

const subject = createRoute({
  getParentRoute: () => settings,
  path: '/privacy/$type/$id',
  component: lazyRouteComponent(() => import('./privacy/subject.tsx'), 'Subject'),
})

const erasure = createRoute({
  getParentRoute: () => settings,
  path: '/privacy/erasures/$id',
  component: lazyRouteComponent(() => import('./privacy/erasure.tsx'), 'ErasureRecord'),
})

const users = createRoute({
  getParentRoute: () => settings,
  path: '/users',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./users/users.tsx'), 'Users'),
})

const roles = createRoute({
  getParentRoute: () => settings,
  path: '/roles',
  component: lazyRouteComponent(() => import('./roles/roles.tsx'), 'Roles'),
})

const keys = createRoute({
  getParentRoute: () => settings,
  path: '/api',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./api/keys.tsx'), 'Keys'),
})

const assistants = createRoute({
  getParentRoute: () => settings,
  path: '/api/assistants',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./api/assistants.tsx'), 'Assistants'),
})

const webhooks = createRoute({
  getParentRoute: () => settings,
  path: '/api/webhooks',
  component: lazyRouteComponent(() => import('./api/webhooks.tsx'), 'Webhooks'),
})

const webhook = createRoute({
  getParentRoute: () => settings,
  path: '/api/webhooks/$id',
  validateSearch: listSearch,
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/settings/webhook/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./api/webhook.tsx'), 'Webhook'),
})

const requests = createRoute({
  getParentRoute: () => settings,
  path: '/api/requests',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./api/requests.tsx'), 'Requests'),
})

export const settingsRoutes = settings.addChildren([
  first,
  company,
  numbering,
  vatRates,
  holidays,
  environment,
  hourTypes,
  leaveTypes,
  relationTypes,
  stages,
  employeeRates,
  templates,
  customFields,
  changes,
  mails,
  imports,
  importOfFile,
  exportAll,
  privacy,
  subject,
  erasure,
  users,
  roles,
  keys,
  assistants,
  webhooks,
  webhook,
  requests,
])
