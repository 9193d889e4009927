// For those who cannot get in.
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    question: 'No password, or forgotten?',
    link: 'Whoever manages Kantoor with you can make you a sign-in link. It opens by itself, works once, and lets you choose a new password.',
    alone: 'Nobody else who manages it? On the server this line makes such a link:',
  },
  nl: {
    question: 'Geen wachtwoord, of vergeten?',
    link: 'Wie Kantoor bij jullie beheert kan een aanmeldlink voor je maken. Die opent vanzelf, werkt één keer, en laat je een nieuw wachtwoord kiezen.',
    alone: 'Is er niemand anders die beheert? Op de server maakt deze regel zo’n link:',
  },
})

const LINE = 'kantoor user create --environment acme --email you@acme.example'

export function Notes() {
  const { question, link, alone } = useWords(texts)
  return (
    <details className="door-note">
      <summary>{question}</summary>
      <p>{link}</p>
      <p>{alone}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable with the keyboard */}
      <pre tabIndex={0}>{LINE}</pre>
    </details>
  )
}
