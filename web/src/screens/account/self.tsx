import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/api.ts'
import { preferencesQuery, useChangePreferences } from '../../api/preferences.ts'
import { refreshSession, useSession } from '../../api/session.ts'
import { ColourChoice, LanguageChoice } from '../../shell/account-choices.tsx'
import { EditValue } from '../../ui/edit-value.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useRoleName } from '../settings/roles/role-names.ts'
import classes from './account.module.css'
import { WeekChoice } from './week-choice.tsx'

const texts = words({
  en: {
    title: 'You',
    name: 'Name',
    role: 'Role',
    environment: 'Environment',
    employee: 'As an employee',
    language: 'Language',
    colours: 'Colours',
    week: 'Week begins on',
    note: 'Something not right about your role? Whoever manages users can change it.',
  },
  nl: {
    title: 'Jij',
    name: 'Naam',
    role: 'Rol',
    environment: 'Omgeving',
    employee: 'Als medewerker',
    language: 'Taal',
    colours: 'Kleuren',
    week: 'Week begint op',
    note: 'Klopt je rol niet? Wie gebruikers beheert kan die aanpassen.',
  },
})

export function Self() {
  const { user, environment, employee, can } = useSession()
  const { mutate: change } = useChangePreferences()
  const preferences = useQuery(preferencesQuery()).data?.data
  const roleName = useRoleName()
  const said = useWords(texts)
  return (
    <Section title={said.title}>
      <FactList>
        <Fact label={said.name}>
          <EditValue label={said.name} valued={{}} value={user.name} save={rename}>
            {user.name}
          </EditValue>
        </Fact>
        <Fact label={said.role}>{roleName({ name: user.role })}</Fact>
        <Fact label={said.environment}>{environment.name}</Fact>
        {employee && can('hrm:read') && (
          <Fact label={said.employee}>
            <Link to="/people/$id" params={{ id: employee.id }}>
              {employee.full_name}
            </Link>
          </Fact>
        )}
      </FactList>
      <Text size="sm" c="dimmed" mt={4} className="pretty">
        {said.note}
      </Text>
      <div className={classes.choices}>
        <Choice label={said.language}>
          <LanguageChoice size="sm" onChoose={(language) => change(() => ({ language }))} />
        </Choice>
        <Choice label={said.colours}>
          <ColourChoice size="sm" onChoose={(color_scheme) => change(() => ({ color_scheme }))} />
        </Choice>
        <Choice label={said.week}>
          <WeekChoice
            label={said.week}
            day={preferences?.week_starts_on}
            onChoose={(week_starts_on) => change(() => ({ week_starts_on }))}
          />
        </Choice>
      </div>
    </Section>
  )
}

async function rename(name: unknown): Promise<void> {
  const { error } = await client.PATCH('/session', { body: { name: String(name ?? '') } })
  if (error) throw error
  await refreshSession()
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4} aria-hidden>
        {label}
      </Text>
      {children}
    </div>
  )
}
