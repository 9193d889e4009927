import { Anchor, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords, words } from '../words/language.tsx'

const texts = words({
  en: { title: 'There is nothing here', text: 'The address may have changed, or the record is gone.', home: 'Go home' },
  nl: {
    title: 'Hier is niets',
    text: 'Het adres kan veranderd zijn, of dit bestaat niet meer.',
    home: 'Naar het begin',
  },
})

export function Missing() {
  const { title, text, home } = useWords(texts)
  return (
    <Container py="xl">
      <Title order={1}>{title}</Title>
      <Text my="md">{text}</Text>
      <Anchor component={Link} to="/">
        {home}
      </Anchor>
    </Container>
  )
}
