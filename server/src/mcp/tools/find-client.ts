import Type, { type TSchema } from 'typebox'
import { Address, Amount, Body, Id, Nullable, OneOf } from '../../shared/shapes.ts'
import { countText, untrusted } from '../answer.rules.ts'
import { Answer, Query, Untrusted, Words } from '../answer.shapes.ts'
import { tool } from '../tool.ts'
import { type Extra, extras, findClients, type Kind, kinds } from './find-client.queries.ts'

const Contact = Type.Object({
  person_id: Id,
  person_name: Type.String(),
  organization_id: Id,
  organization_name: Type.String(),
  role: Words,
  is_primary: Type.Boolean(),
  email: Words,
  phone: Words,
})

const figures: Record<Extra, TSchema> = {
  open_projects: Type.Optional(Type.Integer()),
  outstanding_amount: Type.Optional(Amount),
  outstanding_in_other_currencies: Type.Optional(Type.Array(Type.Object({ currency: Type.String(), amount: Amount }))),
  open_opportunities: Type.Optional(Type.Integer()),
}
const common = {
  name: Type.String(),
  is_active: Type.Boolean(),
  email: Words,
  phone: Words,
  address: Nullable(Address),
  note: Nullable(Untrusted),
  ...figures,
  link: Type.String(),
}

export const findClient = tool({
  name: 'find_client',
  title: 'Find a client',
  description:
    'Organizations and persons by part of name, number, e-mail or place, with contacts, open_projects, outstanding_amount incl. VAT and open_opportunities.',
  scopes: ['crm:read'],
  input: Body({
    query: Query,
    kind: Type.Optional(OneOf(kinds)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 10 })),
  }),
  output: Answer({
    omitted: Type.Array(Type.String()),
    organizations: Type.Array(
      Type.Object({
        organization_id: Id,
        relation_number: Words,
        coc_code: Words,
        vat_number: Words,
        url: Words,
        account_manager_employee_name: Words,
        ...common,
        contacts: Type.Array(Contact),
      }),
    ),
    persons: Type.Array(Type.Object({ person_id: Id, ...common, roles: Type.Array(Contact) })),
  }),
  async run(asking, { query, kind, limit = 10 }) {
    const { today, can, linkTo } = asking
    const names = Object.keys(extras) as Extra[]
    const shown = names.filter((extra) => can(extras[extra]))
    const { currency, ...found } = await findClients(asking, query, kind ? [kind] : kinds, shown, limit)
    const put = (which: Kind) =>
      found[`${which}s`].rows.map((row) => ({
        ...row,
        note: untrusted(row.note as string | null),
        link: linkTo(`/crm/${which}/${row[`${which}_id`]}`),
      }))
    const answer = { organizations: put('organization'), persons: put('person') }
    const rows = answer.organizations.length + answer.persons.length
    const count = found.organizations.count + found.persons.count
    return {
      answer: {
        as_of: today,
        currency,
        truncated: count > rows,
        next_offset: null,
        ...(count > rows ? { hint: `${rows} of ${count} are shown; use a longer query, or a kind.` } : {}),
        omitted: names.filter((extra) => !shown.includes(extra)),
        ...answer,
        link: linkTo('/crm/organization', { q: query }),
      },
      text: `${countText(found.organizations.count, 'organization')} and ${countText(found.persons.count, 'person')} found.`,
      rows,
    }
  },
})
