// What other parts may ask of documents.
export { type DocumentFacts, insertDocument } from './documents.queries.ts'
