// The files that are on their way: how far each is, and what to do where one was refused.
import { CloseButton, Group, Progress, Stack, Text } from '@mantine/core'
import { useFormats } from '../words/formats.ts'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'
import type { Sent, Uploads } from './uploads.ts'

const texts = words({
  en: { sending: (name: string) => `Sending ${name}`, dismiss: (name: string) => `Take ${name} away` },
  nl: { sending: (name: string) => `${name} versturen`, dismiss: (name: string) => `${name} weghalen` },
})

export function UploadList({ waiting, dismiss }: Pick<Uploads, 'waiting' | 'dismiss'>) {
  if (waiting.length === 0) return null
  return (
    <Stack gap={6} role="status">
      {waiting.map((one) => (
        <Upload key={one.key} sent={one} onDismiss={() => dismiss(one.key)} />
      ))}
    </Stack>
  )
}

function Upload({ sent: { file, share, problem }, onDismiss }: { sent: Sent; onDismiss(): void }) {
  const said = useWords(texts)
  const { percent } = useFormats()
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" py={4}>
      <Icon name={problem ? 'alert' : 'upload'} size={18} />
      <Stack gap={4} flex={1} miw={0}>
        <Group gap="sm" justify="space-between" wrap="nowrap">
          <Text size="sm" className="breakable">
            {file.name}
          </Text>
          {!problem && (
            <Text size="xs" c="dimmed" className="figure">
              {percent(share)}
            </Text>
          )}
        </Group>
        {problem ? (
          <Text size="sm" c="red" role="alert">
            {problem.detail || problem.title}
          </Text>
        ) : (
          <Progress value={share * 100} size="sm" aria-label={said.sending(file.name)} />
        )}
      </Stack>
      {problem && <CloseButton size="sm" aria-label={said.dismiss(file.name)} onClick={onDismiss} />}
    </Group>
  )
}
