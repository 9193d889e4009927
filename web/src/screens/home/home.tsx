import { Title } from '@mantine/core'
import { useSession } from '../../api/session.ts'

export function Home() {
  const { user } = useSession()
  return <Title order={1}>{user.name}</Title>
}
