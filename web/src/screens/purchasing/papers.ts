// What a supplier sends, on its way in.
import type { About } from '../../ui/uploads.ts'

export const PAPER: About = { kind: 'purchase_invoice' }
export const ACCEPTED = '.pdf,.xml,.ubl,application/pdf,text/xml,application/xml,image/png,image/jpeg'
