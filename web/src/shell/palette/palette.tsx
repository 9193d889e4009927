// One line for everything: go to a screen, find a record, begin something.
import { Loader, Modal, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import { Keys } from '../keys-mark.tsx'
import { useBookings } from './bookings.ts'
import { useBeginnings, useHourCommands, usePlacesToGo, useShellCommands } from './commands.ts'
import { type Entry, matching } from './entry.ts'
import { useFound } from './found.ts'
import { useRecent } from './recent.ts'
import './palette.css'

const texts = words({
  en: {
    title: 'Search, go and act',
    hint: 'Type a name, a screen, or “2h acme design”',
    recent: 'Opened lately',
    hours: 'Hours',
    found: 'Found',
    go: 'Go to',
    begin: 'Do',
    more: 'Settings of the screen',
    nothing: 'Nothing is called that. Try part of a name or a number.',
    busy: 'Searching…',
  },
  nl: {
    title: 'Zoeken, gaan en doen',
    hint: 'Typ een naam, een scherm, of “2u acme ontwerp”',
    recent: 'Laatst geopend',
    hours: 'Uren',
    found: 'Gevonden',
    go: 'Ga naar',
    begin: 'Doen',
    more: 'Instellingen van het scherm',
    nothing: 'Niets heet zo. Probeer een deel van een naam of een nummer.',
    busy: 'Zoeken…',
  },
})

const WAIT_MS = 120

export function Palette({ close }: { close: () => void }) {
  const { title } = useWords(texts)
  return (
    <Modal.Root opened onClose={close} size="lg" yOffset="12vh" transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body p={0}>
          <Lines close={close} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Lines({ close }: { close: () => void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [asked] = useDebouncedValue(typed, WAIT_MS)
  const list = useRef<HTMLDivElement>(null)
  const said = useWords(texts)
  const { found, isBusy } = useFound(asked)
  const bookings = useBookings(typed, asked)
  const recent = useRecent()
  const hours = { name: said.hours, entries: bookings.entries }
  const groups = [
    ...(bookings.isMeant ? [hours] : []),
    { name: said.recent, entries: typed.trim() ? [] : recent },
    { name: said.go, entries: matching(usePlacesToGo(), typed) },
    { name: said.begin, entries: matching([...useBeginnings(), ...useHourCommands()], typed) },
    { name: said.found, entries: found },
    ...(bookings.isMeant ? [] : [hours]),
    { name: said.more, entries: matching(useShellCommands(), typed) },
  ].filter(({ entries }) => entries.length > 0)
  const all = groups.flatMap(({ entries }) => entries)
  const marked = all[at] ?? all[0]

  useEffect(() => {
    if (marked) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  function choose(entry: Entry | undefined) {
    if (!entry) return
    close()
    void entry.act()
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((Math.min(at, all.length - 1) + step + all.length) % Math.max(1, all.length))
    if (event.key === 'Enter') choose(marked)
    if (step || event.key === 'Enter') event.preventDefault()
  }

  return (
    <>
      <input
        className="palette-field"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
        placeholder={said.hint}
        role="combobox"
        aria-label={said.title}
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={marked ? lineId(marked) : undefined}
        aria-autocomplete="list"
        data-autofocus
        autoComplete="off"
        spellCheck={false}
      />
      <div ref={list} id="palette-list" role="listbox" aria-label={said.title} className="palette-list">
        {groups.map(({ name, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list to choose from
          <div key={name} role="group" aria-label={name}>
            <div className="palette-group" aria-hidden>
              {name}
            </div>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} isMarked={entry === marked} onChoose={() => choose(entry)} />
            ))}
          </div>
        ))}
      </div>
      <Text c="dimmed" className={all.length === 0 ? 'palette-nothing' : ''} role="status">
        {all.length > 0 ? '' : isBusy || asked !== typed ? said.busy : said.nothing}
      </Text>
      {isBusy && all.length > 0 && <Loader size="xs" className="palette-busy" aria-hidden />}
    </>
  )
}

interface LineProps {
  readonly entry: Entry
  readonly isMarked: boolean
  readonly onChoose: () => void
}

// The field keeps the focus; the line says only which one Enter takes.
function Line({ entry, isMarked, onChoose }: LineProps) {
  const { label, hint, icon, keys } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div role="option" id={lineId(entry)} aria-selected={isMarked} className="palette-line" onClick={onChoose}>
      <Icon name={icon} />
      <span>{label}</span>
      {hint && <small>{hint}</small>}
      {keys && <Keys pressed={keys} />}
    </div>
  )
}

function lineId({ id }: Entry): string {
  return `palette-${id.replaceAll(/[^\w-]/g, '-')}`
}
