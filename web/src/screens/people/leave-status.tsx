// Where a request for leave stands, as a word on a quiet ground.
import { Badge } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage } from '../../words/language.tsx'
import { LEAVE_STATUSES } from './words.ts'

const COLORS = { requested: 'office', approved: 'office', rejected: 'red', cancelled: 'gray' } as const

export function LeaveStatus({ status }: { status: Shapes['Leave']['status'] }) {
  const { language } = useLanguage()
  return (
    <Badge color={COLORS[status]} variant={status === 'requested' ? 'outline' : 'light'}>
      {optionLabel(LEAVE_STATUSES, status, language)}
    </Badge>
  )
}
