import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSession } from '../../api/session.ts'
import { useWords, words } from '../../words/language.tsx'
import { ChoosePassword } from './choose-password.tsx'

const texts = words({
  en: { title: 'Password', saved: 'Your password is saved; other devices were signed out.' },
  nl: { title: 'Wachtwoord', saved: 'Je wachtwoord is opgeslagen; andere apparaten zijn afgemeld.' },
})

export function PasswordPanel({ close }: { close: () => void }) {
  const { title, saved } = useWords(texts)
  const { user } = useSession()
  function done() {
    close()
    notifications.show({ message: saved })
  }
  return (
    <Modal opened onClose={close} title={title}>
      <ChoosePassword needsCurrent={user.has_password} onDone={done} />
    </Modal>
  )
}
