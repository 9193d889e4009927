// Everything that is said on the pages on which somebody lets an assistant in.
import type { Html } from '../../pages/html.ts'
import type { Scope } from '../../shared/rights.ts'
import type { Unfit } from '../authorize.rules.ts'

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
  readonly code: Readonly<Record<'title' | 'code' | 'text' | 'submit' | 'wrong', string>> & {
    readonly lead: (name: Html) => Html
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
