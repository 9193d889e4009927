// Who and what the samples are about: a studio in Amsterdam that builds a shop for a brewery.
import { idOf } from '../sample.ts'

export const ENVIRONMENT = idOf('environment')
export const COMPANY = idOf('company profile')
export const USER = idOf('user')
export const KEY = idOf('api key')

export const brewery = { organization_id: idOf('organization'), organization_name: 'Brouwerij De Linde B.V.' }
export const marieke = { person_id: idOf('person'), person_name: 'Marieke Verhoeven' }
export const sanne = { id: idOf('employee'), name: 'Sanne de Vries' }
export const tom = { employee_id: idOf('other employee'), employee_name: 'Tom Willems' }
export const shop = { project_id: idOf('project'), project_name: 'Web shop De Linde' }
export const design = { service_id: idOf('service'), service_name: 'Design' }
export const build = { service_id: idOf('fixed service'), service_name: 'Build' }
export const opportunity = { sales_id: idOf('sales'), sales_name: 'Web shop for De Linde' }
export const team = idOf('team')
export const VAT_HIGH = idOf('vat rate')
export const INVOICE = idOf('invoice')
export const QUOTE = idOf('quote')
export const PURCHASE_INVOICE = idOf('purchase invoice')
export const HOURS = idOf('hours')
