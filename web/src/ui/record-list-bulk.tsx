// What can be done to the chosen rows at once. It shows at once and can be taken back.
import { Button, CloseButton, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListPath, patchRecord, type RowOf, showChange } from '../api/records.ts'
import { useLanguage, useWords, words } from '../words/language.tsx'
import type { Column } from './column.ts'
import classes from './record-list.module.css'
import type { BulkChange } from './record-list.tsx'
import { exportRows } from './record-list-export.ts'
import { useUndo } from './undo.tsx'

const texts = words({
  en: {
    chosen: (n: number) => `${n} chosen`,
    done: (n: number, what: string) => `${what}: ${n} ${n === 1 ? 'row' : 'rows'}`,
    csv: 'CSV',
    clear: 'Choose none',
  },
  nl: {
    chosen: (n: number) => `${n} gekozen`,
    done: (n: number, what: string) => `${what}: ${n} ${n === 1 ? 'rij' : 'rijen'}`,
    csv: 'CSV',
    clear: 'Geen kiezen',
  },
})

interface BulkBarProps<P extends ListPath> {
  readonly path: P
  readonly title: string
  readonly columns: readonly Column<P>[]
  readonly changes: readonly BulkChange<P>[]
  readonly rows: readonly RowOf<P>[]
  onDone(): void
}

export function BulkBar<P extends ListPath>({ path, title, columns, changes, rows, onDone }: BulkBarProps<P>) {
  const cache = useQueryClient()
  const undoable = useUndo()
  const { language } = useLanguage()
  const said = useWords(texts)
  const file = useMutation({ mutationFn: () => exportRows({ path, columns, name: title, language }, rows) })

  function change({ label, body }: BulkChange<P>) {
    const show = () => {
      const undos = rows.map(({ id }) => showChange(cache, path, id, body as object))
      return () => {
        for (const undo of undos.reverse()) undo()
      }
    }
    const send = async (init: { readonly keepalive: true }) => {
      for (const { id } of rows) await patchRecord(path, { id, body }, init)
      return {}
    }
    undoable({ said: said.done(rows.length, label[language]), show, send })
    onDone()
  }

  return (
    <Group className={classes.bulk!} gap="xs" role="region" aria-label={said.chosen(rows.length)}>
      <Text size="sm" fw={600} mr="xs">
        {said.chosen(rows.length)}
      </Text>
      {changes.map((one) => (
        <Button key={one.label.en} size="xs" variant="default" onClick={() => change(one)}>
          {one.label[language]}
        </Button>
      ))}
      <Button size="xs" variant="default" loading={file.isPending} onClick={() => file.mutate()}>
        {said.csv}
      </Button>
      <CloseButton aria-label={said.clear} onClick={onDone} />
    </Group>
  )
}
