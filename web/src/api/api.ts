// The application API, typed by its own document. Nothing else in the screens knows an address.
import createFetchClient, { type Middleware } from 'openapi-fetch'
import createQueryClient from 'openapi-react-query'
import { fetchRefusals } from '../words/refusals.ts'
import { noteReached } from './reach.ts'
import { noteEnd, noteStart, type SeenParams } from './requests.ts'
import type { components, paths } from './types.ts'
import { versionKeeper } from './versions.ts'

/** Records and bodies by name, such as Shapes['Organization']. */
export type Shapes = components['schemas']

const recorder: Middleware = {
  onRequest({ request, id, schemaPath, params }) {
    noteStart(id, { request: request.clone(), template: schemaPath, params: params as SeenParams })
  },
  onResponse({ response, id }) {
    noteReached(true)
    noteEnd(id, response)
  },
  onError({ error }) {
    // Who leaves a screen breaks off its requests; that says nothing about the service.
    if (!(error instanceof DOMException && error.name === 'AbortError')) noteReached(false)
  },
}

// Whoever shows a refusal does so at once, so its words come first.
const speaker: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) await fetchRefusals()
  },
}

export const client = createFetchClient<paths>({ baseUrl: '/api/app' })
client.use(recorder, versionKeeper, speaker)

/** api.useQuery('get', '/crm/organization', …), api.useMutation('patch', '/hours/hours/{id}'), api.queryOptions(…). */
export const api = createQueryClient(client)
