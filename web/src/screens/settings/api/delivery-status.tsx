import { Badge } from '@mantine/core'
import type { Shapes } from '../../../api/api.ts'
import type { Option } from '../../../ui/value.ts'
import { useLanguage } from '../../../words/language.tsx'

type Status = Shapes['Delivery']['status']

const WORDS: Readonly<Record<Status, { en: string; nl: string; color: string }>> = {
  waiting: { en: 'Waiting', nl: 'Wacht', color: 'gray' },
  delivered: { en: 'Delivered', nl: 'Bezorgd', color: 'office' },
  failed: { en: 'Failed', nl: 'Mislukt', color: 'red' },
  withheld: { en: 'Withheld', nl: 'Ingehouden', color: 'gray' },
}

export const STATUSES: readonly Option[] = Object.entries(WORDS).map(([value, { en, nl }]) => ({
  value,
  label: { en, nl },
}))

export function DeliveryStatus({ status }: { status: Status }) {
  const { language } = useLanguage()
  const said = WORDS[status]
  return (
    <Badge size="sm" color={said.color} w="fit-content">
      {said[language]}
    </Badge>
  )
}
