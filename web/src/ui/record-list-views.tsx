// The questions one asks again and again, each a click away; the one in sight can be kept under a name.
import { ActionIcon, Button, Checkbox, Group, Popover, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { ListPath, ReportPath } from '../api/records.ts'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'
import type { useListSearch } from './list-search.ts'
import classes from './record-list.module.css'
import { type SavedView, useSavedViews, type View, viewOf } from './saved-views.ts'

const texts = words({
  en: {
    views: 'Views',
    all: 'All',
    keep: 'Keep this view',
    name: 'Name',
    save: 'Keep',
    share: 'For everybody',
    drop: (name: string) => `Forget the view ${name}`,
    dropped: (name: string) => `The view ${name} is gone`,
  },
  nl: {
    views: 'Weergaven',
    all: 'Alle',
    keep: 'Deze weergave bewaren',
    name: 'Naam',
    save: 'Bewaren',
    share: 'Voor iedereen',
    drop: (name: string) => `Weergave ${name} vergeten`,
    dropped: (name: string) => `Weergave ${name} is weg`,
  },
})

interface ViewsProps {
  readonly path: ListPath | ReportPath
  readonly views: readonly View[]
  readonly told: ReturnType<typeof useListSearch>
  /** What it is called when nothing is asked. */
  readonly all?: string
}

export function Views({ path, views, told, all }: ViewsProps) {
  const { search, replace } = told
  const said = useWords(texts)
  const saved = useSavedViews(path)
  const shown: readonly (View | SavedView)[] = [{ name: all ?? said.all, search: {} }, ...views, ...saved.views]
  const current = viewOf(shown, search)
  const own = current && 'id' in current && current.canDrop ? current : undefined
  return (
    <nav className={classes.views} aria-label={said.views}>
      {shown.map((view) => (
        <UnstyledButton
          key={'id' in view ? view.id : view.name}
          className={classes.view}
          aria-current={view === current}
          onClick={() => replace(view.search)}
        >
          {view.name}
        </UnstyledButton>
      ))}
      {own && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={said.drop(own.name)}
          onClick={() => saved.drop(own.id, said.dropped(own.name))}
        >
          <Icon name="close" size={14} />
        </ActionIcon>
      )}
      {!current && saved.canSave && <KeepView onKeep={(name, isShared) => saved.save({ name, isShared, search })} />}
    </nav>
  )
}

function KeepView({ onKeep }: { onKeep(name: string, isShared: boolean): void }) {
  const said = useWords(texts)
  const [isOpen, { toggle, close }] = useDisclosure()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
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
            onKeep(name.trim(), isShared)
            close()
          }}
        >
          <Stack gap="xs">
            <Group gap="xs" wrap="nowrap">
              <TextInput
                aria-label={said.name}
                placeholder={said.name}
                maxLength={100}
                data-autofocus
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit">{said.save}</Button>
            </Group>
            <Checkbox
              size="xs"
              label={said.share}
              checked={isShared}
              onChange={(event) => setShared(event.target.checked)}
            />
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
