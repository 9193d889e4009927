// Who may enter: each with a role, invited by a link, kept out by a switch.
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { useRecords } from '../../../api/records.ts'
import type { Filter } from '../../../ui/column.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { useMaking } from '../../../ui/making.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { FilterMenu } from '../../../ui/record-list-filter.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { ListSkeleton } from '../../../ui/record-list-table.tsx'
import { useWords, words } from '../../../words/language.tsx'
import barClasses from '../api/log.module.css'
import { useRoleName } from '../roles/role-names.ts'
import { useRoles } from '../roles/use-roles.ts'
import { Invite } from './invite.tsx'
import { LinkShown } from './link-shown.tsx'
import { UserRow } from './user-row.tsx'
import classes from './users.module.css'

const texts = words({
  en: {
    title: 'Users',
    lead: 'Everybody who may enter, and with which role.',
    invite: 'Invite',
    none: 'Nobody found',
    noneText: 'Take a filter away, or invite somebody.',
  },
  nl: {
    title: 'Gebruikers',
    lead: 'Iedereen die naar binnen mag, en met welke rol.',
    invite: 'Uitnodigen',
    none: 'Niemand gevonden',
    noneText: 'Haal een filter weg of nodig iemand uit.',
  },
})

const ROWS = 100
const ACTIVE: Filter<'/settings/user'> = {
  key: 'is_active',
  head: words({ en: 'May enter', nl: 'Toegang' }),
  options: [
    { value: 'true', label: { en: 'Yes', nl: 'Ja' } },
    { value: 'false', label: { en: 'No', nl: 'Nee' } },
  ],
}

export function Users() {
  const said = useWords(texts)
  const { search, change } = useListSearch()
  const nameOf = useRoleName()
  const roles = useRoles() ?? []
  const [isMaking, { open, close }] = useMaking()
  const [linked, setLinked] = useState<Shapes['UserWithLink']>()
  const { role_id, is_active, offset = 0 } = search
  const asked = { ...(role_id ? { role_id: String(role_id) } : {}), ...(is_active === undefined ? {} : { is_active }) }
  const query = { ...asked, sort: 'name', limit: ROWS, offset } as { is_active?: boolean }
  const { data, error, refetch, isFetching } = useRecords('/settings/user', query)
  const byRole: Filter<'/settings/user'> = {
    key: 'role_id',
    head: words({ en: 'Role', nl: 'Rol' }),
    options: roles.map((role) => ({ value: role.id, label: nameOf(role) })),
  }
  return (
    <Page title={said.title} lead={said.lead} actions={<Button onClick={open}>{said.invite}</Button>}>
      <Stack gap="sm">
        <div className={barClasses.bar}>
          {[byRole, ACTIVE].map((filter) => (
            <FilterMenu
              key={filter.key}
              filter={filter}
              value={search[filter.key]}
              onChange={(value) => change({ [filter.key]: value })}
            />
          ))}
        </div>
        {error ? (
          <ProblemView error={error} retry={refetch} isTrying={isFetching} />
        ) : !data ? (
          <ListSkeleton isPhone={false} />
        ) : data.data.length === 0 ? (
          <Empty icon="person" title={said.none} text={said.noneText} />
        ) : (
          <ul className={classes.users} aria-label={said.title}>
            {data.data.map((user) => (
              <UserRow key={user.id} user={user} roles={roles} onLink={setLinked} />
            ))}
          </ul>
        )}
        {data && <Pager meta={data.meta} onMove={(to) => change({ offset: to || undefined })} />}
      </Stack>
      {isMaking && (
        <Invite
          onClose={close}
          onMade={(user) => {
            close()
            setLinked(user)
          }}
        />
      )}
      {linked && <LinkShown user={linked} onClose={() => setLinked(undefined)} />}
    </Page>
  )
}
