// When it has to be paid; late says so in words too.
import { Text } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({ en: { late: 'overdue' }, nl: { late: 'te laat' } })

type Due = Pick<Shapes['PurchaseInvoice'], 'due_date' | 'status'>

export function DueDay({ invoice: { due_date, status } }: { invoice: Due }) {
  const { late } = useWords(texts)
  const { day } = useFormats()
  const today = todayIn(useSession().environment.time_zone)
  if (due_date === null) return <span className="quiet">–</span>
  const isLate = due_date < today && (status === 'received' || status === 'approved')
  if (!isLate) return day(due_date)
  return (
    <Text span inherit c="red" title={late}>
      {day(due_date)}
    </Text>
  )
}
