import type { Option } from '../../../ui/value.ts'

export function timeZones(): readonly Option[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
