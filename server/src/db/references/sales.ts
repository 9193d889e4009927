// Foreign keys of opportunities and quotes.
import type { References } from './references.ts'

export const salesReferences: References = {
  sales_stage: { field: 'stage_id', kept: 'in-use', says: 'Opportunities are in this stage; deactivate it instead.' },
  sales_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Opportunities belong to this organization; deactivate it instead.',
  },
  sales_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Opportunities belong to this person; deactivate the person instead.',
  },
  sales_owner: { field: 'owner_employee_id' },
  sales_has_quotes: { field: 'sales_id', kept: 'sales-in-use', says: 'Quotes of this opportunity were sent.' },
  quote_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Quotes were made for this organization; deactivate it instead.',
  },
  quote_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Quotes were made for this person; deactivate the person instead.',
  },
  quote_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'Quotes were made by this company; deactivate it instead.',
  },
  quote_project: { field: 'project_id' },
  quote_document: { field: 'document_id' },
  quote_line_vat_rate: { field: 'vat_rate_id', kept: 'in-use', says: 'Quotes have this VAT rate; end it instead.' },
  quote_line_hour_type: {
    field: 'hour_type_id',
    kept: 'in-use',
    says: 'Quotes have this hour type; deactivate it instead.',
  },
  document_quote: { field: 'quote_id' },
}
