// Teams and who is in them.
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { showProblem } from '../../api/problems.ts'
import { createRecord, useRecords, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useWords, words } from '../../words/language.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { TeamRow } from './team-row.tsx'
import classes from './teams.module.css'

const PATH = '/hrm/team'

const texts = words({
  en: {
    title: 'Teams',
    none: 'No teams yet',
    teach: 'A team sees in the leave calendar who is away, and planning shows it together.',
    name: 'Name of a new team',
    add: 'Add team',
  },
  nl: {
    title: 'Teams',
    none: 'Nog geen teams',
    teach: 'Een team ziet in de verlofkalender wie er weg is, en in de planning staat het bij elkaar.',
    name: 'Naam van een nieuw team',
    add: 'Team toevoegen',
  },
})

export function Teams() {
  const said = useWords(texts)
  const canEdit = useSession().can('people')
  const { data, error, refetch, isFetching } = useRecords(PATH, { limit: 100 })
  const teams = data?.data
  return (
    <Page title={said.title} above={<PeopleTabs />}>
      {error && !teams && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
      {!teams && !error && (
        <Stack gap="xs" aria-hidden="true">
          <Skeleton h={60} />
          <Skeleton h={60} />
        </Stack>
      )}
      {teams?.length === 0 && <Empty icon="relations" title={said.none} text={said.teach} />}
      {teams && teams.length > 0 && (
        <ul className={`plain-list ${classes.teams}`}>
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} canEdit={canEdit} />
          ))}
        </ul>
      )}
      {canEdit && <AddTeam />}
    </Page>
  )
}

function AddTeam() {
  const said = useWords(texts)
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const add = async () => {
    await createRecord(PATH, { name: name.trim() })
    setName('')
    await refresh(PATH)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void add().catch(showProblem)
      }}
    >
      <Group gap="xs">
        <TextInput
          aria-label={said.name}
          placeholder={said.name}
          w={240}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!name.trim()}>
          {said.add}
        </Button>
      </Group>
    </form>
  )
}
