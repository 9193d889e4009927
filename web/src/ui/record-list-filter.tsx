// One filter: a quiet button that names it, and once chosen says what it keeps.
import { Button, CloseButton, Group, Menu, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ListPath } from '../api/records.ts'
import { useFormats } from '../words/formats.ts'
import { type Language, useLanguage, useWords, words } from '../words/language.tsx'
import type { Filter } from './column.ts'
import { DateInput } from './date-input.tsx'
import { Icon } from './icon.tsx'
import { isShortKind, type RecordKind, useChoices, useNames } from './record-kinds.ts'
import { RecordSelect } from './record-select.tsx'
import { labelOf, type Option, optionLabel } from './value.ts'

const texts = words({
  en: { clear: (name: string) => `Take away the filter ${name}`, none: 'none' },
  nl: { clear: (name: string) => `Filter ${name} weghalen`, none: 'geen' },
})

type Kept = string | number | boolean | undefined

interface FilterMenuProps<P extends ListPath> {
  readonly filter: Filter<P>
  readonly value: Kept
  onChange(value: Kept): void
}

export function FilterMenu<P extends ListPath>({ filter, value, onChange }: FilterMenuProps<P>) {
  const { language } = useLanguage()
  const { clear } = useWords(texts)
  const [isOpen, { toggle, close }] = useDisclosure()
  const name = filter.head[language]
  const options = useOptions(filter, isOpen)
  const choose = (next: Kept) => {
    onChange(next)
    close()
  }
  const button = (
    <Button
      variant={value === undefined ? 'default' : 'light'}
      size="sm"
      fw={500}
      px="sm"
      rightSection={value === undefined ? <Icon name="down" size={14} /> : null}
      onClick={toggle}
      aria-haspopup="true"
      aria-expanded={isOpen}
    >
      {name}
      {value !== undefined && <KeptText filter={filter} value={value} />}
    </Button>
  )
  return (
    <Group gap={0} wrap="nowrap">
      {options ? (
        <Menu opened={isOpen} onClose={close} position="bottom-start">
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            {options.map((option) => (
              <Menu.Item key={option.value} onClick={() => choose(option.value)}>
                {labelOf(option.label, language)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Popover opened={isOpen} onClose={close} onDismiss={close} position="bottom-start" trapFocus>
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown p="xs">
            {filter.of ? (
              <RecordSelect
                of={filter.of}
                aria-label={name}
                data-autofocus
                value={value === undefined || value === NONE ? null : String(value)}
                onChange={(id) => choose(id ?? undefined)}
                comboboxProps={{ withinPortal: false }}
                w={240}
              />
            ) : (
              <DateInput
                aria-label={name}
                data-autofocus
                value={value === undefined ? null : String(value)}
                onChange={(day) => choose(day ?? undefined)}
                popoverProps={{ withinPortal: false }}
              />
            )}
          </Popover.Dropdown>
        </Popover>
      )}
      {value !== undefined && <CloseButton size="sm" aria-label={clear(name)} onClick={() => onChange(undefined)} />}
    </Group>
  )
}

// The few there are can be shown at once; others are found by typing.
function useOptions<P extends ListPath>({ options, of }: Filter<P>, isOpen: boolean): readonly Option[] | undefined {
  const isShort = of !== undefined && isShortKind(of)
  const choices = useChoices(of ?? 'relationType', '', {}, isShort && isOpen)
  return options ?? (isShort ? choices : undefined)
}

function KeptText<P extends ListPath>({ filter, value }: { filter: Filter<P>; value: NonNullable<Kept> }) {
  const { language } = useLanguage()
  const { day } = useFormats()
  return (
    <>
      :&nbsp;
      {filter.of ? (
        <KeptName of={filter.of} id={String(value)} />
      ) : filter.options ? (
        optionsText(filter.options, String(value), language)
      ) : (
        day(String(value))
      )}
    </>
  )
}

// A figure may lead to several of them at once.
function optionsText(options: readonly Option[], value: string, language: Language): string {
  return value
    .split(',')
    .map((one) => optionLabel(options, one, language))
    .join(', ')
}

function KeptName({ of, id }: { of: RecordKind; id: string }) {
  const { none } = useWords(texts)
  const names = useNames(of, id === NONE ? [] : [id])
  return id === NONE ? none : (names.get(id) ?? '…')
}

/** What the service calls a record that is not there. */
const NONE = 'null'
