// The record of a screen: itself, or what stands in its place while it comes or when it cannot.
import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from '../api/problems.ts'
import { Missing } from '../shell/missing.tsx'
import { ProblemView } from './problem-view.tsx'
import classes from './record-list.module.css'

interface RecordViewProps<R> {
  readonly query: UseQueryResult<{ data: R }, unknown>
  children(record: R): ReactNode
}

/** <RecordView query={api.useQuery('get', '/crm/organization/{id}', …)}>{(organization) => …}</RecordView> */
export function RecordView<R>({ query, children }: RecordViewProps<R>) {
  const { data, error, refetch, isFetching } = query
  if (data) return children(data.data)
  if (error && problemOf(error).code === 'not-found') return <Missing />
  if (error) return <ProblemView error={error} retry={refetch} isTrying={isFetching} />
  return (
    <Stack gap="lg" className={classes.skeleton!} aria-hidden="true">
      <Skeleton h={36} w={280} />
      <Skeleton h={96} />
      <Skeleton h={320} />
    </Stack>
  )
}
