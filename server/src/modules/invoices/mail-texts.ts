// What a mail about an invoice says when its sender adds nothing, in the language of the invoice.
import type { Language } from '../../shared/languages.ts'

/** Amounts and days as they are written in the language. */
export interface MailFacts {
  readonly number: string
  readonly total: string
  readonly outstanding: string
  readonly dueDate: string
  readonly iban: string | null
  readonly attention: string | null
  readonly seller: string
}

export interface MailText {
  readonly subject: string
  readonly text: string
}

/** Which mail: an invoice, a credit note, or the first, second or last reminder. */
export type MailTopic = 'invoice' | 'creditNote' | 'reminder1' | 'reminder2' | 'reminder3'

export function mailText(language: Language, topic: MailTopic, facts: MailFacts): MailText {
  const { subject, body, greeting, closing } = { ...WORDS[language], ...WORDS[language].topics[topic] }
  const paragraphs = [greeting(facts.attention), ...body(facts), `${closing}\n${facts.seller}`]
  return { subject: subject(facts), text: `${paragraphs.join('\n\n')}\n` }
}

interface Topic {
  readonly subject: (facts: MailFacts) => string
  readonly body: (facts: MailFacts) => readonly string[]
}

interface Words {
  readonly greeting: (attention: string | null) => string
  readonly closing: string
  readonly topics: Readonly<Record<MailTopic, Topic>>
}

const dutch: Words = {
  greeting: (attention) => `Beste ${attention ?? 'relatie'},`,
  closing: 'Met vriendelijke groet,',
  topics: {
    invoice: {
      subject: ({ number, seller }) => `Factuur ${number} van ${seller}`,
      body: ({ number, total, dueDate, iban }) => [
        `Bijgaand ontvangt u factuur ${number} van ${total}.`,
        `Wilt u het bedrag uiterlijk ${dueDate} overmaken${iban ? ` op ${iban}` : ''}, onder vermelding van ${number}?`,
      ],
    },
    creditNote: {
      subject: ({ number, seller }) => `Creditnota ${number} van ${seller}`,
      body: ({ number, total }) => [`Bijgaand ontvangt u creditnota ${number} van ${total}.`],
    },
    reminder1: {
      subject: ({ number }) => `Herinnering: factuur ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Misschien is het u ontgaan: van factuur ${number} staat nog ${outstanding} open. De vervaldatum was ${dueDate}.`,
        `Wilt u het bedrag deze week overmaken${iban ? ` op ${iban}` : ''}, onder vermelding van ${number}? Heeft u al betaald, dan kunt u dit bericht vergeten.`,
      ],
    },
    reminder2: {
      subject: ({ number }) => `Tweede herinnering: factuur ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Ondanks onze eerdere herinnering staat van factuur ${number} nog ${outstanding} open, met als vervaldatum ${dueDate}.`,
        `Wij verzoeken u het bedrag binnen 7 dagen over te maken${iban ? ` op ${iban}` : ''}, onder vermelding van ${number}. Klopt er iets niet, laat het ons dan weten.`,
      ],
    },
    reminder3: {
      subject: ({ number }) => `Laatste herinnering: factuur ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Factuur ${number} had op ${dueDate} betaald moeten zijn. Na twee herinneringen staat nog ${outstanding} open.`,
        `Dit is onze laatste herinnering. Ontvangen wij het bedrag niet binnen 14 dagen${iban ? ` op ${iban}` : ''}, onder vermelding van ${number}, dan geven wij de vordering uit handen.`,
      ],
    },
  },
}

