// A part that tells what a report tells: it waits as high as it will be, and says so when it cannot be read.
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemView } from '../../ui/problem-view.tsx'
import classes from './home.module.css'
import { Widget } from './widget.tsx'

interface ReportWidgetProps<R> {
  readonly title: string
  readonly answer: {
    readonly data: { readonly data: R } | undefined
    readonly error: unknown
    readonly isFetching: boolean
    refetch(): unknown
  }
  children(report: R): ReactNode
}

export function ReportWidget<R>({ title, answer, children }: ReportWidgetProps<R>) {
  const { data, error, refetch, isFetching } = answer
  return (
    <Widget title={title}>
      {data ? (
        children(data.data)
      ) : error ? (
        <ProblemView error={error} retry={refetch} isTrying={isFetching} />
      ) : (
        <Skeleton className={classes.bone!} aria-hidden="true" />
      )}
    </Widget>
  )
}
