// What one reads when there is nothing to answer: what is wrong, that nothing was let in, and how to go on.
import { html } from '../../pages/html.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import { frame } from './frame.ts'
import type { PageFault } from './wording.ts'
import { wordsOf } from './words.ts'

export interface ErrorView {
  readonly language: PageLanguage
  readonly fault: PageFault
  /** The request with which one can start again. */
  readonly request?: string | undefined
  /** Where the program would be told; nobody is led there without a word. */
  readonly onward?: { readonly address: string; readonly host: string } | undefined
  /** For whoever writes the program. */
  readonly detail?: string | undefined
  /** For whoever looks into our log. */
  readonly requestId?: string | undefined
}

export function errorPage({ language, fault, request, onward, detail, requestId }: ErrorView): string {
  const { errors, again, onTo, forMakers, requestId: numbered } = wordsOf(language)
  const [title, text] = errors[fault]
  return frame(
    language,
    title,
    html`<h1>${title}</h1>
<p class="lead">${text}</p>
${request !== undefined && html`<p><a class="button" href="/oauth/authorize?${request}">${again}</a></p>`}
${onward !== undefined && html`<p><a href="${onward.address}" rel="noreferrer">${onTo(onward.host)}</a></p>`}
${detail !== undefined && html`<p class="quiet for-makers">${forMakers} <code lang="en">${detail}</code></p>`}
${requestId !== undefined && html`<p class="quiet for-makers">${numbered} <code>${requestId}</code></p>`}`,
  )
}
