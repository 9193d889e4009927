import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'

const texts = words({ en: { copy: 'Copy', copied: 'Copied' }, nl: { copy: 'Kopiëren', copied: 'Gekopieerd' } })

interface CopyButtonProps {
  readonly text: string
  /** With words it is a button, without it only a mark. */
  readonly label?: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { copied, copy } = useClipboard({ timeout: 1500 })
  const said = useWords(texts)
  const icon = <Icon name={copied ? 'check' : 'copy'} size={16} />
  if (label)
    return (
      <Button size="xs" variant="default" leftSection={icon} onClick={() => copy(text)} aria-live="polite">
        {copied ? said.copied : label}
      </Button>
    )
  return (
    <Tooltip label={copied ? said.copied : said.copy}>
      <ActionIcon
        variant="subtle"
        color={copied ? 'office' : 'gray'}
        onClick={() => copy(text)}
        aria-label={copied ? said.copied : said.copy}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}
