import { SegmentedControl } from '@mantine/core'
import { useWords, words } from '../../words/language.tsx'
import type { Way } from './snippet.ts'

const texts = words({ en: { way: 'Written as' }, nl: { way: 'Geschreven als' } })

export function WayChoice({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={useWords(texts).way}
      value={way}
      onChange={(next) => onChoose(next as Way)}
      data={[
        { value: 'curl', label: 'curl' },
        { value: 'typescript', label: 'TypeScript' },
      ]}
    />
  )
}
