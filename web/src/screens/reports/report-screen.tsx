// A report: what it is asked, a chart where that helps, and its rows with totals. What is asked stands in the address.
import { Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api/api.ts'
import { exportAddress } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useRecordLink, useScreenLink } from '../../links.ts'
import { todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Pager } from '../../ui/record-list-pager.tsx'
import { ListSkeleton } from '../../ui/record-list-table.tsx'
import { Views } from '../../ui/record-list-views.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { periodText } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { ReportPath, Row } from './report.ts'
import { choiceOf } from './report-asked.ts'
import { ReportBar } from './report-bar.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { specOf } from './specs.ts'

const texts = words({
  en: {
    reports: 'Reports',
    usual: 'Standard',
    none: 'Nothing in this period',
    hint: 'Choose another period, or take away a filter.',
    others: (codes: string) => `There are amounts in ${codes} too; they are not added up here.`,
  },
  nl: {
    reports: 'Rapporten',
    usual: 'Standaard',
    none: 'Niets in deze periode',
    hint: 'Kies een andere periode, of haal een filter weg.',
    others: (codes: string) => `Er zijn ook bedragen in ${codes}; die zijn hier niet meegeteld.`,
  },
})

export interface Answer {
  readonly as_of: string
  readonly count?: number
  readonly currency?: string
  readonly other_currencies?: readonly string[]
  readonly rows?: readonly Row[]
  /** The pipeline has these for rows. */
  readonly stages?: readonly Row[]
  readonly totals: Row
}

interface ReportScreenProps {
  readonly path: ReportPath
  /** In place of the chart that follows from the rows. */
  chart?(answer: Answer): ReactNode
}

export function ReportScreen({ path, chart }: ReportScreenProps) {
  const spec = specOf(path)
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const today = todayIn(useSession().environment.time_zone)
  const told = useListSearch()
  const { search, change } = told
  const choice = choiceOf(spec, search, today)
  const { asked } = choice
  const offset = Number(search.offset ?? 0)
  const paging = spec.limit > 0 ? { limit: spec.limit, offset } : {}
  const options = api.queryOptions('get', path, { params: { query: { ...asked, ...paging } as never } })
  const { data, error, refetch, isFetching } = useQuery({
    ...(options as unknown as { queryKey: readonly unknown[]; queryFn: () => Promise<{ data: Answer }> }),
    placeholderData: keepPreviousData,
  })
  const answer = data?.data
  const linkTo = useScreenLink()
  const recordLink = useRecordLink()
  const linkOf = (key: string, row: Row): LinkProps | undefined => {
    const behind = spec.behind(key, row, { ...asked, as_of: answer?.as_of, currency: answer?.currency })
    if (!behind || !row[key]) return undefined
    return behind.id ? recordLink(behind.path, behind.id) : linkTo(behind.path, behind.search)
  }
  const title = spec.title[language]
  const rows = answer?.rows ?? answer?.stages ?? []
  const shown = { title, rows, currency: answer?.currency, linkOf }
  const { date_from, date_to } = asked
  return (
    <Page
      title={title}
      lead={date_from && date_to ? periodText(date_from, date_to, formats) : spec.about[language]}
      above={<UpLink to="/reports">{said.reports}</UpLink>}
    >
      <div>
        <Views path={path} views={[]} told={told} all={said.usual} />
        <ReportBar
          {...{ spec, choice, search }}
          onChange={change}
          addressOf={(kind) => exportAddress(path, asked, formats.decimal, kind)}
        />
      </div>
      <div aria-busy={isFetching}>
        {!answer &&
          (error ? (
            <ProblemView error={error} retry={refetch} isTrying={isFetching} />
          ) : (
            <ListSkeleton isPhone={false} />
          ))}
        {answer && rows.length === 0 && <Empty icon="chart" title={said.none} text={said.hint} />}
        {answer && rows.length > 0 && (
          <Stack gap="xl">
            {chart ? chart(answer) : <ReportChart spec={spec} {...shown} />}
            <ReportTable columns={spec.columns} totals={answer.totals} {...shown} />
            {answer.other_currencies && answer.other_currencies.length > 0 && (
              <p className="quiet">{said.others(answer.other_currencies.join(', '))}</p>
            )}
            {spec.limit > 0 && (
              <Pager
                meta={{ count: answer.count ?? rows.length, limit: spec.limit, offset }}
                onMove={(to) => change({ offset: to || undefined })}
              />
            )}
          </Stack>
        )}
      </div>
    </Page>
  )
}
