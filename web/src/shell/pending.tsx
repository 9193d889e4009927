// While a screen is on its way, in the shape that most have.
import { Skeleton, Stack } from '@mantine/core'

export function Pending() {
  return (
    <Stack gap="lg" className="page" aria-busy="true">
      <Skeleton height={34} width={220} />
      <Skeleton height={36} />
      <Skeleton height={320} />
    </Stack>
  )
}
