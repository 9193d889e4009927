// In the demo, for whoever owns it: what this is, and one click to an office of one's own.
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { goToOwn } from '../../shell/switching.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './home.module.css'

const DEMO = 'demo'

const texts = words({
  en: {
    what: 'This is the demo: a company that does not exist. Try whatever you like.',
    start: 'Start my own company',
    name: 'My company',
  },
  nl: {
    what: 'Dit is de demo: een bedrijf dat niet bestaat. Probeer gerust van alles.',
    start: 'Mijn eigen bedrijf beginnen',
    name: 'Mijn bedrijf',
  },
})

export function DemoNote() {
  const said = useWords(texts)
  const { user, environment } = useSession()
  const [isBusy, setBusy] = useState(false)
  if (environment.slug !== DEMO || user.role !== 'owner') return null
  async function start() {
    setBusy(true)
    await goToOwn(said.name).finally(() => setBusy(false))
  }
  return (
    <div className={classes.demo}>
      <Text size="sm" className="pretty">
        {said.what}
      </Text>
      <Button size="xs" variant="light" loading={isBusy} onClick={start}>
        {said.start}
      </Button>
    </div>
  )
}
