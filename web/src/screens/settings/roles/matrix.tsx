import { Checkbox, Group, Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { RIGHT_GROUPS, type RightWords } from '../../../words/rights.ts'
import { RoleMenu } from './role-menu.tsx'
import { isOwnerRole, useRoleName } from './role-names.ts'
import classes from './roles.module.css'
import type { RolesShown } from './roles.tsx'
import type { Role } from './use-roles.ts'

const texts = words({
  en: {
    title: 'What each role may',
    right: 'Right',
    users: (n: number) => (n === 1 ? '1 user' : `${n} users`),
    fixed: 'Has every right and stays as it is',
    yes: 'Yes',
    no: 'No',
  },
  nl: {
    title: 'Wat elke rol mag',
    right: 'Recht',
    users: (n: number) => (n === 1 ? '1 gebruiker' : `${n} gebruikers`),
    fixed: 'Heeft elk recht en blijft zoals hij is',
    yes: 'Ja',
    no: 'Nee',
  },
})

export function Matrix({ roles, rights, copy, rename }: RolesShown) {
  const said = useWords(texts)
  const { language } = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many roles must be scrollable with the keyboard
    <section className={classes.frame} tabIndex={0} aria-label={said.title}>
      <table className={classes.matrix} aria-busy={rights.isSaving} onKeyDown={moveTick}>
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <RoleHead role={role} copy={copy} rename={rename} />
              </th>
            ))}
          </tr>
        </thead>
        {RIGHT_GROUPS.map(({ name, rights: ofGroup }) => (
          <tbody key={name.en}>
            <tr className={classes.group}>
              <th colSpan={roles.length + 1} scope="rowgroup">
                {name[language]}
              </th>
            </tr>
            {ofGroup.map((one) => (
              <tr key={one.right}>
                <th scope="row">
                  {one.name[language]}
                  <span className={classes.means}>{one.means[language]}</span>
                </th>
                {roles.map((role) => (
                  <td key={role.id}>
                    <Tick role={role} one={one} group={name[language]} rights={rights} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function RoleHead({ role, copy, rename }: { role: Role } & Pick<RolesShown, 'copy' | 'rename'>) {
  const said = useWords(texts)
  const name = useRoleName()(role)
  return (
    <>
      <Group gap={2} justify="center" wrap="nowrap" mih={22}>
        {isOwnerRole(role) && (
          <Tooltip label={said.fixed}>
            <span className="quiet">
              <Icon name="lock" size={14} />
            </span>
          </Tooltip>
        )}
        <RoleMenu role={role} copy={copy} rename={rename} />
      </Group>
      <span className={classes.name}>{name}</span>
      <Link to="/settings/users" search={{ role_id: role.id }} className={classes.count}>
        {said.users(role.user_count)}
      </Link>
    </>
  )
}

interface TickProps {
  readonly role: Role
  readonly one: RightWords
  readonly group: string
  readonly rights: RolesShown['rights']
}

function Tick({ role, one, group, rights }: TickProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const name = useRoleName()(role)
  const isGiven = rights.rightsOf(role).includes(one.right)
  if (isOwnerRole(role))
    return (
      <span className={classes.has} role="img" aria-label={isGiven ? said.yes : said.no}>
        {isGiven ? <Icon name="check" size={16} /> : '·'}
      </span>
    )
  return (
    <Checkbox
      size="xs"
      w="fit-content"
      aria-label={`${name}, ${group}: ${one.name[language]}`}
      checked={isGiven}
      onChange={(event) => rights.toggle(role, one.right, event.target.checked)}
    />
  )
}

// Up and down go through the rights of a role, left and right to the next role that can be changed.
function moveTick(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as HTMLElement).closest('td')
  if (!cell || !(event.target instanceof HTMLInputElement)) return
  const rows = [...event.currentTarget.querySelectorAll('tr')].filter((row) => row.querySelector('input'))
  const row = rows.indexOf(cell.parentElement as HTMLTableRowElement)
  const ticksOf = (at: number) => [...(rows[at]?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  const column = ticksOf(row).indexOf(event.target)
  const next = {
    ArrowUp: ticksOf(row - 1)[column],
    ArrowDown: ticksOf(row + 1)[column],
    ArrowLeft: ticksOf(row)[column - 1],
    ArrowRight: ticksOf(row)[column + 1],
  }[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