const english: Words = {
  greeting: (attention) => `Dear ${attention ?? 'customer'},`,
  closing: 'Kind regards,',
  topics: {
    invoice: {
      subject: ({ number, seller }) => `Invoice ${number} from ${seller}`,
      body: ({ number, total, dueDate, iban }) => [
        `Attached is invoice ${number} for ${total}.`,
        `Please transfer the amount by ${dueDate}${iban ? ` to ${iban}` : ''}, stating ${number}.`,
      ],
    },
    creditNote: {
      subject: ({ number, seller }) => `Credit note ${number} from ${seller}`,
      body: ({ number, total }) => [`Attached is credit note ${number} for ${total}.`],
    },
    reminder1: {
      subject: ({ number }) => `Reminder: invoice ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `It may have escaped you: ${outstanding} of invoice ${number} is still open. It was due on ${dueDate}.`,
        `Could you transfer the amount this week${iban ? ` to ${iban}` : ''}, stating ${number}? If you have paid already, please ignore this message.`,
      ],
    },
    reminder2: {
      subject: ({ number }) => `Second reminder: invoice ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Despite our earlier reminder ${outstanding} of invoice ${number}, due on ${dueDate}, is still open.`,
        `Please transfer the amount within 7 days${iban ? ` to ${iban}` : ''}, stating ${number}. If something is not right, let us know.`,
      ],
    },
    reminder3: {
      subject: ({ number }) => `Final reminder: invoice ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Invoice ${number} should have been paid on ${dueDate}. After two reminders ${outstanding} is still open.`,
        `This is our last reminder. If we do not receive the amount within 14 days${iban ? ` on ${iban}` : ''}, stating ${number}, we will hand the claim over for collection.`,
      ],
    },
  },
}

const german: Words = {
  greeting: (attention) => (attention ? `Guten Tag ${attention},` : 'Guten Tag,'),
  closing: 'Mit freundlichen Grüßen',
  topics: {
    invoice: {
      subject: ({ number, seller }) => `Rechnung ${number} von ${seller}`,
      body: ({ number, total, dueDate, iban }) => [
        `Anbei erhalten Sie die Rechnung ${number} über ${total}.`,
        `Bitte überweisen Sie den Betrag bis zum ${dueDate}${iban ? ` auf ${iban}` : ''} unter Angabe von ${number}.`,
      ],
    },
    creditNote: {
      subject: ({ number, seller }) => `Gutschrift ${number} von ${seller}`,
      body: ({ number, total }) => [`Anbei erhalten Sie die Gutschrift ${number} über ${total}.`],
    },
    reminder1: {
      subject: ({ number }) => `Zahlungserinnerung: Rechnung ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Vielleicht ist es Ihnen entgangen: Von der Rechnung ${number} sind noch ${outstanding} offen. Sie war am ${dueDate} fällig.`,
        `Bitte überweisen Sie den Betrag in dieser Woche${iban ? ` auf ${iban}` : ''} unter Angabe von ${number}. Falls Sie bereits gezahlt haben, ist diese Nachricht hinfällig.`,
      ],
    },
    reminder2: {
      subject: ({ number }) => `Zweite Mahnung: Rechnung ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Trotz unserer Erinnerung sind von der am ${dueDate} fälligen Rechnung ${number} noch ${outstanding} offen.`,
        `Bitte überweisen Sie den Betrag innerhalb von 7 Tagen${iban ? ` auf ${iban}` : ''} unter Angabe von ${number}. Stimmt etwas nicht, sagen Sie uns bitte Bescheid.`,
      ],
    },
    reminder3: {
      subject: ({ number }) => `Letzte Mahnung: Rechnung ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Die Rechnung ${number} war am ${dueDate} fällig. Nach zwei Mahnungen sind noch ${outstanding} offen.`,
        `Dies ist unsere letzte Mahnung. Geht der Betrag nicht innerhalb von 14 Tagen${iban ? ` auf ${iban}` : ''} unter Angabe von ${number} ein, übergeben wir die Forderung zum Einzug.`,
      ],
    },
  },
}

const french: Words = {
  greeting: (attention) => (attention ? `Bonjour ${attention},` : 'Bonjour,'),
  closing: 'Cordialement,',
  topics: {
    invoice: {
      subject: ({ number, seller }) => `Facture ${number} de ${seller}`,
      body: ({ number, total, dueDate, iban }) => [
        `Veuillez trouver ci-joint la facture ${number} d'un montant de ${total}.`,
        `Merci de virer ce montant au plus tard le ${dueDate}${iban ? ` sur ${iban}` : ''}, en indiquant ${number}.`,
      ],
    },
    creditNote: {
      subject: ({ number, seller }) => `Avoir ${number} de ${seller}`,
      body: ({ number, total }) => [`Veuillez trouver ci-joint l'avoir ${number} d'un montant de ${total}.`],
    },
    reminder1: {
      subject: ({ number }) => `Rappel : facture ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Sauf erreur de notre part, ${outstanding} de la facture ${number}, échue le ${dueDate}, restent à payer.`,
        `Pourriez-vous virer ce montant cette semaine${iban ? ` sur ${iban}` : ''}, en indiquant ${number} ? Si vous avez déjà payé, ne tenez pas compte de ce message.`,
      ],
    },
    reminder2: {
      subject: ({ number }) => `Deuxième rappel : facture ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `Malgré notre rappel, ${outstanding} de la facture ${number}, échue le ${dueDate}, restent à payer.`,
        `Merci de virer ce montant sous 7 jours${iban ? ` sur ${iban}` : ''}, en indiquant ${number}. Si quelque chose ne convient pas, dites-le-nous.`,
      ],
    },
    reminder3: {
      subject: ({ number }) => `Dernier rappel : facture ${number}`,
      body: ({ number, outstanding, dueDate, iban }) => [
        `La facture ${number} était payable le ${dueDate}. Après deux rappels, ${outstanding} restent dus.`,
        `Ceci est notre dernier rappel. Sans paiement sous 14 jours${iban ? ` sur ${iban}` : ''}, en indiquant ${number}, nous confierons le recouvrement à un tiers.`,
      ],
    },
  },
}

const WORDS: Readonly<Record<Language, Words>> = { nl: dutch, en: english, de: german, fr: french }
