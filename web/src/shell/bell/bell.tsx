// What waits for me, in sight on every screen: the to-do part of the home screen, each line the way to its rows.
import { ActionIcon, Indicator, Popover, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useScreenLink } from '../../links.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import { isWaiting, MATTERS } from './matters.ts'
import './bell.css'

const texts = words({
  en: {
    title: 'Waiting for you',
    none: 'Nothing waits for you.',
    name: (count: number) => `Waiting for you: ${count}`,
  },
  nl: {
    title: 'Wacht op jou',
    none: 'Er wacht niets op je.',
    name: (count: number) => `Wacht op jou: ${count}`,
  },
})

const EVERY_MS = 300_000

export function Bell() {
  const said = useWords(texts)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...api.queryOptions('get', '/home'), refetchInterval: EVERY_MS, staleTime: 60_000 })
  const waiting = (data?.data.todo ?? []).filter(isWaiting)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      width={320}
      trapFocus
      transitionProps={{ duration: 0 }}
    >
      <Indicator
        disabled={waiting.length === 0}
        label={waiting.length}
        size={17}
        offset={5}
        color="office"
        classNames={{ indicator: 'bell-count' }}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={said.name(waiting.length)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="bell" size={20} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown className="bell" aria-label={said.title}>
        <Title order={2} size="h6">
          {said.title}
        </Title>
        {waiting.length === 0 && (
          <Text size="sm" c="dimmed" mt={4} tabIndex={-1} data-autofocus>
            {said.none}
          </Text>
        )}
        <ul className="plain-list">
          {waiting.map((entry) => (
            <Matter key={entry.kind} entry={entry} close={() => setOpen(false)} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

function Matter({ entry, close }: { entry: Shapes['HomeEntry']; close: () => void }) {
  const { text, icon, to } = MATTERS[entry.kind]
  const said = useWords(text)
  const screenOf = useScreenLink()
  const link = (to && screenOf(to, {})) || screenOf(entry.list.path, entry.list.query)
  const line = (
    <>
      <Icon name={icon} />
      <span>{said(entry.count)}</span>
      <b>{entry.count}</b>
    </>
  )
  return (
    <li>
      {link ? (
        <Link {...link} className="bell-line" onClick={close}>
          {line}
        </Link>
      ) : (
        <span className="bell-line">{line}</span>
      )}
    </li>
  )
}
