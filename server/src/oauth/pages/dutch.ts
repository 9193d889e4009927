import { html } from '../../pages/html.ts'
import type { Words } from './wording.ts'

export const dutch: Words = {
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
  code: {
    title: 'Nog een code',
    lead: (name) => html`Daarna beslis je of ${name} bij je gegevens mag.`,
    code: 'Code',
    text: 'Uit de app op je telefoon, of een van je herstelcodes.',
    submit: 'Verder',
    wrong: 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende.',
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
