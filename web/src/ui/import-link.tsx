// Beside the button that begins an empty list: whoever comes from elsewhere has a file.
import { Anchor, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords, words } from '../words/language.tsx'

const texts = words({ en: { act: 'or import a file' }, nl: { act: 'of importeer een bestand' } })

interface OrImportProps {
  readonly kind: 'organization' | 'person' | 'project'
  readonly children: ReactNode
}

export function OrImport({ kind, children }: OrImportProps) {
  const said = useWords(texts)
  if (!children) return null
  return (
    <Group justify="center" gap="sm">
      {children}
      <Anchor component={Link} to="/settings/import" search={{ kind } as never} size="sm">
        {said.act}
      </Anchor>
    </Group>
  )
}
