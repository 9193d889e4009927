// The days on which the office is closed: they count as no working days in planning and leave.
import { Button, Group, Menu, SegmentedControl } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Shapes } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { showChange } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { todayIn } from '../../../ui/day.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { AddField } from '../../../ui/lookup-add.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import { useUndo } from '../../../ui/undo.tsx'
import { type Both, useLanguage, useWords, words } from '../../../words/language.tsx'
import { PROFILES, type Profile, ProfilePage } from './profile-page.tsx'

type Holiday = Shapes['PublicHoliday']
type Listed = Holiday & { readonly id: string }
type Country = Shapes['HolidaysFill']['country']

const texts = words({
  en: {
    title: 'Public holidays',
    lead: 'Days on which nobody works here. Planning, leave and hours against contract count with them.',
    year: 'Year',
    fill: (year: number) => `Fill ${year} with`,
    add: 'Day',
    empty: 'No holidays in this year yet. Fill it with those of your country, or add them one by one.',
  },
  nl: {
    title: 'Feestdagen',
    lead: 'Dagen waarop hier niemand werkt. Planning, verlof en uren tegenover contract rekenen ermee.',
    year: 'Jaar',
    fill: (year: number) => `${year} vullen met`,
    add: 'Dag',
    empty: 'Nog geen feestdagen in dit jaar. Vul het met die van je land, of voeg ze één voor één toe.',
  },
})

const COUNTRIES: Readonly<Record<Country, Both<string>>> = {
  NL: { en: 'Netherlands', nl: 'Nederland' },
  BE: { en: 'Belgium', nl: 'België' },
  DE: { en: 'Germany', nl: 'Duitsland' },
  FR: { en: 'France', nl: 'Frankrijk' },
}

const NAME = { en: 'Name', nl: 'Naam' }
const HALF = { en: 'Half day', nl: 'Halve dag' }

const columns: readonly LookupColumn<Listed>[] = [
  { key: 'date', head: { en: 'Day', nl: 'Dag' }, kind: 'day', edit: true, width: 200 },
  { key: 'name', head: NAME, edit: true },
  { key: 'half_day', head: HALF, kind: 'flag', edit: true, width: 120 },
]

const fields: readonly AddField[] = [
  { key: 'date', head: { en: 'Day', nl: 'Dag' }, kind: 'day' },
  { key: 'name', head: NAME, width: 220 },
]

export function Holidays() {
  const said = useWords(texts)
  return (
    <ProfilePage title={said.title} lead={said.lead}>
      {(profile) => <Year profile={profile} />}
    </ProfilePage>
  )
}

function Year({ profile }: { profile: Profile }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const undoable = useUndo()
  const { environment } = useSession()
  const now = Number(todayIn(environment.time_zone).slice(0, 4))
  const [year, setYear] = useState(now)
  const { replace, fill } = useHolidays(profile)
  const listed = profile.public_holidays.filter(({ date }) => date.startsWith(String(year)))
  const put = (holidays: readonly Holiday[]) => replace.mutateAsync({ year, holidays })
  const others = (row: Listed) => listed.filter(({ date }) => date !== row.date)
  return (
    <>
      <Group justify="space-between" mb="sm">
        <SegmentedControl
          aria-label={said.year}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
          data={[now - 1, now, now + 1].map(String)}
        />
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" loading={fill.isPending} rightSection={<Icon name="down" size={14} />}>
              {said.fill(year)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(COUNTRIES).map(([country, name]) => (
              <Menu.Item key={country} onClick={() => fill.mutate({ year, country: country as Country })}>
                {name[language]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
      <LookupList
        key={year}
        title={`${said.title} ${year}`}
        rows={listed.map((holiday) => ({ ...holiday, id: holiday.date }))}
        columns={columns}
        nameOf={({ name }) => name}
        save={(row, body) => put([...others(row), { ...row, ...body }])}
        add={{ label: said.add, fields, make: (body) => put([...listed, body as Holiday]) }}
        remove={(row, told) =>
          undoable({
            said: told,
            show: () => {
              put(others(row)).catch(showProblem)
              return () => void put(listed).catch(showProblem)
            },
            send: async () => ({}),
          })
        }
        empty={said.empty}
      />
    </>
  )
}

function useHolidays({ id }: Profile) {
  const cache = useQueryClient()
  const params = { path: { id } }
  const onSuccess = (profile: Profile) => void showChange(cache, PROFILES, id, profile)
  const replace = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ year, holidays }: { year: number; holidays: readonly Holiday[] }) => {
      const days = holidays.map(({ date, name, half_day = false }) => ({ date, name, half_day }))
      const body = { years: [year], holidays: days }
      const { data, error } = await client.PUT('/invoices/companyprofile/{id}/holidays', { params, body })
      if (!data) throw error
      return data.data
    },
    onSuccess,
  })
  const fill = useMutation({
    mutationFn: async (body: Shapes['HolidaysFill']) => {
      const { data, error } = await client.POST('/invoices/companyprofile/{id}/holidays/fill', { params, body })
      if (!data) throw error
      return data.data
    },
    onSuccess,
  })
  return { replace, fill }
}
