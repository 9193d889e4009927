// What each role may: roles in columns, rights in rows, a tick where they meet. On a phone one role at a time.
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { useMaking } from '../../../ui/making.ts'
import { Page } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/record-list-table.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { useIsPhone } from '../settings-frame.tsx'
import { Matrix } from './matrix.tsx'
import { RoleCreate, RoleRename } from './role-form.tsx'
import { RoleRights } from './role-rights.tsx'
import { useRights } from './use-rights.ts'
import { type Role, useRoles } from './use-roles.ts'

const texts = words({
  en: {
    title: 'Roles',
    lead: 'A role is what somebody may see and do. Everybody has one; changes count from the next click on.',
    fixed: 'The owner always has every right: that role stays as it is. A copy of it can be changed like the others.',
    make: 'New role',
    none: 'No roles',
  },
  nl: {
    title: 'Rollen',
    lead: 'Een rol is wat iemand mag zien en doen. Iedereen heeft er een; wijzigingen gelden vanaf de volgende klik.',
    fixed:
      'De eigenaar heeft altijd elk recht: die rol blijft zoals hij is. Een kopie ervan wijzig je net als de andere rollen.',
    make: 'Nieuwe rol',
    none: 'Geen rollen',
  },
})

export interface RolesShown {
  readonly roles: readonly Role[]
  readonly rights: ReturnType<typeof useRights>
  copy(role: Role): void
  rename(role: Role): void
}

export function Roles() {
  const said = useWords(texts)
  const roles = useRoles()
  const rights = useRights()
  const isPhone = useIsPhone()
  const [isMaking, { open, close }] = useMaking()
  const [like, setLike] = useState<Role>()
  const [renamed, setRenamed] = useState<Role>()
  const copy = (role: Role) => {
    setLike(role)
    open()
  }
  const make = (
    <Button
      onClick={() => {
        setLike(undefined)
        open()
      }}
    >
      {said.make}
    </Button>
  )
  const shown = roles && { roles, rights, copy, rename: setRenamed }
  return (
    <Page title={said.title} lead={said.lead} actions={make}>
      {!shown ? (
        <ListSkeleton isPhone={false} />
      ) : shown.roles.length === 0 ? (
        <Empty icon="lock" title={said.none} action={make} />
      ) : isPhone ? (
        <RoleRights {...shown} />
      ) : (
        <Matrix {...shown} />
      )}
      <Text size="sm" c="dimmed" maw={640} className="pretty">
        {said.fixed}
      </Text>
      {isMaking && roles && <RoleCreate roles={roles} like={like} onClose={close} />}
      {renamed && <RoleRename role={renamed} onClose={() => setRenamed(undefined)} />}
    </Page>
  )
}
