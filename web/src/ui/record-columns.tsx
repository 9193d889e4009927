// The screen of a record: what happens in the middle, what is known beside it; on a phone the first of that comes first.
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './record-columns.module.css'

interface RecordColumnsProps {
  readonly main: ReactNode
  readonly first: ReactNode
  readonly rest: ReactNode
}

export function RecordColumns({ main, first, rest }: RecordColumnsProps) {
  return (
    <div className={classes.columns}>
      <Stack gap="lg" className={classes.first!}>
        {first}
      </Stack>
      <Stack gap="lg" className={classes.main!}>
        {main}
      </Stack>
      <Stack gap="lg" className={classes.rest!}>
        {rest}
      </Stack>
    </div>
  )
}
