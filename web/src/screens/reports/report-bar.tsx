// What a report is asked: the period, by what it is grouped, for whom; and its files.
import { Button, Group, Menu, Select } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import type { Filter } from '../../ui/column.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { todayIn } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { FilterMenu } from '../../ui/record-list-filter.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { GROUPS } from './columns.ts'
import { PERIODS } from './periods.ts'
import type { ReportSpec } from './report.ts'
import type { Choice } from './report-asked.ts'

const texts = words({
  en: {
    period: 'Period',
    own: 'Own period',
    from: 'From',
    until: 'Up to',
    asOf: 'As of',
    by: 'By',
    andBy: 'and by',
    nothing: 'nothing else',
    download: 'Download',
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    this_month: 'This month',
    last_month: 'Last month',
    this_quarter: 'This quarter',
    last_quarter: 'Last quarter',
    this_year: 'This year',
    last_year: 'Last year',
    last_12_months: 'Last 12 months',
    next_8_weeks: 'Coming 8 weeks',
  },
  nl: {
    period: 'Periode',
    own: 'Eigen periode',
    from: 'Van',
    until: 'Tot en met',
    asOf: 'Stand op',
    by: 'Per',
    andBy: 'en per',
    nothing: 'niets meer',
    download: 'Downloaden',
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    this_month: 'Deze maand',
    last_month: 'Vorige maand',
    this_quarter: 'Dit kwartaal',
    last_quarter: 'Vorig kwartaal',
    this_year: 'Dit jaar',
    last_year: 'Vorig jaar',
    last_12_months: 'Laatste 12 maanden',
    next_8_weeks: 'Komende 8 weken',
  },
})

interface ReportBarProps {
  readonly spec: ReportSpec
  readonly choice: Choice
  readonly search: ListSearch
  onChange(part: ListSearch): void
  addressOf(kind: 'csv' | 'xlsx'): string
}

const NONE = 'none'

export function ReportBar({ spec, choice, search, onChange, addressOf }: ReportBarProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const [first, second] = choice.groups
  const groupOptions = spec.groups.map((group) => ({ value: group, label: GROUPS[group][language] }))
  return (
    <Group gap="sm" align="end">
      <Time spec={spec} choice={choice} onChange={onChange} />
      {spec.groups.length > 1 && (
        <Select
          label={said.by}
          w={150}
          allowDeselect={false}
          data={groupOptions}
          value={first ?? null}
          onChange={(group) =>
            onChange({ group_by: [group, second === group ? undefined : second].filter(Boolean).join() })
          }
        />
      )}
      {spec.mostGroups > 1 && (
        <Select
          label={said.andBy}
          w={150}
          allowDeselect={false}
          data={[{ value: NONE, label: said.nothing }, ...groupOptions.filter(({ value }) => value !== first)]}
          value={second ?? NONE}
          onChange={(group) =>
            onChange({ group_by: [first, group === NONE ? undefined : group].filter(Boolean).join() })
          }
        />
      )}
      <Group gap="xs">
        {spec.filters.map((filter) => (
          <FilterMenu
            key={filter.key}
            filter={filter as Filter<'/hours/hours'>}
            value={search[filter.key]}
            onChange={(value) => onChange({ [filter.key]: value })}
          />
        ))}
      </Group>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" ml="auto" leftSection={<Icon name="download" size={16} />}>
            {said.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['csv', 'xlsx'] as const).map((kind) => (
            <Menu.Item key={kind} component="a" href={addressOf(kind)} download>
              {said[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

function Time({ spec, choice, onChange }: Pick<ReportBarProps, 'spec' | 'choice' | 'onChange'>) {
  const said = useWords(texts)
  const today = todayIn(useSession().environment.time_zone)
  const { date_from, date_to, as_of } = choice.asked
  if (spec.time === 'now') return null
  if (spec.time === 'as_of')
    return (
      <DateInput
        label={said.asOf}
        w={170}
        maxDate={today}
        value={as_of ?? today}
        onChange={(day) => onChange({ as_of: day && day !== today ? day : undefined })}
      />
    )
  const choose = (period: string | null) =>
    onChange(
      period === 'own'
        ? { period: undefined, date_from, date_to }
        : {
            period: period === spec.time ? undefined : (period ?? undefined),
            date_from: undefined,
            date_to: undefined,
          },
    )
  return (
    <>
      <Select
        label={said.period}
        w={190}
        allowDeselect={false}
        data={[...PERIODS.map((name) => ({ value: name, label: said[name] })), { value: 'own', label: said.own }]}
        value={choice.period ?? null}
        onChange={choose}
      />
      {choice.period === 'own' && (
        <>
          <DateInput
            label={said.from}
            w={150}
            value={date_from ?? null}
            onChange={(day) => day && onChange({ date_from: day, date_to: date_to && date_to < day ? day : date_to })}
          />
          <DateInput
            label={said.until}
            w={150}
            value={date_to ?? null}
            onChange={(day) =>
              day && onChange({ date_to: day, date_from: date_from && date_from > day ? day : date_from })
            }
          />
        </>
      )}
    </>
  )
}
