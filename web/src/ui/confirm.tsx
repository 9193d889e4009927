// Asks first, only where nothing can be undone: the question names what happens, the button repeats it.
import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords, words } from '../words/language.tsx'

const texts = words({ en: { keep: 'Cancel' }, nl: { keep: 'Annuleren' } })

interface Question {
  readonly title: string
  /** What cannot be taken back. */
  readonly text: ReactNode
  /** On the button: 'Revoke the key', never 'OK'. */
  readonly act: string
}

/** const { ask, dialog } = useConfirm(); put the dialog in the screen; `if (await ask({…})) …` */
export function useConfirm() {
  const [asked, setAsked] = useState<Question & { answer(yes: boolean): void }>()
  const { keep } = useWords(texts)
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(undefined)
        resolve(yes)
      }
      setAsked({ ...question, answer })
    })
  const dialog = asked && (
    <Modal opened onClose={() => asked.answer(false)} title={asked.title} centered>
      <Text>{asked.text}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => asked.answer(false)} data-autofocus>
          {keep}
        </Button>
        <Button color="red" onClick={() => asked.answer(true)}>
          {asked.act}
        </Button>
      </Group>
    </Modal>
  )
  return { ask, dialog }
}
