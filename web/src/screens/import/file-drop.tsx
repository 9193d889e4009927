// A place to drop a file on, and a button for those who choose it.
import { Button, FileButton, Text } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './import.module.css'

const texts = words({
  en: { choose: 'Choose a file', drop: 'or drop it here: .csv or .xlsx, up to 40 MB' },
  nl: { choose: 'Kies een bestand', drop: 'of sleep het hierheen: .csv of .xlsx, tot 40 MB' },
})

export function FileDrop({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const said = useWords(texts)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton accept=".csv,.tsv,.txt,.xlsx" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} loading={isBusy} leftSection={<Icon name="upload" size={16} />}>
            {said.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {said.drop}
      </Text>
    </div>
  )
}
