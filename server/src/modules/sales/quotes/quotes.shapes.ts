// Shapes of a quote: an offer to a customer, in versions that share a number.
import Type, { type Static } from 'typebox'
import { languages } from '../../../shared/languages.ts'
import {
  Amount,
  Body,
  Changes,
  Day,
  Detail,
  Email,
  Id,
  Instant,
  Name,
  Nullable,
  OneOf,
  Row,
  Text,
} from '../../../shared/shapes.ts'
import { VatGroup } from '../../invoices/public.ts'
import { QuoteLine, QuoteLines } from './lines.shapes.ts'
import { quoteActions, quoteStatuses } from './quotes.rules.ts'

export const Quote = Row(
  {
    number: Nullable(Type.String({ description: 'null until it is sent; a revised quote keeps it.' })),
    version: Type.Integer({ description: '1, 2, …: which version of the number this is.' }),
    previous_quote_id: Nullable({ ...Id, description: 'The version that this one replaces.' }),
    status: OneOf(quoteStatuses),
    allowed_actions: Type.Array(OneOf(quoteActions), { description: 'What can be done with it now.' }),
    sales_id: Nullable(Id),
    sales_name: Nullable(Type.String()),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    company_profile_id: Id,
    company_profile_name: Type.String(),
    subject: Nullable(Type.String()),
    introduction: Nullable(Type.String()),
    terms: Nullable(Type.String()),
    quote_date: Nullable(Day),
    valid_until: Nullable(Type.String({ format: 'date', description: 'The last day on which it can be accepted.' })),
    currency: Type.String(),
    language: OneOf(languages),
    total_excl_vat: Type.Number({ description: 'Options count only when they are chosen.' }),
    total_vat: Amount,
    total_incl_vat: Amount,
    vat_breakdown: Type.Array(VatGroup),
    sent_at: Nullable(Instant),
    accepted_at: Nullable(Instant),
    declined_at: Nullable(Instant),
    accepted_by_name: Nullable(Type.String()),
    declined_reason: Nullable(Type.String()),
    project_id: Nullable({ ...Id, description: 'The project that was made of it.' }),
    document_id: Nullable({ ...Id, description: 'Its PDF, made shortly after it was sent.' }),
  },
  'Quote',
)

export const QuoteDetail = Detail(Quote, { lines: Type.Array(QuoteLine) }, 'QuoteDetail')

const link = Type.String({
  format: 'uri',
  description: 'Where the customer reads the quote and answers it, without an account. Whoever has it can accept.',
})
export const QuoteLink = Type.Object({ url: link }, { title: 'QuoteLink' })
export const SentQuote = Detail(QuoteDetail, { url: link }, 'SentQuote')

const written = {
  sales_id: Type.Optional(Nullable(Id)),
  organization_id: Type.Optional(Nullable(Id)),
  person_id: Type.Optional(Nullable(Id)),
  company_profile_id: Type.Optional(Id),
  subject: Type.Optional(Nullable(Text(300))),
  introduction: Type.Optional(Nullable(Text(10_000))),
  terms: Type.Optional(Nullable(Text(10_000))),
  quote_date: Type.Optional(Nullable(Type.String({ format: 'date', description: 'null is the day it is sent.' }))),
  valid_until: Type.Optional(
    Nullable(Type.String({ format: 'date', description: 'null is 30 days after it is sent.' })),
  ),
  language: Type.Optional(OneOf(languages)),
  lines: Type.Optional(QuoteLines),
}
export const QuoteCreate = Body(written, 'QuoteCreate')
export const QuoteUpdate = Changes(written, 'QuoteUpdate')

const validUntil = Type.Optional(
  Type.String({ format: 'date', description: 'Else as the draft says, or 30 days from today.' }),
)
export const QuoteSend = Body(
  {
    to: Type.Optional(Email),
    subject: Type.Optional(Name(300)),
    message: Type.Optional(
      Type.String({ ...Name(10_000), description: 'The link is added where the message does not hold it.' }),
    ),
    valid_until: validUntil,
  },
  'QuoteSend',
)
export const QuoteMarkSent = Body({ valid_until: validUntil }, 'QuoteMarkSent')
export const QuoteAccept = Body(
  {
    name: Type.Optional(Type.String({ ...Name(200), description: 'Who accepted; else the customer as on the quote.' })),
    option_ids: Type.Optional(
      Type.Array(Id, {
        maxItems: 500,
        uniqueItems: true,
        description: 'The optional lines that are taken; else those that were chosen beforehand.',
      }),
    ),
    confirm: Type.Optional(Type.Boolean({ description: 'Needed once valid_until has passed.' })),
  },
  'QuoteAccept',
)
export const QuoteDecline = Body({ reason: Type.Optional(Nullable(Text(2000))) }, 'QuoteDecline')
export const QuoteProject = Body(
  {
    name: Type.Optional(Type.String({ ...Name(300), description: 'Else the subject of the quote.' })),
    manager_employee_id: Type.Optional(Nullable(Id)),
    start_date: Type.Optional(Type.String({ format: 'date', description: 'Else today.' })),
  },
  'QuoteProject',
)

export type NewQuote = Static<typeof QuoteCreate>
export type ChangedQuote = Static<typeof QuoteUpdate>
export type NewQuoteProject = Static<typeof QuoteProject>
