// Words that organizations and persons share.
import type { Option } from '../../ui/value.ts'

export const ACTIVE: readonly Option[] = [
  { value: 'true', label: { en: 'Active', nl: 'Actief' } },
  { value: 'false', label: { en: 'Inactive', nl: 'Niet actief' } },
]

export const activeChanges = [
  { label: { en: 'Make active', nl: 'Actief maken' }, body: { is_active: true } },
  { label: { en: 'Make inactive', nl: 'Niet actief maken' }, body: { is_active: false } },
]

export const LANGUAGES: readonly Option[] = [
  { value: 'nl', label: { en: 'Dutch', nl: 'Nederlands' } },
  { value: 'en', label: { en: 'English', nl: 'Engels' } },
  { value: 'de', label: { en: 'German', nl: 'Duits' } },
  { value: 'fr', label: { en: 'French', nl: 'Frans' } },
]

export const DELIVERIES: readonly Option[] = [
  { value: 'email', label: { en: 'By e-mail', nl: 'Per e-mail' } },
  { value: 'peppol', label: { en: 'Through Peppol', nl: 'Via Peppol' } },
  { value: 'post', label: { en: 'By post', nl: 'Per post' } },
]

export const VAT_TREATMENTS: readonly Option[] = [
  { value: 'auto', label: { en: 'Follows from country and VAT number', nl: 'Volgt uit land en btw-nummer' } },
  { value: 'domestic', label: { en: 'Domestic', nl: 'Binnenland' } },
  { value: 'reverse_charge', label: { en: 'Reverse charge', nl: 'Verlegd' } },
  { value: 'outside_scope', label: { en: 'Outside the EU', nl: 'Buiten de EU' } },
  { value: 'exempt', label: { en: 'Exempt', nl: 'Vrijgesteld' } },
]
