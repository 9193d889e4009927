// The records that can have fields of one's own, and what such a field can be.
import type { Shapes } from '../../../api/api.ts'
import type { Option } from '../../../ui/value.ts'
import type { Both } from '../../../words/language.tsx'

export type Entity = Shapes['CustomField']['entity']
export type FieldType = Shapes['CustomField']['type']

export const ENTITIES: readonly { readonly value: Entity; readonly label: Both<string> }[] = [
  { value: 'organization', label: { en: 'Organizations', nl: 'Organisaties' } },
  { value: 'person', label: { en: 'Persons', nl: 'Personen' } },
  { value: 'project', label: { en: 'Projects', nl: 'Projecten' } },
  { value: 'service', label: { en: 'Services', nl: 'Diensten' } },
  { value: 'sales', label: { en: 'Opportunities', nl: 'Verkoopkansen' } },
  { value: 'employee', label: { en: 'Employees', nl: 'Medewerkers' } },
]

export const TYPES: readonly Option[] = [
  { value: 'text', label: { en: 'Text', nl: 'Tekst' } },
  { value: 'long_text', label: { en: 'Long text', nl: 'Lange tekst' } },
  { value: 'number', label: { en: 'Number', nl: 'Getal' } },
  { value: 'date', label: { en: 'Date', nl: 'Datum' } },
  { value: 'boolean', label: { en: 'Yes or no', nl: 'Ja of nee' } },
  { value: 'select', label: { en: 'One of a list', nl: 'Eén uit een lijst' } },
  { value: 'multi_select', label: { en: 'Several of a list', nl: 'Meer uit een lijst' } },
  { value: 'url', label: { en: 'Web address', nl: 'Webadres' } },
]

export function isChoosing(type: FieldType | undefined): boolean {
  return type === 'select' || type === 'multi_select'
}

/** A name for the API, proposed from what people call it: 'Contract nr. 2' becomes contract_nr_2. */
export function proposedKey(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 50)
}
