import { Badge } from '@mantine/core'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage } from '../../words/language.tsx'
import { type PurchaseStatus, STATUS_COLORS, STATUSES } from './words.ts'

export function StatusBadge({ status }: { status: PurchaseStatus }) {
  const { language } = useLanguage()
  return <Badge color={STATUS_COLORS[status]}>{optionLabel(STATUSES, status, language)}</Badge>
}
