import { html } from '../../pages/html.ts'
import type { Words } from './wording.ts'

export const english: Words = {
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
  code: {
    title: 'One more code',
    lead: (name) => html`Then you decide whether ${name} may see your data.`,
    code: 'Code',
    text: 'From the app on your phone, or one of your recovery codes.',
    submit: 'Go on',
    wrong: 'This code is not right, or was used before. Wait for the next one.',
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
