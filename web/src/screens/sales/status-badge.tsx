// How an opportunity or a quote stands.
import { Badge } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage } from '../../words/language.tsx'
import { QUOTE_STATUSES, SALES_STATUSES, STATUS_COLORS } from './words.ts'

export function SalesBadge({ status }: { status: Shapes['Sales']['status'] }) {
  const { language } = useLanguage()
  return <Chip color={STATUS_COLORS[status]} label={optionLabel(SALES_STATUSES, status, language)} />
}

export function QuoteBadge({ status }: { status: Shapes['Quote']['status'] }) {
  const { language } = useLanguage()
  return <Chip color={STATUS_COLORS[status]} label={optionLabel(QUOTE_STATUSES, status, language)} />
}

function Chip({ color, label }: { color: string; label: string }) {
  return <Badge color={color}>{label}</Badge>
}
