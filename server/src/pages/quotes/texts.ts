// The words of the page on which a customer answers a quote.
import { type Language, languages } from '../../shared/languages.ts'

export interface PageTexts {
  readonly from: (seller: string) => string
  readonly forCustomer: string
  readonly pdf: string
  readonly chosen: string
  readonly notChosen: string
  readonly accept: string
  readonly acceptTitle: string
  readonly yourName: string
  readonly agree: (number: string) => string
  readonly optionsNote: string
  readonly addUp: string
  readonly decline: string
  readonly declineTitle: string
  readonly reason: string
  readonly acceptedTitle: string
  readonly acceptedText: (facts: { name: string; day: string }) => string
  readonly declinedTitle: string
  readonly declinedText: (day: string) => string
  readonly expiredTitle: string
  readonly expiredText: (day: string) => string
  readonly supersededTitle: string
  readonly supersededText: string
  readonly contact: string
  readonly missingTitle: string
  readonly missingText: string
  readonly nameMissing: string
  readonly agreeMissing: string
  readonly notPossible: string
}

export function pageTextsOf(language: Language): PageTexts {
  return TEXTS[language]
}

/** What a browser says it wants, as far as we speak it. */
export function wantedLanguage(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.find((language) => language === wanted.find((one) => languages.includes(one as Language))) ?? 'en'
}

