// What can be done to the chosen rows at once. It shows at once and can be taken back.
import { Button, CloseButton, Group, Popover, Select, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf, showSeen } from '../api/problems.ts'
import {
  exportAddress,
  type ListPath,
  type PatchOf,
  patchRecord,
  type RowOf,
  showChange,
  useRefresh,
} from '../api/records.ts'
import { useFormats } from '../words/formats.ts'
import { type Both, useLanguage, useWords, words } from '../words/language.tsx'
import type { Column } from './column.ts'
import classes from './record-list.module.css'
import type { BulkAct, BulkChange } from './record-list.tsx'
import { useUndo } from './undo.tsx'
import { isEmpty, settledText } from './value.ts'
import { ValueInput } from './value-input.tsx'

const texts = words({
  en: {
    chosen: (n: number) => `${n} chosen`,
    done: (n: number, what: string) => `${what}: ${n} ${n === 1 ? 'row' : 'rows'}`,
    refused: (n: number, all: number) => `${n} of ${all} could not be changed`,
    change: 'Change a field',
    field: 'Field',
    value: 'Becomes',
    apply: (n: number) => (n === 1 ? 'Change 1 row' : `Change ${n} rows`),
    empty: (n: number) => (n === 1 ? 'Make it empty in 1 row' : `Make it empty in ${n} rows`),
    csv: 'CSV',
    clear: 'Choose none',
  },
  nl: {
    chosen: (n: number) => `${n} gekozen`,
    done: (n: number, what: string) => `${what}: ${n} ${n === 1 ? 'rij' : 'rijen'}`,
    refused: (n: number, all: number) => `${n} van de ${all} konden niet gewijzigd worden`,
    change: 'Veld wijzigen',
    field: 'Veld',
    value: 'Wordt',
    apply: (n: number) => (n === 1 ? '1 rij wijzigen' : `${n} rijen wijzigen`),
    empty: (n: number) => (n === 1 ? 'In 1 rij leegmaken' : `In ${n} rijen leegmaken`),
    csv: 'CSV',
    clear: 'Geen kiezen',
  },
})

interface BulkBarProps<P extends ListPath> {
  readonly path: P
  readonly columns: readonly Column<P>[]
  readonly canEdit: boolean
  readonly changes: readonly (BulkChange<P> | BulkAct<P>)[]
  readonly rows: readonly RowOf<P>[]
  onDone(): void
}

/** As many as the service finds by their ids. */
const MOST_IDS = 100

export function BulkBar<P extends ListPath>({ path, columns, canEdit, changes, rows, onDone }: BulkBarProps<P>) {
  const cache = useQueryClient()
  const undoable = useUndo()
  const refresh = useRefresh()
  const { language } = useLanguage()
  const { decimal } = useFormats()
  const said = useWords(texts)
  const editable = canEdit ? columns.filter(({ edit }) => edit) : []
  const ids = { ids: rows.map(({ id }) => id).join(',') }

  function take(one: BulkChange<P> | BulkAct<P>) {
    if ('body' in one) return change(one.label, one.body)
    one.run(rows, onDone)
    if (!one.isAsking) onDone()
  }

  function change(label: Both<string>, body: PatchOf<P>) {
    const show = () => {
      const undos = rows.map(({ id }) => showChange(cache, path, id, body as object))
      return () => {
        for (const undo of undos.reverse()) undo()
      }
    }
    const send = async (init: { readonly keepalive: true }) => {
      const refused: unknown[] = []
      for (const { id } of rows) await patchRecord(path, { id, body }, init).catch((error) => refused.push(error))
      void refresh(path)
      if (refused.length > 0) tellRefused(refused)
      return {}
    }
    undoable({ said: said.done(rows.length, label[language]), show, send })
    onDone()
  }

  // One that is refused does not stop the others.
  function tellRefused(errors: readonly unknown[]) {
    const problem = problemOf(errors[0])
    showSeen({ ...problem, title: said.refused(errors.length, rows.length), detail: problem.detail || problem.title })
  }

  return (
    <Group className={classes.bulk!} gap="xs" role="region" aria-label={said.chosen(rows.length)}>
      <Text size="sm" fw={600} mr="xs">
        {said.chosen(rows.length)}
      </Text>
      {changes.map((one) => (
        <Button key={one.label.en} size="xs" variant="default" onClick={() => take(one)}>
          {one.label[language]}
        </Button>
      ))}
      {editable.length > 0 && (
        <FieldChange
          columns={editable}
          count={rows.length}
          onChange={(column, value) => change(column.head, { [column.key]: value } as PatchOf<P>)}
        />
      )}
      {rows.length <= MOST_IDS && (
        <Button component="a" size="xs" variant="default" href={exportAddress(path, ids, decimal)} download>
          {said.csv}
        </Button>
      )}
      <CloseButton aria-label={said.clear} onClick={onDone} />
    </Group>
  )
}

interface FieldChangeProps<P extends ListPath> {
  readonly columns: readonly Column<P>[]
  readonly count: number
  onChange(column: Column<P>, value: unknown): void
}

function FieldChange<P extends ListPath>({ columns, count, onChange }: FieldChangeProps<P>) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const [isOpen, { toggle, close }] = useDisclosure()
  const [key, setKey] = useState<string>(columns[0]!.key)
  const [value, setValue] = useState<unknown>(null)
  const column = columns.find((one) => one.key === key)!
  return (
    <Popover opened={isOpen} onClose={close} onDismiss={close} position="top" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button size="xs" variant="default" onClick={toggle}>
          {said.change}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onChange(column, settledText(column, value === '' ? null : value))
          }}
        >
          <Stack gap="xs" w={240}>
            <Select
              label={said.field}
              size="xs"
              data-autofocus
              allowDeselect={false}
              data={columns.map((one) => ({ value: one.key, label: one.head[language] }))}
              value={key}
              onChange={(next) => {
                setKey(next!)
                setValue(null)
              }}
              comboboxProps={{ withinPortal: false }}
            />
            <ValueInput key={key} valued={column} value={value} label={said.value} size="xs" onChange={setValue} />
            <Button type="submit" size="xs">
              {isEmpty(value) ? said.empty(count) : said.apply(count)}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
