// The address one signs in with. Another one counts once the link was opened that is sent there.
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'
import { ChangeEmail } from './change-email.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { dropEmailLink, useEmailLink } from './email-link.ts'

const texts = words({
  en: {
    title: 'E-mail address',
    text: (email: string) => `You sign in with ${email}. Changing it signs you out everywhere else.`,
    another: 'Another e-mail address',
    change: 'Change the address',
  },
  nl: {
    title: 'E-mailadres',
    text: (email) => `Je meldt je aan met ${email}. Als je het wijzigt, word je overal elders afgemeld.`,
    another: 'Ander e-mailadres',
    change: 'Adres wijzigen',
  },
})

export function OwnEmail() {
  const { email } = useSession().user
  const [isChanging, setChanging] = useState(false)
  const link = useEmailLink()
  const said = useWords(texts)
  return (
    <Section
      title={said.title}
      actions={
        <Button size="xs" variant="default" onClick={() => setChanging(true)}>
          {said.change}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" className={classes.address!}>
        {said.text(email)}
      </Text>
      {isChanging && <ChangeEmail title={said.another} onClose={() => setChanging(false)} />}
      {link && <ConfirmEmail link={link} onClose={dropEmailLink} />}
    </Section>
  )
}
