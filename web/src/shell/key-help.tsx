// Which keys do what, here and everywhere.
import { Modal, Table, Title } from '@mantine/core'
import { useLanguage, useWords, words } from '../words/language.tsx'
import { COMMAND_KEY, type KeyHelp, useScreenKeys } from './keys.ts'
import { Keys } from './keys-mark.tsx'
import { usePlaces } from './modules.ts'

const texts = words({
  en: {
    title: 'Keyboard',
    here: 'On this screen',
    everywhere: 'Everywhere',
    go: 'Go to',
    palette: 'Search, go and act',
    requests: 'Show the requests behind this screen',
    timer: 'Start or stop the timer',
    undo: 'Undo what was just done',
    help: 'This list',
    close: 'Close what is open',
  },
  nl: {
    title: 'Toetsenbord',
    here: 'Op dit scherm',
    everywhere: 'Overal',
    go: 'Ga naar',
    palette: 'Zoeken, gaan en doen',
    requests: 'Toon de verzoeken achter dit scherm',
    timer: 'Start of stop de timer',
    undo: 'Maak ongedaan wat je net deed',
    help: 'Deze lijst',
    close: 'Sluit wat open is',
  },
})

export function KeyHelpPanel({ close }: { close: () => void }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { modules, below } = usePlaces()
  const ofScreen = useScreenKeys()
  const everywhere = [
    { keys: `${COMMAND_KEY} K`, does: said.palette },
    { keys: 'T', does: said.timer },
    { keys: `${COMMAND_KEY} .`, does: said.requests },
    { keys: `${COMMAND_KEY} Z`, does: said.undo },
    { keys: '?', does: said.help },
    { keys: 'Esc', does: said.close },
  ]
  const places = [...modules, ...below].flatMap(({ key, name }) =>
    key ? [{ keys: `G ${key.toUpperCase()}`, does: name[language] }] : [],
  )
  return (
    <Modal opened onClose={close} title={said.title} size="md">
      {ofScreen.length > 0 && <KeyTable title={said.here} keys={ofScreen} />}
      <KeyTable title={said.everywhere} keys={everywhere} />
      <KeyTable title={said.go} keys={places} />
    </Modal>
  )
}

function KeyTable({ title, keys }: { title: string; keys: readonly KeyHelp[] }) {
  return (
    <>
      <Title order={3} size="h6" c="dimmed" mt="xs">
        {title}
      </Title>
      <Table withRowBorders={false} verticalSpacing={4} mb="sm">
        <Table.Tbody>
          {keys.map(({ keys: pressed, does }) => (
            <Table.Tr key={pressed}>
              <Table.Td>{does}</Table.Td>
              <Table.Td ta="right">
                <Keys pressed={pressed} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
