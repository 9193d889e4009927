import { ActionIcon, Badge, Button, Group, Menu, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { api, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './keys.module.css'
import { scopesText } from './scopes.ts'

const texts = words({
  en: {
    of: (name: string) => `of ${name}`,
    never: 'Never used',
    used: (ago: string) => `Used ${ago}`,
    ends: (day: string) => `Works until ${day}`,
    endless: 'Works until revoked',
    expired: 'Expired',
    revoked: (day: string) => `Revoked ${day}`,
    more: (name: string) => `More for the key ${name}`,
    requests: 'Its requests',
    replace: 'Make a replacement',
    revoke: 'Revoke',
    ask: (name: string) => `Revoke the key ${name}?`,
    why: 'Its next request is refused. This cannot be undone: whoever found the key must not get it back by an Undo of yours. Put a new key in its place first.',
    act: 'Revoke the key',
  },
  nl: {
    of: (name: string) => `van ${name}`,
    never: 'Nooit gebruikt',
    used: (ago: string) => `${ago} gebruikt`,
    ends: (day: string) => `Werkt tot ${day}`,
    endless: 'Werkt tot je hem intrekt',
    expired: 'Verlopen',
    revoked: (day: string) => `Ingetrokken ${day}`,
    more: (name: string) => `Meer voor de sleutel ${name}`,
    requests: 'Verzoeken ermee',
    replace: 'Vervanger maken',
    revoke: 'Intrekken',
    ask: (name: string) => `De sleutel ${name} intrekken?`,
    why: 'Het volgende verzoek ermee wordt geweigerd. Dit kun je niet ongedaan maken: wie de sleutel vond mag hem niet door een klik van jou terugkrijgen. Zet eerst een nieuwe sleutel op zijn plaats.',
    act: 'Sleutel intrekken',
  },
})

interface KeyRowProps {
  readonly apiKey: Shapes['ApiKey']
  replace(key: Shapes['ApiKey']): void
}

export function KeyRow({ apiKey, replace }: KeyRowProps) {
  const { id, name, last_four, scopes, status, user_id, user_name, last_used_at, expires_at, revoked_at } = apiKey
  const said = useWords(texts)
  const { language } = useLanguage()
  const { ago, instant, day } = useFormats()
  const me = useSession().user.id
  const refresh = useRefresh()
  const { ask, dialog } = useConfirm()
  const revoke = api.useMutation('post', '/settings/apikey/{id}/revoke', {
    onSuccess: () => refresh('/settings/apikey'),
  })
  const onRevoke = async () => {
    if (await ask({ title: said.ask(name), text: said.why, act: said.act })) revoke.mutate({ params: { path: { id } } })
  }
  const end = revoked_at
    ? said.revoked(instant(revoked_at))
    : expires_at
      ? said.ends(day(expires_at.slice(0, 10)))
      : said.endless
  return (
    <li className={classes.key} data-faint={status !== 'active' || undefined}>
      <div className={classes.what}>
        <Group gap={8}>
          <Text fw={600} className="breakable">
            {name}
          </Text>
          <span className={classes.tail}>…{last_four}</span>
          {status === 'expired' && (
            <Badge size="sm" color="red">
              {said.expired}
            </Badge>
          )}
        </Group>
        <Text size="sm" className="pretty">
          {scopesText(scopes, language)}
        </Text>
        <Text size="xs" c="dimmed">
          {[
            last_used_at ? said.used(ago(last_used_at)) : said.never,
            end,
            ...(user_id !== me && user_name ? [said.of(user_name)] : []),
          ].join(' · ')}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {status !== 'revoked' && (
          <Button size="compact-sm" variant="default" loading={revoke.isPending} onClick={() => void onRevoke()}>
            {said.revoke}
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={said.more(name)}>
              <Icon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<Icon name="clock" size={16} />}
              renderRoot={(props) => <Link to="/settings/api/requests" search={{ api_key_id: id }} {...props} />}
            >
              {said.requests}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="repeat" size={16} />} onClick={() => replace(apiKey)}>
              {said.replace}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {dialog}
    </li>
  )
}
