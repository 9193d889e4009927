// What is to be said of rows, by row and column, and the same as a file to mend them by.
import { Anchor, Badge, Pagination, Stack, Table, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { exportAddress, useRecords } from '../../api/records.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { fetchRefusals, saidProblem } from '../../words/refusals.ts'
import classes from './import.module.css'

const PATH = '/import/remark'
const LIMIT = 25

const texts = words({
  en: {
    title: 'Rows to look at',
    download: 'Download as CSV',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    what: 'What is the matter',
    failed: 'Not possible',
    skipped: 'Skipped',
    left: 'Left',
    pages: 'Pages',
  },
  nl: {
    title: 'Rijen om naar te kijken',
    download: 'Downloaden als CSV',
    row: 'Rij',
    column: 'Kolom',
    value: 'Waarde',
    what: 'Wat is er aan de hand',
    failed: 'Kan niet',
    skipped: 'Overgeslagen',
    left: 'Blijft staan',
    pages: 'Pagina’s',
  },
})

export function Remarks({ row }: { row: Shapes['Import'] }) {
  const said = useWords(texts)
  const { decimal, number } = useFormats()
  const [page, setPage] = useState(1)
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => void fetchRefusals().then(() => setHasWords(true)), [])
  const { data } = useRecords(PATH, { import_id: row.id, limit: LIMIT, offset: (page - 1) * LIMIT })
  const rows = data?.data ?? []
  if (rows.length === 0 || !hasWords) return null
  return (
    <Section
      title={`${said.title} (${number(data?.meta.count ?? 0)})`}
      actions={
        <Anchor
          href={exportAddress(PATH, { import_id: row.id }, decimal)}
          download
          size="sm"
          className={classes.download}
        >
          <Icon name="download" size={14} /> {said.download}
        </Anchor>
      }
    >
      <Stack gap="sm">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={classes.preview} tabIndex={0} aria-label={said.title}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th ta="right">{said.row}</Table.Th>
                <Table.Th>{said.what}</Table.Th>
                <Table.Th>{said.column}</Table.Th>
                <Table.Th>{said.value}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ id, row_number, outcome, column_name, value, ...remark }) => (
                <Table.Tr key={id}>
                  <Table.Td ta="right">{row_number}</Table.Td>
                  <Table.Td className={classes.message}>
                    <Badge color={outcome === 'failed' ? 'red' : 'gray'} mr="xs">
                      {said[outcome]}
                    </Badge>
                    {messageOf(remark)}
                  </Table.Td>
                  <Table.Td>{column_name}</Table.Td>
                  <Table.Td>
                    <Text span size="sm" c="dimmed">
                      {value}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
        {(data?.meta.count ?? 0) > LIMIT && (
          <Pagination
            aria-label={said.pages}
            size="sm"
            value={page}
            onChange={setPage}
            total={Math.ceil((data?.meta.count ?? 0) / LIMIT)}
          />
        )}
      </Stack>
    </Section>
  )
}

function messageOf({ code, field, message }: Pick<Shapes['ImportRemark'], 'code' | 'field' | 'message'>): string {
  const errors = [{ pointer: `/${field ?? ''}`, code, message }]
  return saidProblem({ code: 'validation-error', title: '', detail: '', errors }).fields[0]?.message ?? message
}
