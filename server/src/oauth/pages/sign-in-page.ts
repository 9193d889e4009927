// Signing in on the way to an assistant: with a password, or with a link for whoever has none; then, for some, in which environment,
// and with which code.
import { type Html, html } from '../../pages/html.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import { foreign, frame } from './frame.ts'
import { wordsOf } from './words.ts'

export interface SignInView {
  readonly language: PageLanguage
  readonly clientName: string
  /** The request that goes on afterwards. */
  readonly request: string
  readonly email?: string
  /** Why one is here again. */
  readonly notice?: Notice
}

export type Notice =
  | { readonly kind: 'wrong' | 'wrong_link' | 'wrong_code' | 'signed_out' }
  | { readonly kind: 'too_many'; readonly minutes: number }

export interface ChooseView extends Pick<SignInView, 'language' | 'clientName' | 'request'> {
  readonly choices: readonly { readonly name: string; readonly ticket: string }[]
}

export interface CodeView extends Pick<SignInView, 'language' | 'clientName' | 'request' | 'notice'> {
  /** What was shown so far. */
  readonly ticket: string
}

export const SIGN_IN_PATH = '/oauth/sign-in'

export function signInPage({ language, clientName, request, email = '', notice }: SignInView): string {
  const { signIn } = wordsOf(language)
  const isWrong = notice?.kind === 'wrong'
  const isLinkWrong = notice?.kind === 'wrong_link'
  const faulty = html` aria-invalid="true" aria-describedby="fault"`
  return frame(
    language,
    signIn.title,
    html`<h1>${signIn.title}</h1>
<p class="lead">${signIn.lead(foreign(clientName))}</p>
${notice && !isLinkWrong && noticeOf(language, notice)}
<form method="post" action="${SIGN_IN_PATH}">
${carried(request)}
<label class="field">${signIn.email}<input type="email" name="email" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false" value="${email}"${isWrong && faulty}${email === '' && !isLinkWrong && html` autofocus`}></label>
<label class="field">${signIn.password}<input type="password" name="password" required maxlength="1000" autocomplete="current-password"${isWrong && faulty}${email !== '' && html` autofocus`}></label>
<button type="submit">${signIn.submit}</button>
</form>
<details${isLinkWrong && html` open`}>
<summary>${signIn.linkTitle}</summary>
${isLinkWrong && noticeOf(language, notice)}
<form method="post" action="${SIGN_IN_PATH}">
${carried(request)}
<label class="field">${signIn.link}<input name="link" required maxlength="2000" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="link-text${isLinkWrong && html` fault`}"${isLinkWrong && html` aria-invalid="true" autofocus`}></label>
<p class="quiet" id="link-text">${signIn.linkText}</p>
<button type="submit" class="second">${signIn.linkSubmit}</button>
</form>
</details>`,
  )
}

export function choosePage({ language, clientName, request, choices }: ChooseView): string {
  const { choose } = wordsOf(language)
  return frame(
    language,
    choose.title,
    html`<h1>${choose.title}</h1>
<p class="lead">${choose.lead(foreign(clientName))}</p>
<form method="post" action="${SIGN_IN_PATH}" class="choices">
${carried(request)}
${choices.map(({ name, ticket }) => html`<button type="submit" name="ticket" value="${ticket}" class="second">${foreign(name)}</button>`)}
</form>`,
  )
}

export function codePage({ language, clientName, request, ticket, notice }: CodeView): string {
  const { code } = wordsOf(language)
  return frame(
    language,
    code.title,
    html`<h1>${code.title}</h1>
<p class="lead">${code.lead(foreign(clientName))}</p>
${notice && noticeOf(language, notice)}
<form method="post" action="${SIGN_IN_PATH}">
${carried(request)}
<input type="hidden" name="ticket" value="${ticket}">
<label class="field">${code.code}<input name="code" required maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" autofocus aria-describedby="code-text${notice && html` fault`}"${notice && html` aria-invalid="true"`}></label>
<p class="quiet" id="code-text">${code.text}</p>
<button type="submit">${code.submit}</button>
</form>`,
  )
}

/** The request travels with the form and is judged anew when it arrives. */
export function carried(request: string): Html {
  return html`<input type="hidden" name="request" value="${request}">`
}

function noticeOf(language: PageLanguage, notice: Notice): Html {
  const { signIn, code } = wordsOf(language)
  if (notice.kind === 'signed_out') return html`<p class="notice" role="status">${signIn.signedOut}</p>`
  const text = {
    wrong: () => signIn.wrong,
    wrong_link: () => signIn.wrongLink,
    wrong_code: () => code.wrong,
    too_many: () => signIn.tooMany('minutes' in notice ? notice.minutes : 1),
  }[notice.kind]()
  return html`<p class="fault" id="fault" role="alert">${text}</p>`
}
