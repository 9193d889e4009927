import { Button, Text } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { openPanel } from '../../shell/panel.ts'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'Password',
    has: 'You sign in with a password. Changing it signs you out everywhere else.',
    none: 'You have no password yet. With one you can sign in without a link.',
    change: 'Change the password',
    choose: 'Choose a password',
  },
  nl: {
    title: 'Wachtwoord',
    has: 'Je meldt je aan met een wachtwoord. Als je het wijzigt, word je overal elders afgemeld.',
    none: 'Je hebt nog geen wachtwoord. Daarmee meld je je aan zonder link.',
    change: 'Wachtwoord wijzigen',
    choose: 'Wachtwoord kiezen',
  },
})

export function OwnPassword() {
  const { has_password } = useSession().user
  const said = useWords(texts)
  return (
    <Section
      title={said.title}
      actions={
        <Button size="xs" variant="default" onClick={() => openPanel('password')}>
          {has_password ? said.change : said.choose}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" className="pretty">
        {has_password ? said.has : said.none}
      </Text>
    </Section>
  )
}
