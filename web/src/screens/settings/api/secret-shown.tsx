// The secret that deliveries are signed with, this one time.
import { Anchor } from '@mantine/core'
import { OnceShown } from '../../../ui/once-shown.tsx'
import { useWords, words } from '../../../words/language.tsx'

const texts = words({
  en: {
    title: 'The secret of this webhook',
    text: 'Every delivery is signed with it, so that your receiver knows that it comes from here. Copy it now: it is not shown again.',
    rotated:
      'From now on every delivery carries two signatures, of this secret and of the one before, for 24 hours. Put the new one into your receiver within them; nothing is lost meanwhile.',
    label: 'Secret',
    docs: 'How to verify a delivery',
  },
  nl: {
    title: 'Het geheim van deze webhook',
    text: 'Elke bezorging is ermee ondertekend, zodat je ontvanger weet dat ze van hier komt. Kopieer het nu: het wordt niet nog eens getoond.',
    rotated:
      'Vanaf nu draagt elke bezorging 24 uur lang twee handtekeningen, van dit geheim en van het vorige. Zet het nieuwe binnen die tijd in je ontvanger; intussen gaat er niets verloren.',
    label: 'Geheim',
    docs: 'Zo controleer je een bezorging',
  },
})

interface SecretShownProps {
  readonly secret: string
  readonly isRotated?: boolean
  onClose(): void
}

export function SecretShown({ secret, isRotated = false, onClose }: SecretShownProps) {
  const said = useWords(texts)
  return (
    <OnceShown
      title={said.title}
      text={isRotated ? said.rotated : said.text}
      secret={secret}
      label={said.label}
      onClose={onClose}
    >
      <Anchor href="/docs#webhooks.verify" target="_blank" rel="noreferrer" size="sm">
        {said.docs}
      </Anchor>
    </OnceShown>
  )
}
