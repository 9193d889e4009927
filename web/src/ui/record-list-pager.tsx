import { ActionIcon, Group, Text } from '@mantine/core'
import type { Shapes } from '../api/api.ts'
import { useFormats } from '../words/formats.ts'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'

const texts = words({
  en: {
    range: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
    all: (n: number, all: string) => (n === 1 ? '1 row' : `${all} rows`),
    before: 'Previous page',
    after: 'Next page',
  },
  nl: {
    range: (from: string, to: string, all: string) => `${from}–${to} van ${all}`,
    all: (n: number, all: string) => (n === 1 ? '1 rij' : `${all} rijen`),
    before: 'Vorige pagina',
    after: 'Volgende pagina',
  },
})

export function Pager({ meta, onMove }: { meta: Shapes['ListMeta']; onMove(offset: number): void }) {
  const { count, limit, offset } = meta
  const { number } = useFormats()
  const said = useWords(texts)
  if (count === 0) return null
  const isOne = count <= limit && offset === 0
  const end = Math.min(count, offset + limit)
  return (
    <Group gap="xs" justify="flex-end" mt="sm" mih={34}>
      <Text size="sm" c="dimmed" aria-live="polite" className="figure">
        {isOne ? said.all(count, number(count)) : said.range(number(offset + 1), number(end), number(count))}
      </Text>
      {!isOne && (
        <Group gap={4}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={said.before}
            disabled={offset === 0}
            onClick={() => onMove(Math.max(0, offset - limit))}
          >
            <Icon name="left" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={said.after}
            disabled={end >= count}
            onClick={() => onMove(offset + limit)}
          >
            <Icon name="right" />
          </ActionIcon>
        </Group>
      )}
    </Group>
  )
}
