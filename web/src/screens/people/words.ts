// Words that the screens of people share.
import type { Option } from '../../ui/value.ts'

export const EMPLOYEE_STATUSES: readonly Option[] = [
  { value: 'active', label: { en: 'Active', nl: 'In dienst' } },
  { value: 'inactive', label: { en: 'Inactive', nl: 'Niet actief' } },
]

export const CONTRACT_TYPES: readonly Option[] = [
  { value: 'permanent', label: { en: 'Permanent', nl: 'Vast' } },
  { value: 'fixed_term', label: { en: 'Fixed term', nl: 'Tijdelijk' } },
  { value: 'on_call', label: { en: 'On call', nl: 'Oproep' } },
  { value: 'freelance', label: { en: 'Freelance', nl: 'Freelance' } },
  { value: 'internship', label: { en: 'Internship', nl: 'Stage' } },
]

export const LEAVE_STATUSES: readonly Option[] = [
  { value: 'requested', label: { en: 'Requested', nl: 'Aangevraagd' } },
  { value: 'approved', label: { en: 'Approved', nl: 'Goedgekeurd' } },
  { value: 'rejected', label: { en: 'Rejected', nl: 'Afgewezen' } },
  { value: 'cancelled', label: { en: 'Cancelled', nl: 'Ingetrokken' } },
]

export const ABSENCE_STATUSES: readonly Option[] = [
  { value: 'reported', label: { en: 'Absent', nl: 'Afwezig' } },
  { value: 'closed', label: { en: 'Recovered', nl: 'Hersteld' } },
]

export const ABSENCE_KINDS: readonly Option[] = [
  { value: 'sickness', label: { en: 'Sickness', nl: 'Ziekte' } },
  { value: 'work_accident', label: { en: 'Accident at work', nl: 'Ongeval op het werk' } },
  { value: 'third_party_accident', label: { en: 'Accident caused by others', nl: 'Ongeval door een ander' } },
  { value: 'other', label: { en: 'Other', nl: 'Anders' } },
]
