import { Drawer } from '@mantine/core'
import { useWords, words } from '../words/language.tsx'
import { Navigation } from './navigation.tsx'

const texts = words({ en: { title: 'All modules' }, nl: { title: 'Alle onderdelen' } })

/** Everything that has no room in the bar of a phone. */
export function ModulesPanel({ close }: { close: () => void }) {
  const { title } = useWords(texts)
  return (
    <Drawer opened onClose={close} position="bottom" size="auto" title={title} radius="lg">
      <Navigation onGo={close} />
    </Drawer>
  )
}
