// Files are dropped anywhere on the page, or chosen with a button. While something is held above the page it says what will happen.
import { Button, type ButtonProps, FileButton, Portal } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords, words } from '../words/language.tsx'
import classes from './file-drop.module.css'
import { Icon } from './icon.tsx'

const texts = words({
  en: { choose: 'Choose files' },
  nl: { choose: 'Bestanden kiezen' },
})

interface FileDropProps {
  /** Said while files are held above the page: 'Drop to put them in the inbox'. */
  readonly says: string
  onFiles(files: readonly File[]): void
}

export function FileDrop({ says, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => onFiles(files))
  useEffect(() => {
    const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!isFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!isFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  if (!isOver) return null
  return (
    <Portal>
      <div className={classes.over}>
        <p className={classes.says}>
          <Icon name="upload" size={24} />
          {says}
        </p>
      </div>
    </Portal>
  )
}

interface ChooseFilesProps extends ButtonProps {
  readonly accept?: string
  readonly label?: string
  onFiles(files: readonly File[]): void
}

export function ChooseFiles({ accept, label, onFiles, ...rest }: ChooseFilesProps) {
  const { choose } = useWords(texts)
  return (
    <FileButton
      multiple
      {...(accept ? { accept } : {})}
      onChange={onFiles}
      inputProps={{ 'aria-label': label ?? choose }}
    >
      {(props) => (
        <Button leftSection={<Icon name="upload" size={16} />} {...rest} {...props}>
          {label ?? choose}
        </Button>
      )}
    </FileButton>
  )
}