const TEXTS: Readonly<Record<Language, PageTexts>> = {
  nl: {
    from: (seller) => `Offerte van ${seller}`,
    forCustomer: 'Voor',
    pdf: 'Download als PDF',
    chosen: 'gekozen',
    notChosen: 'niet gekozen',
    accept: 'Akkoord geven',
    acceptTitle: 'Akkoord met deze offerte?',
    yourName: 'Uw naam',
    agree: (number) => `Ik ga akkoord met offerte ${number} en mag deze opdracht geven.`,
    optionsNote: 'Kruis aan wat u erbij wilt en bereken het totaal met uw keuze.',
    addUp: 'Totaal berekenen',
    decline: 'Offerte afwijzen',
    declineTitle: 'Liever niet?',
    reason: 'Waarom niet? (mag leeg blijven)',
    acceptedTitle: 'Dank u wel, de offerte is akkoord.',
    acceptedText: ({ name, day }) => `${name} gaf akkoord op ${day}. Wij nemen contact met u op.`,
    declinedTitle: 'Deze offerte is afgewezen.',
    declinedText: (day) => `Dat is vastgelegd op ${day}. Bent u van gedachten veranderd? Neem dan contact met ons op.`,
    expiredTitle: 'Deze offerte is verlopen.',
    expiredText: (day) => `Zij was geldig tot en met ${day}. Vraag ons gerust om een nieuwe.`,
    supersededTitle: 'Er is een nieuwe versie van deze offerte.',
    supersededText:
      'Deze versie kan niet meer worden aanvaard. Gebruik de link in onze nieuwste e-mail, of vraag ons erom.',
    contact: 'Vragen?',
    missingTitle: 'Deze offerte is er niet (meer).',
    missingText: 'Controleer of u de hele link heeft overgenomen, of vraag de afzender om een nieuwe.',
    nameMissing: 'Vul uw naam in (hoogstens 200 tekens).',
    agreeMissing: 'Zet een vinkje bij “Ik ga akkoord”.',
    notPossible: 'Dat kon niet worden verwerkt. Controleer uw keuze en probeer het opnieuw.',
  },
  en: {
    from: (seller) => `Quote from ${seller}`,
    forCustomer: 'For',
    pdf: 'Download as PDF',
    chosen: 'chosen',
    notChosen: 'not chosen',
    accept: 'Accept the quote',
    acceptTitle: 'Do you accept this quote?',
    yourName: 'Your name',
    agree: (number) => `I agree with quote ${number} and may give this order.`,
    optionsNote: 'Tick what you would like to add, and see the total with your choice.',
    addUp: 'Add up',
    decline: 'Decline the quote',
    declineTitle: 'Rather not?',
    reason: 'Why not? (may be left empty)',
    acceptedTitle: 'Thank you, the quote is accepted.',
    acceptedText: ({ name, day }) => `${name} accepted it on ${day}. We will be in touch.`,
    declinedTitle: 'This quote was declined.',
    declinedText: (day) => `That was recorded on ${day}. Changed your mind? Please contact us.`,
    expiredTitle: 'This quote has expired.',
    expiredText: (day) => `It was valid until ${day}. Feel free to ask us for a new one.`,
    supersededTitle: 'There is a new version of this quote.',
    supersededText: 'This version can no longer be accepted. Use the link in our latest mail, or ask us for it.',
    contact: 'Questions?',
    missingTitle: 'There is no such quote (any more).',
    missingText: 'Check whether you copied the whole link, or ask the sender for a new one.',
    nameMissing: 'Enter your name (at most 200 characters).',
    agreeMissing: 'Tick “I agree”.',
    notPossible: 'That could not be processed. Check your choice and try again.',
  },
  de: {
    from: (seller) => `Angebot von ${seller}`,
    forCustomer: 'Für',
    pdf: 'Als PDF herunterladen',
    chosen: 'gewählt',
    notChosen: 'nicht gewählt',
    accept: 'Angebot annehmen',
    acceptTitle: 'Nehmen Sie dieses Angebot an?',
    yourName: 'Ihr Name',
    agree: (number) => `Ich nehme das Angebot ${number} an und darf diesen Auftrag erteilen.`,
    optionsNote: 'Kreuzen Sie an, was Sie zusätzlich wünschen, und berechnen Sie den Gesamtbetrag mit Ihrer Auswahl.',
    addUp: 'Gesamtbetrag berechnen',
    decline: 'Angebot ablehnen',
    declineTitle: 'Lieber nicht?',
    reason: 'Warum nicht? (darf leer bleiben)',
    acceptedTitle: 'Vielen Dank, das Angebot ist angenommen.',
    acceptedText: ({ name, day }) => `${name} hat es am ${day} angenommen. Wir melden uns bei Ihnen.`,
    declinedTitle: 'Dieses Angebot wurde abgelehnt.',
    declinedText: (day) => `Das wurde am ${day} festgehalten. Haben Sie es sich anders überlegt? Sprechen Sie uns an.`,
    expiredTitle: 'Dieses Angebot ist abgelaufen.',
    expiredText: (day) => `Es galt bis zum ${day}. Fragen Sie uns gern nach einem neuen.`,
    supersededTitle: 'Es gibt eine neue Version dieses Angebots.',
    supersededText:
      'Diese Version kann nicht mehr angenommen werden. Nutzen Sie den Link in unserer neuesten E-Mail, oder fragen Sie uns danach.',
    contact: 'Fragen?',
    missingTitle: 'Dieses Angebot gibt es nicht (mehr).',
    missingText: 'Prüfen Sie, ob Sie den ganzen Link kopiert haben, oder bitten Sie den Absender um einen neuen.',
    nameMissing: 'Geben Sie Ihren Namen ein (höchstens 200 Zeichen).',
    agreeMissing: 'Setzen Sie das Häkchen bei „Ich nehme an“.',
    notPossible: 'Das konnte nicht verarbeitet werden. Prüfen Sie Ihre Auswahl und versuchen Sie es erneut.',
  },
  fr: {
    from: (seller) => `Devis de ${seller}`,
    forCustomer: 'Pour',
    pdf: 'Télécharger en PDF',
    chosen: 'retenue',
    notChosen: 'non retenue',
    accept: 'Accepter le devis',
    acceptTitle: 'Acceptez-vous ce devis ?',
    yourName: 'Votre nom',
    agree: (number) => `J’accepte le devis ${number} et je suis habilité à passer cette commande.`,
    optionsNote: 'Cochez ce que vous souhaitez ajouter et calculez le total avec votre choix.',
    addUp: 'Calculer le total',
    decline: 'Refuser le devis',
    declineTitle: 'Plutôt pas ?',
    reason: 'Pourquoi ? (facultatif)',
    acceptedTitle: 'Merci, le devis est accepté.',
    acceptedText: ({ name, day }) => `${name} l’a accepté le ${day}. Nous vous contacterons.`,
    declinedTitle: 'Ce devis a été refusé.',
    declinedText: (day) => `Cela a été enregistré le ${day}. Vous avez changé d’avis ? Contactez-nous.`,
    expiredTitle: 'Ce devis a expiré.',
    expiredText: (day) => `Il était valable jusqu’au ${day}. N’hésitez pas à nous en demander un nouveau.`,
    supersededTitle: 'Il existe une nouvelle version de ce devis.',
    supersededText:
      'Cette version ne peut plus être acceptée. Utilisez le lien de notre dernier courriel, ou demandez-le-nous.',
    contact: 'Des questions ?',
    missingTitle: 'Ce devis n’existe pas (ou plus).',
    missingText: 'Vérifiez que vous avez copié tout le lien, ou demandez-en un nouveau à l’expéditeur.',
    nameMissing: 'Indiquez votre nom (200 caractères au plus).',
    agreeMissing: 'Cochez « J’accepte ».',
    notPossible: 'Cela n’a pas pu être traité. Vérifiez votre choix et réessayez.',
  },
}
