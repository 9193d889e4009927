import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { useWords, words } from '../words/language.tsx'

const texts = words({
  en: {
    title: 'Not found',
    nothing: 'There is nothing here',
    text: 'The address may have changed, or the record is gone. Search for it, or begin again at home.',
    home: 'Go home',
  },
  nl: {
    title: 'Niet gevonden',
    nothing: 'Hier is niets',
    text: 'Het adres kan veranderd zijn, of dit bestaat niet meer. Zoek het op, of ga naar start.',
    home: 'Naar start',
  },
})

export function Missing() {
  const { title, nothing, text, home } = useWords(texts)
  return (
    <Page title={title}>
      <Empty
        icon="search"
        title={nothing}
        text={text}
        action={
          <Button component={Link} to="/">
            {home}
          </Button>
        }
      />
    </Page>
  )
}
