// Who is in sight by the filters: of a team, on a project, or one person.
import { useMemo, useState } from 'react'
import type { ListSearch } from '../../ui/list-search.ts'
import { useNames } from '../../ui/record-kinds.ts'
import type { Person, Planning } from './board-data.ts'
import type { Team } from './rows.ts'

type Blocks = ReadonlyMap<string, readonly Planning[]>

const NOBODY: readonly Person[] = []

export function useShownPeople(
  all: readonly Person[] | undefined,
  teams: readonly Team[] | undefined,
  blocks: Blocks,
  search: ListSearch,
) {
  const [team, project, employee] = [search.team_id, search.project_id, search.employee_id].map(idOf)
  // Of which project everybody is shown, to plan those on it who are not yet.
  const [everyoneFor, setEveryoneFor] = useState<string>()
  const name = useNames('project', project ? [project] : []).get(project ?? '')
  const isEveryone = !project || everyoneFor === project

  const shownBlocks = useMemo<Blocks>(() => {
    if (!project) return blocks
    const isOn = (block: Planning) => block.project_id === project
    return new Map([...blocks].map(([id, own]) => [id, own.every(isOn) ? own : own.filter(isOn)]))
  }, [blocks, project])

  const asked = useMemo(() => {
    const members = teams?.find(({ id }) => id === team)?.members.map(({ employee_id }) => employee_id)
    return (all ?? NOBODY).filter(
      ({ employee_id: id }) => (!team || members?.includes(id)) && (!employee || id === employee),
    )
  }, [all, teams, team, employee])

  const people = useMemo(
    () => (isEveryone ? asked : asked.filter(({ employee_id }) => (shownBlocks.get(employee_id) ?? []).length > 0)),
    [asked, isEveryone, shownBlocks],
  )
  const shownTeams = useMemo(() => (teams ?? []).filter(({ id }) => !team || id === team), [teams, team])

  return {
    people,
    teams: shownTeams,
    blocks: shownBlocks,
    others: asked.length - people.length,
    project: project ? { id: project, name: name ?? '…' } : undefined,
    showEveryone: () => setEveryoneFor(project),
  }
}

function idOf(value: ListSearch[string]): string | undefined {
  return typeof value === 'string' ? value : undefined
}
