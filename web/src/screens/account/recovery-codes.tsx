// Shown this one time: to copy, or to keep as a file or on paper. It is not closed by accident.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'

const texts = words({
  en: {
    title: 'Keep these recovery codes',
    text: 'With each of them you get in once when the app is lost. You see them only now: put them in your password manager, or print them.',
    copy: 'Copy',
    file: 'Save as a file',
    print: 'Print',
    head: (email: string) => `Recovery codes for Kantoor, ${email}`,
    done: 'I have kept them',
  },
  nl: {
    title: 'Bewaar deze herstelcodes',
    text: 'Met elk ervan kom je één keer binnen als je de app kwijt bent. Je ziet ze alleen nu: zet ze in je wachtwoordkluis, of druk ze af.',
    copy: 'Kopiëren',
    file: 'Opslaan als bestand',
    print: 'Afdrukken',
    head: (email) => `Herstelcodes voor Kantoor, ${email}`,
    done: 'Ik heb ze bewaard',
  },
})

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const said = useWords(texts)
  const { email } = useSession().user
  const text = [said.head(email), '', ...codes, ''].join('\n')
  return (
    <Modal
      opened
      onClose={onClose}
      title={said.title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text className="pretty">{said.text}</Text>
        <div className={classes.kept}>
          <p className={classes.head}>{said.head(email)}</p>
          <ol className={classes.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <Group gap="xs">
          <CopyButton text={text} label={said.copy} />
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            onClick={() => save(text)}
          >
            {said.file}
          </Button>
          <Button size="xs" variant="default" leftSection={<Icon name="document" size={16} />} onClick={() => print()}>
            {said.print}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {said.done}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'kantoor-recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
