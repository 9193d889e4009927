// What happened to what, in words. A name that is missing here is shown as the service writes it.
import type { Both, Language } from '../../../words/language.tsx'
import { fieldText } from './differences.ts'

export const RESOURCES: Readonly<Record<string, Both<string>>> = {
  organization: { en: 'Organization', nl: 'Organisatie' },
  person: { en: 'Person', nl: 'Persoon' },
  contactrole: { en: 'Contact', nl: 'Contactpersoon' },
  note: { en: 'Note', nl: 'Notitie' },
  relationtype: { en: 'Relation type', nl: 'Relatiesoort' },
  customfield: { en: 'Custom field', nl: 'Eigen veld' },
  employee: { en: 'Employee', nl: 'Medewerker' },
  employeerate: { en: 'Employee rate', nl: 'Tarief van medewerker' },
  contract: { en: 'Contract', nl: 'Contract' },
  team: { en: 'Team', nl: 'Team' },
  leave: { en: 'Leave', nl: 'Verlof' },
  leavetype: { en: 'Leave type', nl: 'Verlofsoort' },
  absence: { en: 'Absence', nl: 'Verzuim' },
  planning: { en: 'Planning', nl: 'Planning' },
  project: { en: 'Project', nl: 'Project' },
  service: { en: 'Service', nl: 'Dienst' },
  servicerate: { en: 'Service rate', nl: 'Tarief van dienst' },
  task: { en: 'Task', nl: 'Taak' },
  template: { en: 'Project template', nl: 'Projectsjabloon' },
  hours: { en: 'Hours', nl: 'Uren' },
  hourstype: { en: 'Hour type', nl: 'Uursoort' },
  timer: { en: 'Timer', nl: 'Timer' },
  invoice: { en: 'Invoice', nl: 'Factuur' },
  creditnote: { en: 'Credit note', nl: 'Creditnota' },
  payment: { en: 'Payment', nl: 'Betaling' },
  companyprofile: { en: 'Company', nl: 'Bedrijf' },
  vatrate: { en: 'VAT rate', nl: 'Btw-tarief' },
  purchaseinvoice: { en: 'Purchase invoice', nl: 'Inkoopfactuur' },
  cost: { en: 'Cost', nl: 'Kosten' },
  sales: { en: 'Opportunity', nl: 'Verkoopkans' },
  stage: { en: 'Sales stage', nl: 'Verkoopfase' },
  quote: { en: 'Quote', nl: 'Offerte' },
  document: { en: 'Document', nl: 'Document' },
  user: { en: 'User', nl: 'Gebruiker' },
  role: { en: 'Role', nl: 'Rol' },
  api_key: { en: 'API key', nl: 'API-sleutel' },
  assistant: { en: 'Assistant', nl: 'Assistent' },
  webhook: { en: 'Webhook', nl: 'Webhook' },
  environment: { en: 'Environment', nl: 'Omgeving' },
  mail: { en: 'Mail', nl: 'Mail' },
}

const DEEDS: Readonly<Record<string, Both<string>>> = {
  create: { en: 'made', nl: 'aangemaakt' },
  update: { en: 'changed', nl: 'gewijzigd' },
  delete: { en: 'deleted', nl: 'verwijderd' },
  approve: { en: 'approved', nl: 'goedgekeurd' },
  reject: { en: 'rejected', nl: 'afgekeurd' },
  submit: { en: 'submitted', nl: 'ingediend' },
  finalize: { en: 'finalised', nl: 'definitief gemaakt' },
  credit: { en: 'credited', nl: 'gecrediteerd' },
  send: { en: 'sent', nl: 'verstuurd' },
  remind: { en: 'reminded', nl: 'herinnerd' },
  accept: { en: 'accepted', nl: 'geaccepteerd' },
  decline: { en: 'declined', nl: 'afgewezen' },
  revoke: { en: 'revoked', nl: 'ingetrokken' },
  deactivate: { en: 'deactivated', nl: 'niet meer actief gemaakt' },
  reactivate: { en: 'made active again', nl: 'weer actief gemaakt' },
  replace_holidays: { en: 'holidays changed', nl: 'feestdagen gewijzigd' },
  fill_holidays: { en: 'holidays filled in', nl: 'feestdagen gevuld' },
  set_custom_field_value: { en: 'custom field filled in', nl: 'eigen veld ingevuld' },
  print: { en: 'put on paper', nl: 'als stuk opgemaakt' },
  start: { en: 'started', nl: 'gestart' },
  stop: { en: 'stopped', nl: 'gestopt' },
  discard: { en: 'thrown away', nl: 'weggegooid' },
  copy: { en: 'copied', nl: 'gekopieerd' },
  reorder: { en: 'put in another order', nl: 'in andere volgorde gezet' },
  write_off: { en: 'written off', nl: 'afgeboekt' },
  undo_write_off: { en: 'write-off undone', nl: 'afboeking teruggedraaid' },
  mark_sent: { en: 'marked as sent', nl: 'als verstuurd gemerkt' },
  reset_totp: { en: 'two-step sign-in reset', nl: 'tweestapsaanmelding gewist' },
  apply: { en: 'used for a project', nl: 'gebruikt voor een project' },
  make_link: { en: 'sign-in link made', nl: 'inloglink gemaakt' },
}

export function resourceText(resource: string, language: Language): string {
  return RESOURCES[resource]?.[language] ?? fieldText(resource)
}

export function deedText(operation: string, language: Language): string {
  const deed = operation.split('.').at(-1) ?? operation
  return DEEDS[deed]?.[language] ?? deed.replaceAll('_', ' ')
}
