// Which column of the file holds which field. What was guessed is chosen already.
import { Select, Stack, Text } from '@mantine/core'
import { api, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch } from '../../api/records.ts'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './import.module.css'
import { Notation } from './notation.tsx'
import { fieldNames } from './words.ts'

const texts = words({
  en: {
    title: 'Columns',
    simplicate: 'This looks like an export from Simplicate; its columns were recognised.',
    field: (column: string) => `Field for column ${column}`,
    skip: 'Do not import',
    column: (number: number) => `Column ${number}`,
    required: 'required',
  },
  nl: {
    title: 'Kolommen',
    simplicate: 'Dit lijkt een export uit Simplicate; de kolommen zijn herkend.',
    field: (column: string) => `Veld voor kolom ${column}`,
    skip: 'Niet importeren',
    column: (number: number) => `Kolom ${number}`,
    required: 'verplicht',
  },
})

const EXAMPLES = 2

export function Mapping({ row }: { row: Shapes['Import'] }) {
  const said = useWords(texts)
  const names = useWords(fieldNames)
  const patch = usePatch('/import/import')
  const kinds = api.useQuery('get', '/import/kind').data?.data
  const fields = kinds?.find(({ kind }) => kind === row.kind)?.fields ?? []
  const fieldAt = (column: number) => Object.keys(row.mapping).find((field) => row.mapping[field] === column) ?? null
  const choices = fields.map(({ name, label, required }) => ({
    value: name,
    label: `${label ?? names[`${row.kind} ${name}`] ?? names[name] ?? name}${required ? ` (${said.required})` : ''}`,
  }))

  function choose(column: number, field: string | null) {
    const others = Object.entries(row.mapping).filter(([name, at]) => at !== column && name !== field)
    const mapping = Object.fromEntries(field ? [...others, [field, column]] : others)
    patch.mutateAsync({ id: row.id, body: { mapping } }).catch(showProblem)
  }

  return (
    <Stack gap="lg">
      <Section title={said.title}>
        {row.file_format?.preset === 'simplicate' && (
          <Text size="sm" c="dimmed" mb="xs">
            {said.simplicate}
          </Text>
        )}
        <ul className={classes.rows}>
          {row.columns.map((heading, column) => {
            const shown = heading || said.column(column + 1)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat
              <li key={column}>
                <div className={classes.row}>
                  <span className={classes.what}>
                    {shown}
                    <Text span size="sm" c="dimmed" display="block" truncate>
                      {row.preview
                        .slice(0, EXAMPLES)
                        .map((cells) => cells[column] ?? '')
                        .join(' · ')}
                    </Text>
                  </span>
                  <Select
                    className={classes.field}
                    aria-label={said.field(shown)}
                    placeholder={said.skip}
                    data={choices}
                    value={fieldAt(column)}
                    onChange={(field) => choose(column, field)}
                    searchable
                    clearable
                  />
                </div>
              </li>
            )
          })}
        </ul>
      </Section>
      <Notation row={row} change={(body) => void patch.mutateAsync({ id: row.id, body }).catch(showProblem)} />
    </Stack>
  )
}
