// What of the money of a project is told to whom: the same in its record, in its services and in reports.
export const moneyFields = ['invoiced_amount', 'wip_amount'] as const
export type MoneyField = (typeof moneyFields)[number]

/** Whoever may read invoices sees what is invoiced; work in progress tells of hours as well. */
export function omittedMoney(can: (right: 'invoices:read' | 'hours:read') => boolean): MoneyField[] {
  const seesInvoices = can('invoices:read')
  const isSeen: Record<MoneyField, boolean> = {
    invoiced_amount: seesInvoices,
    wip_amount: seesInvoices && can('hours:read'),
  }
  return moneyFields.filter((field) => !isSeen[field])
}
