// What a report is made of, as a static list says it.
import type { ReportPath } from '../../api/records.ts'
import type { Right } from '../../api/session.ts'
import type { RecordKind } from '../../ui/record-kinds.ts'
import type { Both } from '../../words/language.tsx'
import type { Period, PeriodName } from './periods.ts'

export type { ReportPath }

export type Row = Readonly<Record<string, unknown>>

export interface ReportColumn {
  readonly key: string
  readonly head: Both<string>
  readonly kind?: 'money' | 'minutes' | 'number' | 'percentage' | 'day' | 'week' | 'month'
  /** The field that stands in for it where it is empty. */
  readonly or?: string
  /** Left out where no row has it, as by what the report is grouped. */
  readonly isOnlyIfSet?: boolean
}

export interface ReportFilter {
  readonly key: string
  readonly head: Both<string>
  readonly of: RecordKind
}

/** Which list has the rows behind a figure, and what it is asked. */
export interface Behind {
  readonly path: string
  readonly search?: object
  /** The one record, where a row is one. */
  readonly id?: string
}

export interface ReportSpec {
  readonly path: ReportPath
  readonly title: Both<string>
  readonly about: Both<string>
  readonly rights: readonly Right[]
  /** The period that is shown at first; or the report is of one day, today or earlier; or of now. */
  readonly time: PeriodName | 'as_of' | 'now'
  /** By which it can be grouped, the first when nothing is said; by how many at once. */
  readonly groups: readonly GroupName[]
  readonly mostGroups: number
  readonly filters: readonly ReportFilter[]
  readonly columns: readonly ReportColumn[]
  /** What the chart shows. */
  readonly chart: readonly string[]
  readonly limit: number
  /** The rows behind a figure of a row, or of the totals; undefined where there are none to show. */
  behind(key: string, row: Row, asked: Asked): Behind | undefined
}

/** What was asked for, the period as days. */
export interface Asked extends Partial<Period> {
  readonly [parameter: string]: string | undefined
}

export type GroupName =
  | 'employee'
  | 'team'
  | 'project'
  | 'service'
  | 'organization'
  | 'customer'
  | 'hour_type'
  | 'day'
  | 'week'
  | 'month'
