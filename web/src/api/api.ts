// The application API, typed by its own document. Nothing else in the screens knows an address.
import createFetchClient, { type Middleware } from 'openapi-fetch'
import createQueryClient from 'openapi-react-query'
import { noteRequest } from './requests.ts'
import type { components, paths } from './types.ts'

/** Records and bodies by name, such as Shapes['Organization']. */
export type Shapes = components['schemas']

const recorder: Middleware = {
  onRequest: ({ request, id }) => noteRequest(id, request.clone()),
  onResponse: ({ response, id }) => noteRequest(id, undefined, response),
}

export const client = createFetchClient<paths>({ baseUrl: '/api/app' })
client.use(recorder)

/** api.useQuery('get', '/crm/organization', …), api.useMutation('patch', '/hours/hours/{id}'), api.queryOptions(…). */
export const api = createQueryClient(client)
