// Up to which day, which kind of work, and how the drafts are made of it.
import { Button, Group, Select } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { todayIn } from '../../ui/day.ts'
import { RecordSelect } from '../../ui/record-select.tsx'
import { labelOf, type Option } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { Asked, Making } from './work-data.ts'

const texts = words({
  en: {
    until: 'Up to',
    today: 'Today',
    kind: 'Which work',
    all: 'All',
    client: 'Customer',
    everyone: 'All customers',
    per: 'A draft per',
    grouping: 'Hours on the invoice',
    part: 'Show everything',
  },
  nl: {
    until: 'Tot en met',
    today: 'Vandaag',
    kind: 'Welk werk',
    all: 'Alles',
    client: 'Klant',
    everyone: 'Alle klanten',
    per: 'Een concept per',
    grouping: 'Uren op de factuur',
    part: 'Alles tonen',
  },
})

const KINDS: readonly Option[] = [
  { value: 'hours', label: { en: 'Hours', nl: 'Uren' } },
  { value: 'installment', label: { en: 'Fixed price', nl: 'Vaste prijs' } },
  { value: 'subscription', label: { en: 'Subscription', nl: 'Abonnement' } },
  { value: 'cost', label: { en: 'Costs', nl: 'Kosten' } },
]

const PER: readonly Option[] = [
  { value: 'client', label: { en: 'customer', nl: 'klant' } },
  { value: 'project', label: { en: 'project', nl: 'project' } },
]

const GROUPINGS: readonly Option[] = [
  { value: 'service_hour_type_rate', label: { en: 'Per service, kind and rate', nl: 'Per dienst, soort en tarief' } },
  { value: 'service', label: { en: 'One line per service', nl: 'Eén regel per dienst' } },
  { value: 'employee', label: { en: 'Per employee', nl: 'Per medewerker' } },
  { value: 'entry', label: { en: 'Each entry apart', nl: 'Elke urenregel apart' } },
]

interface WorkBarProps {
  readonly asked: Asked
  readonly making: Making
  onAsk(part: { readonly [K in keyof Asked]: string | undefined }): void
  onMaking(making: Making): void
}

export function WorkBar({ asked, making, onAsk, onMaking }: WorkBarProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const today = todayIn(useSession().environment.time_zone)
  const choices = (options: readonly Option[]) =>
    options.map(({ value, label }) => ({ value, label: labelOf(label, language) }))
  return (
    <Group gap="sm" align="flex-end">
      <DateInput
        w={{ base: 'calc(50% - 6px)', sm: 150 }}
        size="sm"
        label={said.until}
        placeholder={said.today}
        clearable
        maxDate={today}
        value={asked.until ?? null}
        onChange={(until) => onAsk({ until: until ?? undefined })}
      />
      <RecordSelect
        of="organization"
        w={{ base: 'calc(50% - 6px)', sm: 190 }}
        size="sm"
        label={said.client}
        placeholder={said.everyone}
        value={asked.organization_id ?? null}
        onChange={(id) => onAsk({ organization_id: id ?? undefined })}
      />
      <Select
        w={{ base: 'calc(50% - 6px)', sm: 150 }}
        size="sm"
        label={said.kind}
        data={[{ value: '', label: said.all }, ...choices(KINDS)]}
        value={asked.kind ?? ''}
        allowDeselect={false}
        onChange={(kind) => onAsk({ kind: kind || undefined })}
      />
      <Select
        w={{ base: 'calc(50% - 6px)', sm: 130 }}
        size="sm"
        label={said.per}
        data={choices(PER)}
        value={making.per ?? null}
        allowDeselect={false}
        onChange={(per) => onMaking({ ...making, per: per as NonNullable<Making['per']> })}
      />
      <Select
        w={{ base: '100%', sm: 250 }}
        size="sm"
        label={said.grouping}
        data={choices(GROUPINGS)}
        value={making.grouping ?? null}
        allowDeselect={false}
        onChange={(grouping) => onMaking({ ...making, grouping: grouping as NonNullable<Making['grouping']> })}
      />
      {(asked.project_id || asked.service_id || asked.person_id) && (
        <Button
          variant="subtle"
          onClick={() => onAsk({ project_id: undefined, service_id: undefined, person_id: undefined })}
        >
          {said.part}
        </Button>
      )}
    </Group>
  )
}
