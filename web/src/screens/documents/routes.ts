import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

const documents = createRoute({
  getParentRoute: () => inside,
  path: '/documents',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./documents.tsx'), 'Documents'),
})

// A document is shown beside the list; mails and assistants know only the document.
const document = createRoute({
  getParentRoute: () => inside,
  path: '/documents/$id',
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/documents', hash: id, replace: true })
  },
})

export const documentsRoutes = [documents, document] as const
