// What can be done with a block, where the pointer is.
import { Menu } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import type { BoardChanges } from './board-changes.ts'
import type { Planning } from './board-data.ts'
import type { MenuPoint } from './board-grid.tsx'

const texts = words({
  en: {
    edit: 'Edit',
    split: 'Split here',
    copy: 'Again behind it',
    confirm: 'Confirm',
    doubt: 'Make tentative',
    remove: 'Delete',
  },
  nl: {
    edit: 'Wijzigen',
    split: 'Hier splitsen',
    copy: 'Kopie erachter',
    confirm: 'Bevestigen',
    doubt: 'Onder voorbehoud zetten',
    remove: 'Verwijderen',
  },
})

interface BlockMenuProps {
  readonly block: Planning
  readonly point: MenuPoint
  readonly day: string
  readonly changes: BoardChanges
  onOpen(block: Planning): void
  onCopy(block: Planning): void
  close(): void
}

export function BlockMenu({ block, point, day, changes, onOpen, onCopy, close }: BlockMenuProps) {
  const said = useWords(texts)
  const isTentative = block.status === 'tentative'
  return (
    <Menu opened onClose={close} position="bottom-start" withinPortal returnFocus>
      <Menu.Target>
        <div style={{ position: 'fixed', left: point.x, top: point.y }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={() => onOpen(block)}>
          {said.edit}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="columns" size={16} />} onClick={() => void changes.split(block, day)}>
          {said.split}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="copy" size={16} />} onClick={() => onCopy(block)}>
          {said.copy}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name={isTentative ? 'check' : 'help'} size={16} />}
          onClick={() => void changes.toggle(block)}
        >
          {isTentative ? said.confirm : said.doubt}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Icon name="trash" size={16} />} onClick={() => void changes.remove(block)}>
          {said.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
