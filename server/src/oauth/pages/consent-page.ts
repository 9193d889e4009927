// The question itself: who asks, where the answer goes, what can be read, as whom, where and for how long.
import { type Html, html } from '../../pages/html.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import type { Scope } from '../../shared/rights.ts'
import { foreign, frame } from './frame.ts'
import { carried } from './sign-in-page.ts'
import type { Words } from './wording.ts'
import { wordsOf } from './words.ts'

export interface ConsentView {
  readonly language: PageLanguage
  readonly clientName: string
  /** Where the program itself says who it is; undefined when nobody has checked. */
  readonly checkedHost: string | undefined
  readonly destination: Destination
  readonly environment: string
  readonly user: { readonly name: string; readonly email: string }
  /** What it asked for, as far as its user has it at this moment. */
  readonly scopes: readonly Scope[]
  /** YYYY-MM-DD */
  readonly lastDay: string
  readonly request: string
  readonly form: string
}

export interface Destination {
  /** own_computer: whatever listens there. program: whichever opens links of that scheme. */
  readonly kind: 'web' | 'own_computer' | 'program'
  readonly host: string
}

export const CONSENT_PATH = '/oauth/consent'

export function consentPage(view: ConsentView): string {
  const { language, destination, request, form } = view
  const words = wordsOf(language)
  const { consent } = words
  return frame(
    language,
    consent.title,
    html`<h1>${consent.question(foreign(view.clientName), foreign(view.environment))}</h1>
<p class="promise"><strong>${consent.onlyReads}.</strong> ${consent.onlyReadsText}</p>
${destination.kind !== 'web' && warningOf(words)}
${factsOf(view, words)}
<h2>${consent.reads}</h2>
${readsOf(view.scopes, words)}
<form method="post" action="${CONSENT_PATH}" class="answer">
${carried(request)}
<input type="hidden" name="form" value="${form}">
<button type="submit" name="answer" value="allow">${consent.allow}</button>
<button type="submit" name="answer" value="refuse" class="second">${consent.refuse}</button>
</form>`,
  )
}

function warningOf({ consent }: Words): Html {
  return html`<section class="notice warning"><h2>${consent.ownComputerWarning}</h2><p>${consent.ownComputerText}</p></section>`
}

function factsOf(view: ConsentView, { consent, locale }: Words): Html {
  const { clientName, checkedHost, user, environment, lastDay, request } = view
  const facts: readonly [string, Html, Html][] = [
    [
      consent.program,
      foreign(clientName),
      checkedHost === undefined ? html`${consent.notChecked}` : consent.checked(html`<b>${checkedHost}</b>`),
    ],
    [consent.goesTo, placeOf(view.destination, consent), html``],
    [
      consent.signedInAs,
      foreign(user.name),
      html`${foreign(user.email)} · ${foreign(environment)}<br><a href="/oauth/authorize?${request}&amp;prompt=select_account">${consent.somebodyElse}</a>`,
    ],
    [consent.until, html`${dayText(lastDay, locale)}`, html`${consent.revoke}`],
  ]
  return html`<dl class="facts">${facts.map(([label, value, more]) => html`<div><dt>${label}</dt><dd><strong>${value}</strong>${more.html !== '' && html`<small>${more}</small>`}</dd></div>`)}</dl>`
}

function placeOf({ kind, host }: Destination, consent: Words['consent']): Html {
  if (kind === 'web') return html`${host}`
  return kind === 'own_computer' ? html`${consent.ownComputer}` : consent.programCalled(html`${host}`)
}

function readsOf(scopes: readonly Scope[], { consent }: Words): Html {
  if (scopes.length === 0) return html`<p class="notice">${consent.readsNothing}</p>`
  return html`<ul class="reads">${scopes.map((scope) => html`<li>${consent.scopes[scope]}</li>`)}</ul>
<p class="quiet">${consent.followsRole}</p>`
}

function dayText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
