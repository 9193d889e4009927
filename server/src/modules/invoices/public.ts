// What other parts may ask of invoices.
export { attachDocument, noteMailed } from './papers.ts'
