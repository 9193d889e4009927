import { insertRequests } from '../../src/requests/requests.queries.ts'
import { newId } from '../report-fixtures.ts'
import type { Records } from './world.ts'

/** No operation makes one: they are noted as they come in. */
export const requestRecords: Records = {
  '/settings/request': async ({ server, env }) => {
    const id = newId()
    const route = '/api/v2/crm/organization'
    const what = {
      surface: 'v2',
      method: 'GET',
      route,
      path: route,
      query: null,
      status: 200,
      duration_ms: 5,
      problem: null,
    }
    const who = { actor_type: 'user', actor_id: env.app.userId, user_id: env.app.userId }
    const row = { environment_id: env.id, id, request_id: id, dropped: 0, created_at: new Date().toISOString() }
    await insertRequests(server.db, [{ ...row, ...what, ...who }])
    return id
  },
}
