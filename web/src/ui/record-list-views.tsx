// The questions one asks again and again, each a click away; the one in sight can be kept under a name.
import { ActionIcon, Button, Group, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { ListPath } from '../api/records.ts'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'
import type { useListSearch } from './list-search.ts'
import classes from './record-list.module.css'
import { useSavedViews, type View, viewOf } from './saved-views.ts'

const texts = words({
  en: {
    views: 'Views',
    all: 'All',
    keep: 'Keep this view',
    name: 'Name',
    save: 'Keep',
    drop: (name: string) => `Forget the view ${name}`,
  },
  nl: {
    views: 'Weergaven',
    all: 'Alle',
    keep: 'Deze weergave bewaren',
    name: 'Naam',
    save: 'Bewaren',
    drop: (name: string) => `Weergave ${name} vergeten`,
  },
})

interface ViewsProps {
  readonly path: ListPath
  readonly views: readonly View[]
  readonly told: ReturnType<typeof useListSearch>
}

export function Views({ path, views, told }: ViewsProps) {
  const { search, replace } = told
  const said = useWords(texts)
  const saved = useSavedViews(path)
  const shown = [{ name: said.all, search: {} }, ...views, ...saved.views]
  const current = viewOf(shown, search)
  const isOwn = current && saved.views.includes(current)
  return (
    <nav className={classes.views} aria-label={said.views}>
      {shown.map((view) => (
        <UnstyledButton
          key={view.name}
          className={classes.view}
          aria-current={view === current}
          onClick={() => replace(view.search)}
        >
          {view.name}
        </UnstyledButton>
      ))}
      {isOwn && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={said.drop(current.name)}
          onClick={() => saved.remove(current.name)}
        >
          <Icon name="close" size={14} />
        </ActionIcon>
      )}
      {!current && <KeepView onKeep={(name) => saved.save(name, search)} />}
    </nav>
  )
}

function KeepView({ onKeep }: { onKeep(name: string): void }) {
  const said = useWords(texts)
  const [isOpen, { toggle, close }] = useDisclosure()
  const [name, setName] = useState('')
  return (
    <Popover opened={isOpen} onClose={close} onDismiss={close} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" leftSection={<Icon name="star" size={14} />} onClick={toggle} my={2}>
          {said.keep}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!name.trim()) return
            onKeep(name.trim())
            close()
          }}
        >
          <Group gap="xs" wrap="nowrap">
            <TextInput
              aria-label={said.name}
              placeholder={said.name}
              maxLength={40}
              data-autofocus
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit">{said.save}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
