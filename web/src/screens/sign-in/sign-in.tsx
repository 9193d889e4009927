import { Title } from '@mantine/core'

export function SignIn() {
  return <Title order={1}>Sign in</Title>
}
