// Who works where: the persons of an organization, or the organizations of a person. One can be added by typing a name.

import { ActionIcon, Badge, Button, Group, Stack, Text, TextInput, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllRecords } from '../../api/all-records.ts'
import { api, type Shapes } from '../../api/api.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { EditValue } from '../../ui/edit-value.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { Section } from '../../ui/section.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './contact-roles.module.css'

type Role = Shapes['ContactRole']

const texts = words({
  en: {
    organization: { title: 'Contacts', none: 'Nobody is known here yet.', who: 'Person' },
    person: { title: 'Works at', none: 'Not at an organization yet.', who: 'Organization' },
    add: 'Add',
    role: 'Role',
    primary: 'First contact',
    invoice: 'Invoices',
    makePrimary: 'Make first contact',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed here`,
  },
  nl: {
    organization: { title: 'Contactpersonen', none: 'Hier is nog niemand bekend.', who: 'Persoon' },
    person: { title: 'Werkt bij', none: 'Nog niet bij een organisatie.', who: 'Organisatie' },
    add: 'Toevoegen',
    role: 'Rol',
    primary: 'Eerste contact',
    invoice: 'Facturen',
    makePrimary: 'Eerste contact maken',
    remove: (name: string) => `${name} weghalen`,
    removed: (name: string) => `${name} is hier weggehaald`,
  },
})

interface ContactRolesProps {
  readonly of: 'organization' | 'person'
  readonly id: string
}

export function ContactRoles({ of, id }: ContactRolesProps) {
  const said = useWords(texts)
  const canEdit = useSession().can('crm:write')
  const [isAdding, { toggle, close }] = useDisclosure()
  const { data } = useAllRecords('/crm/contactrole', { [`${of}_id`]: id })
  const add = canEdit && (
    <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={toggle}>
      {said.add}
    </Button>
  )
  return (
    <Section title={said[of].title} actions={add}>
      {isAdding && <AddRole of={of} id={id} onDone={close} />}
      {data?.data.length === 0 && !isAdding && (
        <Text c="dimmed" size="sm">
          {said[of].none}
        </Text>
      )}
      <ul className={classes.roles}>
        {data?.data.map((role) => (
          <RoleRow key={role.id} of={of} role={role} canEdit={canEdit} />
        ))}
      </ul>
    </Section>
  )
}

function RoleRow({ of, role, canEdit }: { of: ContactRolesProps['of']; role: Role; canEdit: boolean }) {
  const said = useWords(texts)
  const patch = usePatch('/crm/contactrole')
  const remove = useDelete('/crm/contactrole')
  const refresh = useRefresh()
  const name = of === 'organization' ? role.person_name : role.organization_name
  const change = (body: Shapes['ContactRoleUpdate']) =>
    patch.mutateAsync({ id: role.id, body }).finally(() => refresh('/crm/organization', '/crm/person'))
  const roleText = <Text size="sm">{role.role}</Text>
  return (
    <li className={classes.role} data-faint={!role.is_active || undefined}>
      <Group gap={6}>
        <OtherLink of={of} role={role} />
        {role.is_primary && <Badge size="sm">{said.primary}</Badge>}
        {role.is_invoice_contact && (
          <Badge size="sm" color="gray">
            {said.invoice}
          </Badge>
        )}
        {canEdit && (
          <span className={classes.actions}>
            {!role.is_primary && (
              <Tooltip label={said.makePrimary}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={`${said.makePrimary}: ${name}`}
                  onClick={() => void change({ is_primary: true })}
                >
                  <Icon name="star" size={14} />
                </ActionIcon>
              </Tooltip>
            )}
            <Tooltip label={said.remove(name)}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={said.remove(name)}
                onClick={() => remove(role.id, said.removed(name))}
              >
                <Icon name="close" size={14} />
              </ActionIcon>
            </Tooltip>
          </span>
        )}
      </Group>
      {canEdit ? (
        <EditValue
          label={said.role}
          valued={{}}
          value={role.role}
          save={(value) => change({ role: value as string | null })}
        >
          {roleText}
        </EditValue>
      ) : (
        roleText
      )}
      <Text size="xs" c="dimmed">
        {role.work_email}
        {role.work_email && role.work_phone && ' · '}
        <span className="amount">{role.work_phone}</span>
      </Text>
    </li>
  )
}

function OtherLink({ of, role }: { of: ContactRolesProps['of']; role: Role }) {
  return of === 'organization' ? (
    <Link to="/crm/persons/$id" params={{ id: role.person_id }} className={classes.name}>
      {role.person_name}
    </Link>
  ) : (
    <Link to="/crm/organizations/$id" params={{ id: role.organization_id }} className={classes.name}>
      {role.organization_name}
    </Link>
  )
}

function AddRole({ of, id, onDone }: ContactRolesProps & { onDone(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const other = of === 'organization' ? 'person' : 'organization'
  const [chosen, setChosen] = useState<string | null>(null)
  const [role, setRole] = useState('')
  const { mutate, isPending } = api.useMutation('post', '/crm/contactrole', {
    onSuccess: () => {
      onDone()
      return refresh('/crm/contactrole', '/crm/organization', '/crm/person')
    },
  })
  const ids =
    of === 'organization' ? { organization_id: id, person_id: chosen! } : { person_id: id, organization_id: chosen! }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) mutate({ body: { ...ids, role: role.trim() || null } })
      }}
    >
      <Stack gap="xs" mb="sm">
        <RecordSelect of={other} label={said[of].who} size="xs" autoFocus value={chosen} onChange={setChosen} />
        <Group gap="xs" align="end" wrap="nowrap">
          <TextInput
            label={said.role}
            size="xs"
            flex={1}
            value={role}
            onChange={(event) => setRole(event.target.value)}
          />
          <Button type="submit" size="xs" loading={isPending} disabled={!chosen}>
            {said.add}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
