// One user: who, with which role, when last seen, and what can be done.
import { ActionIcon, Badge, Group, Menu, Select, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { api, type Shapes } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { usePatch, useRefresh } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useUndoOffer } from '../../../ui/undo.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import { useRoleName } from '../roles/role-names.ts'
import type { Role } from '../roles/use-roles.ts'
import classes from './users.module.css'

const texts = words({
  en: {
    role: (name: string) => `Role of ${name}`,
    you: 'you',
    out: 'May not enter',
    never: 'Never signed in',
    seen: (ago: string) => `Signed in ${ago}`,
    code: 'Second factor',
    more: (name: string) => `More for ${name}`,
    link: 'New sign-in link',
    reset: 'Reset the second factor',
    resetAsk: (name: string) => `Reset the second factor of ${name}?`,
    resetText:
      'The next sign-in asks for no code, and the connected app stops working for good. Only do this when you are sure that it is really this person who asks: a mail tells about it.',
    resetDone: (name: string) => `${name} signs in without a code and can connect an app again.`,
    close: 'Keep out',
    closed: (name: string) => `${name} may not enter any more`,
    open: 'Let in again',
  },
  nl: {
    role: (name: string) => `Rol van ${name}`,
    you: 'jij',
    out: 'Geen toegang',
    never: 'Nog nooit aangemeld',
    seen: (ago: string) => `Aangemeld ${ago}`,
    code: 'Tweede factor',
    more: (name: string) => `Meer voor ${name}`,
    link: 'Nieuwe aanmeldlink',
    reset: 'Tweede factor herstellen',
    resetAsk: (name: string) => `Tweede factor van ${name} herstellen?`,
    resetText:
      'De volgende keer aanmelden vraagt geen code, en de gekoppelde app werkt dan definitief niet meer. Doe dit alleen als je zeker weet dat deze persoon het zelf vraagt: er gaat een mail over uit.',
    resetDone: (name: string) => `${name} logt in zonder code en kan weer een app koppelen.`,
    close: 'Toegang ontnemen',
    closed: (name: string) => `${name} heeft geen toegang meer`,
    open: 'Weer toegang geven',
  },
})

interface UserRowProps {
  readonly user: Shapes['User']
  readonly roles: readonly Role[]
  onLink(user: Shapes['UserWithLink']): void
}

export function UserRow({ user, roles, onLink }: UserRowProps) {
  const said = useWords(texts)
  const { ago } = useFormats()
  const nameOf = useRoleName()
  const me = useSession().user
  const refresh = useRefresh()
  const offerUndo = useUndoOffer()
  const patch = usePatch('/settings/user')
  const change = (body: Shapes['UserUpdate']) =>
    patch.mutateAsync({ id: user.id, body }).then(
      () => void refresh('/settings/user', '/settings/role'),
      (error: unknown) => {
        showProblem(error)
        throw error
      },
    )
  const { id, name, email, role_id, is_active, last_sign_in_at, has_totp } = user
  const options = roles.map((role) => ({ value: role.id, label: nameOf(role) }))

  async function keepOut() {
    const isDone = await change({ is_active: false }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    offerUndo({ said: said.closed(name), undo: () => void change({ is_active: true }).catch(() => {}) })
  }

  return (
    <li className={classes.user} data-faint={!is_active || undefined}>
      <div className={classes.who}>
        <Group gap={6}>
          <Text fw={600} className="breakable">
            {name}
          </Text>
          {id === me.id && <Mark>{said.you}</Mark>}
          {has_totp && <Mark>{said.code}</Mark>}
          {!is_active && <Mark isWarning>{said.out}</Mark>}
        </Group>
        <Text size="sm" c="dimmed" className="breakable">
          {email}
        </Text>
      </div>
      <Select
        className={classes.role!}
        size="sm"
        aria-label={said.role(name)}
        data={options}
        value={role_id}
        allowDeselect={false}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        onChange={(next) => next && next !== role_id && void change({ role_id: next }).catch(() => {})}
      />
      <span className={classes.seen}>{last_sign_in_at ? said.seen(ago(last_sign_in_at)) : said.never}</span>
      <Actions
        user={user}
        onLink={onLink}
        keepOut={() => void keepOut()}
        letIn={() => void change({ is_active: true }).catch(() => {})}
      />
    </li>
  )
}

interface ActionsProps extends Pick<UserRowProps, 'user' | 'onLink'> {
  keepOut(): void
  letIn(): void
}

function Actions({ user, onLink, keepOut, letIn }: ActionsProps) {
  const said = useWords(texts)
  const { ask, dialog } = useConfirm()
  const refresh = useRefresh()
  const params = { path: { id: user.id } }
  const link = api.useMutation('post', '/settings/user/{id}/signinlink', { onSuccess: ({ data }) => onLink(data) })
  const reset = api.useMutation('post', '/settings/user/{id}/resettotp', {
    onSuccess: () => {
      notifications.show({ message: said.resetDone(user.name) })
      return refresh('/settings/user')
    },
  })
  const onReset = async () => {
    if (await ask({ title: said.resetAsk(user.name), text: said.resetText, act: said.reset })) reset.mutate({ params })
  }
  return (
    <div className={classes.menu}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={said.more(user.name)}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {user.is_active && (
            <Menu.Item leftSection={<Icon name="key" size={16} />} onClick={() => link.mutate({ params })}>
              {said.link}
            </Menu.Item>
          )}
          {user.has_totp && (
            <Menu.Item leftSection={<Icon name="lock" size={16} />} onClick={() => void onReset()}>
              {said.reset}
            </Menu.Item>
          )}
          {user.is_active ? (
            <Menu.Item leftSection={<Icon name="leave" size={16} />} onClick={keepOut}>
              {said.close}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<Icon name="check" size={16} />} onClick={letIn}>
              {said.open}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </div>
  )
}

function Mark({ children, isWarning = false }: { children: string; isWarning?: boolean }) {
  return (
    <Badge size="sm" color={isWarning ? 'red' : 'gray'}>
      {children}
    </Badge>
  )
}
