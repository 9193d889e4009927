// Where a screen broke: its problem in words, and the way to show it again.
import { Container } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ProblemView } from '../ui/problem-view.tsx'

export function Failed({ error, reset }: ErrorComponentProps) {
  return (
    <Container py="xl" size="sm">
      <ProblemView error={error} retry={reset} />
    </Container>
  )
}
