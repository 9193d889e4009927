import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { problemOf } from '../../../api/problems.ts'
import { usePatch } from '../../../api/records.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './numbers.module.css'
import { PROFILES, type Profile } from './profile-page.tsx'

const texts = words({
  en: {
    format: 'What a number looks like',
    how: 'Any text, with {seq} where the number counts on; {seq:05} gives five digits, {year} the year.',
    reset: 'Counting',
    never: 'Counts on for ever',
    yearly: 'Begins anew each year',
    next: 'The next numbers',
    save: 'Save',
    saved: 'Saved',
    insert: (piece: string) => `Put in ${piece}`,
  },
  nl: {
    format: 'Hoe een nummer eruitziet',
    how: 'Gewone tekst, met {seq} waar de telling komt; {seq:05} geeft vijf cijfers, {year} het jaar.',
    reset: 'Telling',
    never: 'Telt altijd door',
    yearly: 'Begint elk jaar opnieuw',
    next: 'De volgende nummers',
    save: 'Bewaren',
    saved: 'Bewaard',
    insert: (piece: string) => `${piece} invoegen`,
  },
})

const PIECES = ['{year}', '{seq}', '{seq:05}'] as const
const WAIT_MS = 150

export function InvoiceNumbers({ profile }: { profile: Profile }) {
  const said = useWords(texts)
  const field = useRef<HTMLInputElement>(null)
  const [format, setFormat] = useState(profile.number_format)
  const [reset, setReset] = useState(profile.number_reset)
  const patch = usePatch(PROFILES)
  const [asked] = useDebouncedValue(format, WAIT_MS)
  const query = { company_profile_id: profile.id, number_format: asked, number_reset: reset }
  const { data, error } = api.useQuery(
    'get',
    '/invoices/companyprofile/number-preview',
    { params: { query } },
    { enabled: asked.trim() !== '', placeholderData: keepPreviousData, retry: false, meta: { quiet: true } },
  )
  const isChanged = format !== profile.number_format || reset !== profile.number_reset
  const refusal = patch.error ?? error

  function insert(piece: string) {
    const { selectionStart, selectionEnd } = field.current ?? {}
    const from = selectionStart ?? format.length
    setFormat(format.slice(0, from) + piece + format.slice(selectionEnd ?? from))
    field.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        patch.mutate({ id: profile.id, body: { number_format: format, number_reset: reset } })
      }}
    >
      <Stack gap="md" maw={460}>
        <div>
          <TextInput
            ref={field}
            label={said.format}
            description={said.how}
            value={format}
            maxLength={50}
            error={refusal ? textOf(refusal) : undefined}
            onChange={(event) => {
              setFormat(event.target.value)
              patch.reset()
            }}
          />
          <Group gap={6} mt={6}>
            {PIECES.map((piece) => (
              <Button
                key={piece}
                size="compact-xs"
                variant="default"
                aria-label={said.insert(piece)}
                onClick={() => insert(piece)}
              >
                {piece}
              </Button>
            ))}
          </Group>
        </div>
        <Select
          label={said.reset}
          allowDeselect={false}
          data={[
            { value: 'never', label: said.never },
            { value: 'yearly', label: said.yearly },
          ]}
          value={reset}
          onChange={(value) => {
            setReset(value as Profile['number_reset'])
            patch.reset()
          }}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id="next-numbers">
            {said.next}
          </Text>
          <output
            aria-live="polite"
            aria-labelledby="next-numbers"
            className={classes.numbers}
            data-stale={Boolean(error) || undefined}
          >
            {data?.data.numbers.map((number) => (
              <span key={number}>{number}</span>
            ))}
          </output>
        </div>
        <Group gap="sm">
          <Button type="submit" loading={patch.isPending} disabled={!isChanged || Boolean(error)}>
            {said.save}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {patch.isSuccess && !isChanged ? said.saved : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  )

  function textOf(refused: unknown): string {
    const { fields, detail, title } = problemOf(refused)
    return Object.values(fields).join(' ') || detail || title
  }
}
