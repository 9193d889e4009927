// Foreign keys of purchases, invoices and documents.
import type { References } from './references.ts'

export const moneyReferences: References = {
  purchase_invoice_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Purchase invoices came from this organization; deactivate it instead.',
  },
  purchase_invoice_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'This company has purchase invoices; deactivate it instead.',
  },
  purchase_invoice_document: { field: 'document_id' },
  cost_purchase_invoice: { field: 'purchase_invoice_id' },
  cost_employee: { field: 'employee_id', kept: 'in-use', says: 'Costs of this employee are booked.' },
  cost_vat_rate: { field: 'vat_rate_id', kept: 'in-use', says: 'Costs use this VAT rate; deactivate it instead.' },
  vat_rate_company_profile: { field: 'company_profile_id' },
  company_profile_logo: { field: 'logo_document_id' },
  invoice_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'This company has invoices; deactivate it instead.',
  },
  invoice_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Invoices went to this organization; deactivate it instead.',
  },
  invoice_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Invoices went to this person; deactivate the person instead.',
  },
  invoice_line_hour_type: {
    field: 'hour_type_id',
    kept: 'in-use',
    says: 'Invoice lines have this hour type; deactivate it instead.',
  },
  invoice_line_vat_rate: {
    field: 'vat_rate_id',
    kept: 'in-use',
    says: 'Invoice lines have this VAT rate; end it instead.',
  },
  invoice_line_cost: {
    field: 'cost_id',
    kept: 'cost-locked',
    says: 'This cost stood on an invoice before, so it stays; make it not billable instead.',
  },
  installment_service: { field: 'service_id' },
  invoice_line_installment: {
    field: 'installment_id',
    kept: 'service-in-use',
    says: 'The installment stood on an invoice, so it stays.',
  },
  project_has_invoices: {
    field: 'project_id',
    kept: 'project-has-invoices',
    says: 'Invoices or drafts contain this project, so it stays; close or archive it instead.',
  },
  service_has_invoice_lines: {
    field: 'service_id',
    kept: 'service-in-use',
    says: 'Invoices or drafts contain this service, so it stays; close it instead.',
  },
  document_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Documents belong to this organization; deactivate it instead.',
  },
  document_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Documents belong to this person; deactivate the person instead.',
  },
  document_project: { field: 'project_id' },
  document_sales: { field: 'sales_id' },
  document_purchase_invoice: { field: 'purchase_invoice_id' },
  invoice_document: { field: 'document_id', kept: 'in-use', says: 'An invoice was sent with this document.' },
}
