// Lines of a purchase invoice as costs on a project; without a choice all that can be booked.
import { client } from '../../api/api.ts'
import type { Place } from './cost-place.tsx'

export async function bookLines(id: string, place: Place, positions?: readonly number[]): Promise<void> {
  const { project_id, service_id, markup_percentage, billable } = place
  if (!project_id) return
  const chosen = positions ? { positions: [...positions] } : {}
  const body = { project_id, service_id, markup_percentage, billable, ...chosen }
  const { error } = await client.POST('/purchasing/purchaseinvoice/{id}/book', { params: { path: { id } }, body })
  if (error) throw error
}
