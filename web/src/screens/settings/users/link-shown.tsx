// The link that lets somebody in once: shown to whoever made it, to be handed on.
import { Button, Group } from '@mantine/core'
import type { Shapes } from '../../../api/api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OnceShown } from '../../../ui/once-shown.tsx'
import { useWords, words } from '../../../words/language.tsx'

const texts = words({
  en: {
    title: (name: string) => `Sign-in link for ${name}`,
    text: 'Kantoor shows this link once and sends it to nobody: hand it on yourself. It opens one session and works for 72 hours; then a new one is made here.',
    label: 'Sign-in link',
    mail: 'Write a mail with it',
    subject: 'Your way into Kantoor',
    body: (name: string, link: string) =>
      `Hi ${name},\n\nWith this link you enter Kantoor. It works once, within 72 hours:\n\n${link}\n`,
    done: 'Done',
  },
  nl: {
    title: (name: string) => `Inloglink voor ${name}`,
    text: 'Kantoor toont deze link één keer en stuurt hem aan niemand: geef hem zelf door. Hij opent één sessie en werkt 72 uur; daarna maak je hier een nieuwe.',
    label: 'Inloglink',
    mail: 'Mail schrijven met de link',
    subject: 'Je toegang tot Kantoor',
    body: (name: string, link: string) =>
      `Hoi ${name},\n\nMet deze link kom je in Kantoor. Hij werkt één keer, binnen 72 uur:\n\n${link}\n`,
    done: 'Klaar',
  },
})

export function LinkShown({ user, onClose }: { user: Shapes['UserWithLink']; onClose(): void }) {
  const said = useWords(texts)
  const link = new URL(user.sign_in_link, location.origin).href
  const first = user.name.split(' ')[0] ?? user.name
  const mail = `mailto:${user.email}?subject=${encodeURIComponent(said.subject)}&body=${encodeURIComponent(said.body(first, link))}`
  return (
    <OnceShown
      title={said.title(user.name)}
      text={said.text}
      secret={link}
      label={said.label}
      done={said.done}
      onClose={onClose}
    >
      <Group>
        <Button component="a" href={mail} variant="default" size="xs" leftSection={<Icon name="mail" size={16} />}>
          {said.mail}
        </Button>
      </Group>
    </OnceShown>
  )
}
