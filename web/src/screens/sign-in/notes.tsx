// For those who cannot get in, and for those whose installation is still empty.
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    question: 'No password, or nobody here yet?',
    link: 'Whoever manages Kantoor with you can make you a sign-in link. It opens by itself, works once, and lets you choose a password.',
    empty:
      'On a fresh installation the first start printed such a link. These lines make your own company and a link to enter it:',
  },
  nl: {
    question: 'Geen wachtwoord, of nog niemand hier?',
    link: 'Wie Kantoor bij jullie beheert kan een aanmeldlink voor je maken. Die opent vanzelf, werkt één keer, en laat je een wachtwoord kiezen.',
    empty:
      'Bij een verse installatie stond zo’n link bij de eerste start. Deze regels maken je eigen bedrijf en een link om er binnen te gaan:',
  },
})

const LINES = `kantoor environment create acme --name Acme
kantoor user create --environment acme --email you@acme.example`

export function Notes() {
  const { question, link, empty } = useWords(texts)
  return (
    <details className="door-note">
      <summary>{question}</summary>
      <p>{link}</p>
      <p>{empty}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable with the keyboard */}
      <pre tabIndex={0}>{LINES}</pre>
    </details>
  )
}
