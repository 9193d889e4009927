// Lines of a purchase invoice as costs on a project. What is given back or free costs nothing, so it is left out.
import { createRecord } from '../../api/records.ts'
import type { Place } from './cost-place.tsx'
import type { PurchaseDetail } from './words.ts'

type Line = PurchaseDetail['lines'][number]

export async function bookLines(
  { id, invoice_date, lines }: Pick<PurchaseDetail, 'id' | 'invoice_date' | 'lines'>,
  place: Place,
  chosen: readonly Line[] = lines,
): Promise<void> {
  const { project_id, service_id, markup_percentage, billable } = place
  if (!project_id) return
  for (const { description, amount } of chosen.filter((line) => line.amount > 0))
    await createRecord('/purchasing/cost', {
      project_id,
      ...(service_id ? { service_id } : {}),
      ...(markup_percentage === null ? {} : { markup_percentage }),
      billable,
      purchase_invoice_id: id,
      date: invoice_date,
      description,
      unit_cost: amount,
    })
}
