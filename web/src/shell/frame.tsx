// Around every screen: where one is, who one is, and the way elsewhere.
import { AppShell, Burger, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { useWords, words } from '../words/language.tsx'

const texts = words({ en: { menu: 'Menu' }, nl: { menu: 'Menu' } })

export function Frame() {
  const [isOpen, { toggle }] = useDisclosure()
  const { menu } = useWords(texts)
  const { environment } = useSession()
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md">
          <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={menu} />
          <Text fw={650}>{environment.name}</Text>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" />
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
