import { client } from '../../api/api.ts'
import type { Session } from '../../api/session.ts'

/** Home; for who sets up an environment in which there is nothing yet, the page that says where to begin. */
export async function firstScreen({ rights }: Session): Promise<string> {
  if (!rights.includes('settings') || !rights.includes('crm:read')) return '/'
  const { data } = await client
    .GET('/crm/organization', { params: { query: { limit: 1 } } })
    .catch(() => ({ data: undefined }))
  return data?.meta.count === 0 ? '/welcome' : '/'
}
