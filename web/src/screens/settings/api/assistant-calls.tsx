// What assistants asked: which tool, how much came back, how long it took. The questions themselves are not kept.
import { Stack, Text } from '@mantine/core'
import { useRecords } from '../../../api/records.ts'
import type { Filter } from '../../../ui/column.ts'
import { useListSearch } from '../../../ui/list-search.ts'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { FilterMenu } from '../../../ui/record-list-filter.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import own from './assistants.module.css'
import classes from './log.module.css'

const PATH = '/settings/assistantcall'

const texts = words({
  en: {
    title: 'Calls',
    none: 'Nothing was asked yet. Here you will see every call of a tool; what was asked and answered is not kept.',
    rows: (n: number) => (n === 1 ? '1 row' : `${n} rows`),
    outcomes: { answered: 'answered', refused: 'refused', failed: 'failed' },
  },
  nl: {
    title: 'Aanroepen',
    none: 'Er is nog niets gevraagd. Hier zie je elke aanroep van een hulpmiddel; wat er gevraagd en geantwoord is bewaren we niet.',
    rows: (n: number) => (n === 1 ? '1 rij' : `${n} rijen`),
    outcomes: { answered: 'beantwoord', refused: 'geweigerd', failed: 'mislukt' },
  },
})

const OUTCOME: Filter<typeof PATH> = {
  key: 'outcome',
  head: words({ en: 'Outcome', nl: 'Uitkomst' }),
  options: [
    { value: 'answered', label: { en: 'Answered', nl: 'Beantwoord' } },
    { value: 'refused', label: { en: 'Refused', nl: 'Geweigerd' } },
    { value: 'failed', label: { en: 'Failed', nl: 'Mislukt' } },
  ],
}

const ROWS = 25

export function AssistantCalls() {
  const said = useWords(texts)
  const { instant, number } = useFormats()
  const { search, change } = useListSearch()
  const { outcome, offset = 0 } = search
  const asked = { ...(outcome ? { outcome: String(outcome) } : {}), limit: ROWS, offset: Number(offset) }
  const { data, error, refetch, isPlaceholderData } = useRecords(PATH, asked)
  const filter = <FilterMenu filter={OUTCOME} value={outcome} onChange={(value) => change({ outcome: value })} />
  return (
    <Section title={said.title} actions={(outcome || data?.data.length) && filter}>
      <Stack gap="xs">
        {error && <ProblemView error={error} retry={refetch} />}
        {data?.data.length === 0 && (
          <Text size="sm" c="dimmed">
            {said.none}
          </Text>
        )}
        {data && data.data.length > 0 && (
          <ul className={`${classes.rows} ${own.calls}`} data-waiting={isPlaceholderData || undefined}>
            {data.data.map((call) => (
              <li key={call.id} className={classes.row}>
                <span className={classes.mono}>{call.tool}</span>
                <span className={`${classes.cut} ${classes.quiet}`}>
                  {[call.assistant_name ?? call.api_key_name, call.user_name].filter(Boolean).join(' · ')}
                </span>
                <span>{said.outcomes[call.outcome]}</span>
                <span className="figure">{call.rows === null ? '' : said.rows(call.rows)}</span>
                <span className="figure">{number(call.duration_ms)} ms</span>
                <span className={`figure ${classes.quiet}`}>{instant(call.created_at)}</span>
              </li>
            ))}
          </ul>
        )}
        {data && data.meta.count > ROWS && (
          <Pager meta={data.meta} onMove={(to) => change({ offset: to || undefined })} />
        )}
      </Stack>
    </Section>
  )
}
