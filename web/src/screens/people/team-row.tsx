// One team: its name, who leads it and who is in it, each changed where it stands.
import { CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import { EditValue } from '../../ui/edit-value.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './teams.module.css'

type Team = Shapes['Team']

const texts = words({
  en: {
    name: 'Name',
    lead: 'Lead',
    led: (name: string) => `Led by ${name}`,
    nobody: 'Nobody leads it',
    add: (team: string) => `Add somebody to ${team}`,
    placeholder: 'Add somebody',
    out: (name: string, team: string) => `Take ${name} out of ${team}`,
    stop: 'Take out of use',
    start: 'Use again',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    name: 'Naam',
    lead: 'Teamleider',
    led: (name: string) => `Geleid door ${name}`,
    nobody: 'Geen teamleider',
    add: (team: string) => `Iemand toevoegen aan ${team}`,
    placeholder: 'Iemand toevoegen',
    out: (name: string, team: string) => `${name} uit ${team} halen`,
    stop: 'Niet meer gebruiken',
    start: 'Weer gebruiken',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function TeamRow({ team, canEdit }: { team: Team; canEdit: boolean }) {
  const said = useWords(texts)
  const { id, name, lead_employee_id, lead_employee_name, members, is_active } = team
  const patch = usePatch('/hrm/team')
  const refresh = useRefresh()
  const remove = useDelete('/hrm/team')
  const save = (body: Shapes['TeamUpdate']) => patch.mutateAsync({ id, body })
  const setMembers = (next: Team['members']) => {
    const kept = next.map(({ employee_id, since }) => ({ employee_id, ...(since ? { since } : {}) }))
    void save({ members: kept as Team['members'] })
      .then(() => refresh('/hrm/team', '/hrm/employee'))
      .catch(showProblem)
  }
  const lead = <span className={classes.lead}>{lead_employee_name ? said.led(lead_employee_name) : said.nobody}</span>
  return (
    <li data-faint={!is_active || undefined}>
      <div className={classes.about}>
        {canEdit ? (
          <EditValue label={said.name} valued={{}} value={name} save={(next) => save({ name: String(next ?? '') })}>
            <span className={classes.name}>{name}</span>
          </EditValue>
        ) : (
          <div className={classes.name}>{name}</div>
        )}
        {canEdit ? (
          <EditValue
            label={said.lead}
            valued={{ kind: 'record', of: 'employee' }}
            value={lead_employee_id}
            name={lead_employee_name}
            save={async (next) => {
              await save({ lead_employee_id: next as string | null })
              await refresh('/hrm/team')
            }}
          >
            {lead}
          </EditValue>
        ) : (
          lead
        )}
      </div>
      <div className={classes.members}>
        {members.map((member) => (
          <span key={member.employee_id} className={classes.member}>
            <Link to="/people/$id" params={{ id: member.employee_id }}>
              {member.employee_name}
            </Link>
            {canEdit && (
              <CloseButton
                size="sm"
                aria-label={said.out(member.employee_name, name)}
                onClick={() => setMembers(members.filter((one) => one !== member))}
              />
            )}
          </span>
        ))}
        {canEdit && (
          <RecordSelect
            of="employee"
            size="xs"
            w={170}
            aria-label={said.add(name)}
            placeholder={said.placeholder}
            value={null}
            onChange={(employee_id, employee_name) => {
              if (!employee_id || members.some((one) => one.employee_id === employee_id)) return
              setMembers([...members, { employee_id, employee_name: employee_name ?? '', since: '' }])
            }}
          />
        )}
      </div>
      {canEdit && (
        <MoreMenu
          actions={[
            {
              label: is_active ? said.stop : said.start,
              icon: is_active ? 'pause' : 'play',
              run: () => void save({ is_active: !is_active }).catch(showProblem),
            },
            { label: said.remove, icon: 'trash', run: () => remove(id, said.removed(name)) },
          ]}
        />
      )}
    </li>
  )
}
