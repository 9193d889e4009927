// The words of the pages on which somebody lets an assistant in.

import { type Html, html } from '../../pages/html.ts'
import type { ProblemCode } from '../../shared/problem.ts'
import type { Scope } from '../../shared/rights.ts'
import type { Unfit } from '../authorize.rules.ts'

export const pageLanguages = ['nl', 'en'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Why there is a page instead of an answer. */
export type PageFault =
  | Unfit
  | 'unreadable_client'
  | 'busy'
  | 'foreign'
  | 'unbound'
  | 'answered'
  | 'unreadable'
  | 'asked_wrongly'
  | 'unavailable'
  | 'broken'

export interface Words {
  readonly locale: string
  readonly signIn: {
    readonly title: string
    readonly lead: (name: Html) => Html
    readonly email: string
    readonly password: string
    readonly submit: string
    readonly linkTitle: string
    readonly linkText: string
    readonly link: string
    readonly linkSubmit: string
    readonly wrong: string
    readonly wrongLink: string
    readonly tooMany: (minutes: number) => string
    readonly signedOut: string
  }
  readonly choose: { readonly title: string; readonly lead: (name: Html) => Html }
  readonly consent: {
    readonly title: string
    readonly question: (name: Html, environment: Html) => Html
    readonly onlyReads: string
    readonly onlyReadsText: string
    readonly program: string
    readonly checked: (host: Html) => Html
    readonly notChecked: string
    readonly goesTo: string
    readonly ownComputer: string
    readonly programCalled: (scheme: Html) => Html
    readonly ownComputerWarning: string
    readonly ownComputerText: string
    readonly signedInAs: string
    readonly somebodyElse: string
    readonly until: string
    readonly revoke: string
    readonly reads: string
    readonly readsNothing: string
    readonly followsRole: string
    readonly scopes: Readonly<Partial<Record<Scope, string>>>
    readonly allow: string
    readonly refuse: string
  }
  readonly errors: Readonly<Record<PageFault, readonly [title: string, text: string]>>
  readonly again: string
  readonly onTo: (host: string) => string
  readonly forMakers: string
  readonly requestId: string
}

export function wordsOf(language: PageLanguage): Words {
  return WORDS[language]
}

/** What the program says one reads, else what the browser says. */
export function pageLanguage(locales: string | null, accepted: string | undefined): PageLanguage {
  const wanted = [...(locales ?? '').split(' '), ...(accepted ?? '').split(',')]
  const spoken = wanted.map((one) => one.trim().slice(0, 2).toLowerCase())
  return pageLanguages.find((language) => language === spoken.find(isSpoken)) ?? 'en'
}

function isSpoken(language: string): boolean {
  return pageLanguages.some((one) => one === language)
}

/** What of that which can go wrong anywhere has words of its own here. */
export const faultsOfProblems: Readonly<Partial<Record<ProblemCode, PageFault>>> = {
  'foreign-origin': 'foreign',
  'payload-too-large': 'unreadable',
  'unsupported-media-type': 'unreadable',
  'validation-error': 'unreadable',
  unavailable: 'unavailable',
}

const nl: Words = {
  locale: 'nl-NL',
  signIn: {
    title: 'Aanmelden',
    lead: (name) => html`Meld je aan. Daarna beslis je of ${name} bij je gegevens mag.`,
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    linkTitle: 'Heb je een aanmeldlink?',
    linkText: 'Plak hem hier. Een link werkt één keer.',
    link: 'Aanmeldlink',
    linkSubmit: 'Aanmelden met de link',
    wrong: 'Het e-mailadres of het wachtwoord klopt niet.',
    wrongLink: 'Deze link is al gebruikt of te oud. Vraag om een nieuwe.',
    tooMany: (minutes) =>
      `Er is te vaak mislukt aangemeld. Wacht ${minutes === 1 ? 'een minuut' : `${minutes} minuten`}, of gebruik een aanmeldlink.`,
    signedOut: 'Je bent intussen afgemeld. Meld je opnieuw aan, dan gaan we verder waar je was.',
  },
  choose: {
    title: 'Welke omgeving?',
    lead: (name) => html`Je werkt in meer dan één omgeving. Kies waarin ${name} mag lezen.`,
  },
  consent: {
    title: 'Toegang voor een assistent',
    question: (name, environment) => html`Mag ${name} lezen in ${environment}?`,
    onlyReads: 'Alleen lezen',
    onlyReadsText: 'Het kan opvragen wat jij mag zien, en nooit iets veranderen.',
    program: 'Wie het vraagt',
    checked: (host) => html`Gecontroleerd: ${host} zegt zelf wie het is.`,
    notChecked: 'Niet gecontroleerd: zo noemt het programma zichzelf.',
    goesTo: 'Antwoord gaat naar',
    ownComputer: 'Een programma op deze computer',
    programCalled: (scheme) => html`Het programma ${scheme} op deze computer`,
    ownComputerWarning: 'Heb je deze verbinding zojuist zelf gestart?',
    ownComputerText:
      'Het antwoord gaat naar een programma op deze computer. Welk programma dat is kunnen we niet nagaan: ga alleen verder als je zelf net bent begonnen.',
    signedInAs: 'Aangemeld als',
    somebodyElse: 'Iemand anders, of een andere omgeving',
    until: 'Geldig tot',
    revoke: 'Stoppen kan altijd: Instellingen, AI en API.',
    reads: 'Wat het kan lezen',
    readsNothing:
      'Je rol geeft geen toegang tot iets waar dit programma om vraagt. Je kunt het toestaan, maar het zal niets zien.',
    followsRole: 'Dit volgt je rol: verandert wat jij mag zien, dan verandert dit mee.',
    scopes: {
      'crm:read': 'Organisaties en personen, met adres, contactgegevens en notities',
      'projects:read': 'Projecten, met budget en voortgang',
      'hours:read': 'Geschreven uren: wie, wanneer en waaraan',
      'invoices:read': 'Facturen, en wat er nog openstaat',
      'sales:read': 'Verkoopkansen en wat ze waard zijn',
      'hrm:read': 'Collega’s: functie, team, contactgegevens en beschikbaarheid',
    },
    allow: 'Toestaan',
    refuse: 'Weigeren',
  },
  errors: {
    too_long: ['Dit verzoek is te lang', 'Ga terug naar het programma waar je vandaan kwam en begin daar opnieuw.'],
    unknown_client: [
      'Dit programma kennen we niet',
      'Het heeft zich hier niet aangemeld, of dat is te lang geleden. Verwijder de verbinding in het programma en maak haar opnieuw.',
    ],
    no_redirect: [
      'Dit verzoek is niet volledig',
      'Het programma zegt niet waar het antwoord heen moet. We sturen je daarom nergens heen; je gegevens zijn veilig.',
    ],
    foreign_redirect: [
      'Dit adres hoort niet bij het programma',
      'Het antwoord zou naar een adres gaan dat het programma niet heeft opgegeven. We sturen je daarom nergens heen; je gegevens zijn veilig.',
    ],
    unreadable_client: [
      'We kunnen niet nagaan wie dit vraagt',
      'Het programma wijst naar een pagina die zegt wie het is, maar die is er niet of klopt niet. Probeer het later opnieuw, of vraag het de maker.',
    ],
    busy: [
      'Even geduld',
      'Er komen op dit moment te veel verzoeken vanaf jouw adres. Wacht een minuut en begin dan opnieuw.',
    ],
    foreign: [
      'Dit kwam van een andere site',
      'Een antwoord nemen we alleen aan van onze eigen pagina. Er is niets toegestaan.',
    ],
    unbound: [
      'Deze pagina geldt niet meer',
      'Ze is te oud, of hoort bij een andere aanmelding of een ander verzoek. Er is niets toegestaan. Begin opnieuw.',
    ],
    answered: [
      'Deze vraag is al beantwoord',
      'Je antwoord is doorgegeven; ga terug naar je assistent. Gebeurt daar niets, begin dan opnieuw. Toch niet? Trek de toegang in bij Instellingen, AI en API.',
    ],
    unreadable: ['Dit konden we niet lezen', 'Ga terug naar het programma waar je vandaan kwam en begin daar opnieuw.'],
    asked_wrongly: [
      'Het programma vroeg iets wat niet kan',
      'Er is niets toegestaan. Ken je de site hieronder niet, ga dan niet verder.',
    ],
    unavailable: ['Even niet bereikbaar', 'Er is nog niets toegestaan. Probeer het over een paar tellen opnieuw.'],
    broken: ['Er ging iets mis bij ons', 'Er is niets toegestaan. Probeer het later opnieuw.'],
  },
  again: 'Opnieuw beginnen',
  onTo: (host) => `Verder naar ${host}`,
  forMakers: 'Voor de maker van het programma:',
  requestId: 'Nummer van dit verzoek:',
}

const en: Words = {
  locale: 'en-GB',
  signIn: {
    title: 'Sign in',
    lead: (name) => html`Sign in first. Then you decide whether ${name} may see your data.`,
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    linkTitle: 'Do you have a sign-in link?',
    linkText: 'Paste it here. A link works once.',
    link: 'Sign-in link',
    linkSubmit: 'Sign in with the link',
    wrong: 'The e-mail address or the password is not right.',
    wrongLink: 'This link was used before or is too old; ask for a new one.',
    tooMany: (minutes) =>
      `Too many attempts to sign in failed; wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or use a sign-in link.`,
    signedOut: 'You were signed out in the meantime. Sign in again and we go on where you were.',
  },
  choose: {
    title: 'Which environment?',
    lead: (name) => html`You work in more than one environment. Choose the one in which ${name} may read.`,
  },
  consent: {
    title: 'Access for an assistant',
    question: (name, environment) => html`Let ${name} read in ${environment}?`,
    onlyReads: 'Only reading',
    onlyReadsText: 'It can ask for what you may see, and can never change anything.',
    program: 'Who asks',
    checked: (host) => html`Checked: ${host} says who it is.`,
    notChecked: 'Not checked: this is what the program says of itself.',
    goesTo: 'Answer goes to',
    ownComputer: 'A program on this computer',
    programCalled: (scheme) => html`The program ${scheme} on this computer`,
    ownComputerWarning: 'Have you just started this connection yourself?',
    ownComputerText:
      'The answer goes to a program on this computer. We cannot tell which program that is: only go on if you have just started this connection yourself.',
    signedInAs: 'Signed in as',
    somebodyElse: 'Somebody else, or another environment',
    until: 'Valid until',
    revoke: 'Revoke it at any time: Settings, AI and API.',
    reads: 'What it can read',
    readsNothing:
      'Your role gives no access to anything that this program asks for. You can allow it, but it will see nothing.',
    followsRole: 'This follows your role: when what you may see changes, so does this.',
    scopes: {
      'crm:read': 'Organisations and people, with addresses, contact details and notes',
      'projects:read': 'Projects, with their budget and progress',
      'hours:read': 'Hours that were written: by whom, when and on what',
      'invoices:read': 'Invoices, and what is still outstanding',
      'sales:read': 'Sales opportunities and what they are worth',
      'hrm:read': 'Colleagues: job, team, contact details and capacity',
    },
    allow: 'Allow',
    refuse: 'Refuse',
  },
  errors: {
    too_long: ['This request is too long', 'Go back to the program that you came from and start again there.'],
    unknown_client: [
      'We do not know this program',
      'It has not registered here, or that was too long ago. Remove the connection in the program and make it anew.',
    ],
    no_redirect: [
      'This request is not complete',
      'The program does not say where the answer should go. So we send you nowhere; your data are safe.',
    ],
    foreign_redirect: [
      'This address does not belong to the program',
      'The answer would go to an address that the program has not registered. So we send you nowhere; your data are safe.',
    ],
    unreadable_client: [
      'We cannot tell who is asking',
      'The program points to a page that says who it is, but that page is missing or not right. Try again later, or ask its maker.',
    ],
    busy: ['One moment', 'Too many requests come from your address just now. Wait a minute, then start again.'],
    foreign: ['This came from another site', 'We only take an answer from our own page. Nothing was allowed.'],
    unbound: [
      'This page is no longer good',
      'It is too old, or belongs to another sign-in or another request. Nothing was allowed. Start again.',
    ],
    answered: [
      'This was answered already',
      'Your answer was passed on; go back to your assistant. If nothing happens there, start again. Changed your mind? Revoke the access in Settings, AI and API.',
    ],
    unreadable: ['We could not read this', 'Go back to the program that you came from and start again there.'],
    asked_wrongly: [
      'The program asked for what cannot be',
      'Nothing was allowed. If you do not know the site below, do not go on.',
    ],
    unavailable: ['Not available for a moment', 'Nothing was allowed yet. Try again in a few seconds.'],
    broken: ['Something went wrong on our side', 'Nothing was allowed. Try again later.'],
  },
  again: 'Start again',
  onTo: (host) => `Go on to ${host}`,
  forMakers: 'For the maker of the program:',
  requestId: 'Number of this request:',
}

const WORDS: Readonly<Record<PageLanguage, Words>> = { nl, en }
