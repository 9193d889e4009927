// What a mail with a quote says when its sender adds nothing, in the language of the quote.
import type { Language } from '../../../shared/languages.ts'

/** Amounts and days as they are written in the language. */
export interface QuoteMailFacts {
  readonly number: string
  readonly subject: string | null
  readonly total: string
  readonly validUntil: string
  readonly attention: string | null
  readonly seller: string
  readonly url: string
}

export interface QuoteMailText {
  readonly subject: string
  readonly text: string
}

export function quoteMailText(language: Language, facts: QuoteMailFacts): QuoteMailText {
  const { subject, greeting, body, closing } = WORDS[language]
  const paragraphs = [greeting(facts.attention), ...body(facts), `${closing}\n${facts.seller}`]
  return { subject: subject(facts), text: `${paragraphs.join('\n\n')}\n` }
}

/** A mail without the link could not be answered. */
export function withLink(message: string, url: string): string {
  return message.includes(url) ? message : `${message.trimEnd()}\n\n${url}\n`
}

interface Words {
  readonly subject: (facts: QuoteMailFacts) => string
  readonly greeting: (attention: string | null) => string
  readonly body: (facts: QuoteMailFacts) => readonly string[]
  readonly closing: string
}

function about(subject: string | null): string {
  return subject ? `: ${subject}` : ''
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    subject: ({ number, seller, subject }) => `Offerte ${number} van ${seller}${about(subject)}`,
    greeting: (attention) => `Beste ${attention ?? 'relatie'},`,
    body: ({ number, total, validUntil, url }) => [
      `Bijgaand onze offerte ${number} van ${total} inclusief btw. U kunt haar online bekijken, eventuele opties kiezen en meteen akkoord geven:`,
      url,
      `De offerte is geldig tot en met ${validUntil}. Heeft u vragen of wilt u iets anders? Beantwoord dan gewoon deze e-mail.`,
    ],
    closing: 'Met vriendelijke groet,',
  },
  en: {
    subject: ({ number, seller, subject }) => `Quote ${number} from ${seller}${about(subject)}`,
    greeting: (attention) => `Dear ${attention ?? 'customer'},`,
    body: ({ number, total, validUntil, url }) => [
      `Attached is our quote ${number} for ${total} including VAT. You can read it online, choose any options and accept it right away:`,
      url,
      `The quote is valid until ${validUntil}. Any questions, or something to change? Just answer this mail.`,
    ],
    closing: 'Kind regards,',
  },
  de: {
    subject: ({ number, seller, subject }) => `Angebot ${number} von ${seller}${about(subject)}`,
    greeting: (attention) => (attention ? `Guten Tag ${attention},` : 'Guten Tag,'),
    body: ({ number, total, validUntil, url }) => [
      `anbei unser Angebot ${number} über ${total} einschließlich USt. Sie können es online ansehen, Optionen wählen und gleich annehmen:`,
      url,
      `Das Angebot gilt bis zum ${validUntil}. Haben Sie Fragen oder Wünsche? Antworten Sie einfach auf diese E-Mail.`,
    ],
    closing: 'Mit freundlichen Grüßen',
  },
  fr: {
    subject: ({ number, seller, subject }) => `Devis ${number} de ${seller}${subject ? ` : ${subject}` : ''}`,
    greeting: (attention) => (attention ? `Bonjour ${attention},` : 'Bonjour,'),
    body: ({ number, total, validUntil, url }) => [
      `Veuillez trouver ci-joint notre devis ${number} d'un montant de ${total} TVA comprise. Vous pouvez le consulter en ligne, choisir d'éventuelles options et l'accepter aussitôt :`,
      url,
      `Le devis est valable jusqu'au ${validUntil}. Une question ou une modification à demander ? Répondez simplement à ce message.`,
    ],
    closing: 'Cordialement,',
  },
}
