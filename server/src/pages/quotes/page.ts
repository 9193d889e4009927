// The page of a quote: what was offered, and the two forms to answer it. It belongs to the company that offers, works without a
// program in the browser, and speaks the language of the quote.
import {
  type Formats,
  formatsOf,
  quantityText,
  type Texts,
  textsOf,
  vatReasons,
  vatRows,
} from '../../modules/invoices/public.ts'
import type { QuoteContentLine } from '../../modules/sales/quotes/content.ts'
import type { PublicQuote } from '../../modules/sales/quotes/page.queries.ts'
import { billingText } from '../../modules/sales/quotes/print/sheet.ts'
import { type QuoteTexts, quoteTextsOf } from '../../modules/sales/quotes/print/texts.ts'
import { quoteSums } from '../../modules/sales/quotes/quotes.rules.ts'
import type { Language } from '../../shared/languages.ts'
import { type Html, html } from '../html.ts'
import { type AcceptForm, type FormFaults, MOST_NAME, MOST_REASON } from './forms.ts'
import { type PageTexts, pageTextsOf } from './texts.ts'

interface Words {
  readonly texts: Texts
  readonly quote: QuoteTexts
  readonly page: PageTexts
  readonly formats: Formats
}

/** A form that came back, and why it was refused. */
export interface Entered {
  readonly form: AcceptForm
  readonly faults: FormFaults
}

/** With what was entered it shows that, and the sums of what was chosen. */
export function quotePage(sent: PublicQuote, address: string, entered?: Entered): string {
  const quote = entered ? { ...sent, selectedIds: entered.form.optionIds } : sent
  const { content } = quote
  const texts = textsOf(content.language)
  const formats = formatsOf(texts.locale, content.currency)
  const words = { texts, quote: quoteTextsOf(content.language), page: pageTextsOf(content.language), formats }
  const body = html`<main id="main">
${headOf(quote, address, words)}
${stateOf(quote, words)}
${content.introduction && html`<p class="said">${content.introduction}</p>`}
${linesOf(quote, words)}
${sumsOf(quote, address, words)}
${content.terms && html`<h2>${words.quote.terms}</h2><p class="said quiet">${content.terms}</p>`}
${quote.documentId !== null && html`<p><a href="${address}/pdf">${words.page.pdf}</a></p>`}
${quote.status === 'sent' && formsOf(quote, address, words, entered)}
</main>
${footOf(quote, words)}`
  return frame(content.language, `${words.quote.quote} ${content.number} · ${content.seller.name}`, body)
}

export function missingPage(language: Language): string {
  const { missingTitle, missingText } = pageTextsOf(language)
  return frame(
    language,
    missingTitle,
    html`<main id="main"><h1>${missingTitle}</h1><p class="lead">${missingText}</p></main>`,
  )
}

function frame(language: Language, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<link rel="stylesheet" href="/quote.css">
</head>
<body class="quote">
${body}
</body>
</html>
`.html
}

function headOf({ content, hasLogo }: PublicQuote, address: string, { quote, page, texts, formats }: Words): Html {
  const number =
    content.version > 1 ? `${content.number} (${quote.version.toLowerCase()} ${content.version})` : content.number
  const facts: [string, string][] = [
    [texts.number, number],
    [quote.date, formats.day(content.quote_date)],
    [quote.validUntil, formats.day(content.valid_until)],
    [page.forCustomer, [content.billing.name, content.billing.attention].filter(Boolean).join(', ')],
  ]
  return html`<header>
${hasLogo && html`<img class="logo" src="${address}/logo" alt="">`}
<p class="from">${page.from(content.seller.name)}</p>
<h1>${content.subject || `${quote.quote} ${content.number}`}</h1>
<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
</header>`
}

function stateOf({ status, content, acceptedBy, answeredOn }: PublicQuote, { page, formats }: Words): Html | false {
  const day = answeredOn ? formats.day(answeredOn) : ''
  const notices = {
    accepted: [page.acceptedTitle, page.acceptedText({ name: acceptedBy ?? '', day })],
    declined: [page.declinedTitle, page.declinedText(day)],
    expired: [page.expiredTitle, page.expiredText(formats.day(content.valid_until))],
    superseded: [page.supersededTitle, page.supersededText],
  } as const
  if (status === 'sent') return false
  const [title, text] = notices[status]
  return html`<section class="notice ${status}" id="answer" role="status"><h2>${title}</h2><p>${text}</p></section>`
}

function linesOf(quote: PublicQuote, words: Words): Html {
  const { texts } = words
  const chosen = new Set(quote.selectedIds)
  return html`<table class="lines">
<thead><tr><th scope="col">${texts.description}</th><th scope="col">${texts.quantity}</th><th scope="col">${texts.price}</th>
<th scope="col">${texts.amount}</th></tr></thead>
<tbody>${quote.content.lines.map((line) => lineOf(line, quote, chosen.has(line.id), words))}</tbody>
</table>`
}

function lineOf(line: QuoteContentLine, { status }: PublicQuote, isChosen: boolean, words: Words): Html {
  const { texts, formats } = words
  const below = line.description && html`<p class="said quiet">${line.description}</p>`
  if (line.kind === 'text') return html`<tr class="heading"><td colspan="4"><h2>${line.name}</h2>${below}</td></tr>`
  const how = billingText(line, words.quote)
  const discount = Number(line.discount_percentage) === 0 ? '' : ` −${formats.percentage(line.discount_percentage)}`
  return html`<tr${line.is_optional && !isChosen && html` class="left-out"`}>
<td>${line.is_optional ? optionOf(line, status, isChosen, words) : html`<strong>${line.name}</strong>`}${below}
${how !== '' && html`<p class="quiet">${how}</p>`}</td>
<td>${quantityText(line.quantity!, line.unit, texts, formats)}</td>
<td>${formats.number(line.unit_price!, 2)}${discount}</td>
<td>${formats.money(line.amount)}</td>
</tr>`
}

function optionOf(line: QuoteContentLine, status: string, isChosen: boolean, { quote, page }: Words): Html {
  if (status !== 'sent')
    return html`<strong>${line.name}</strong> <span class="tag">${quote.option}, ${isChosen ? page.chosen : page.notChosen}</span>`
  return html`<label class="option"><input type="checkbox" name="option" value="${line.id}" form="accept"${isChosen && ' checked'}>
<strong>${line.name}</strong> <span class="tag">${quote.option}</span></label>`
}

function sumsOf({ content, selectedIds, status }: PublicQuote, address: string, words: Words): Html {
  const { texts, quote, page, formats } = words
  const chosen = new Set(selectedIds)
  const lines = content.lines.map((line) => ({ ...line, is_selected: !line.is_optional || chosen.has(line.id) }))
  const { vat_breakdown, ...totals } = quoteSums(lines)
  const reasons = vatReasons(vat_breakdown, texts)
  const row = (label: string, amount: string) => html`<div><dt>${label}</dt><dd>${amount}</dd></div>`
  return html`<dl class="sums" id="sums">
${row(texts.totalExclVat, formats.money(totals.total_excl_vat))}
${vatRows(vat_breakdown, texts, formats).map(({ label }, i) => row(label, formats.money(vat_breakdown[i]!.vat_amount)))}
<div class="total"><dt>${quote.total}</dt><dd>${formats.money(totals.total_incl_vat)}</dd></div>
</dl>
${reasons.length > 0 && html`<p class="quiet">${reasons.join(' ')}</p>`}
${status === 'sent' && lines.some((line) => line.is_optional) && choiceOf(address, page)}`
}

// The options are fields of the form below; a program would add them up, here the server does. Enter presses the first button of
// a form, which shall still be the one that accepts.
function choiceOf(address: string, page: PageTexts): Html {
  return html`<button type="submit" form="accept" hidden></button><p class="choice"><span class="quiet">${page.optionsNote}</span>
<button type="submit" form="accept" formaction="${address}/choice#sums" formnovalidate class="second">${page.addUp}</button></p>`
}

function formsOf({ content }: PublicQuote, address: string, { page }: Words, entered: Entered | undefined): Html {
  const { name = '', isAgreed = false } = entered?.form ?? {}
  const { nameFault, agreeFault, optionFault } = faultsOf(entered, page)
  return html`<section class="answer" id="answer">
<h2>${page.acceptTitle}</h2>
<form id="accept" method="post" action="${address}/accept#answer">
${optionFault}
<label class="field">${page.yourName}<input name="name" required maxlength="${MOST_NAME}" autocomplete="name" value="${name}"${nameFault && html` aria-invalid="true" aria-describedby="name-fault" autofocus`}></label>
${nameFault}
<label class="option"><input type="checkbox" name="agree" value="yes" required${isAgreed && ' checked'}${agreeFault && html` aria-invalid="true" aria-describedby="agree-fault"${!nameFault && ' autofocus'}`}> ${page.agree(content.number)}</label>
${agreeFault}
<button type="submit">${page.accept}</button>
</form>
<details>
<summary>${page.declineTitle}</summary>
<form method="post" action="${address}/decline#answer">
<label class="field">${page.reason}<textarea name="reason" rows="3" maxlength="${MOST_REASON}"></textarea></label>
<button type="submit" class="second">${page.decline}</button>
</form>
</details>
</section>`
}

function faultsOf(entered: Entered | undefined, page: PageTexts) {
  const { name, agree, option } = entered?.faults ?? {}
  const fault = (isOne: boolean | undefined, id: string, message: string) =>
    isOne && html`<p class="fault" id="${id}-fault" role="alert">${message}</p>`
  return {
    nameFault: fault(name, 'name', page.nameMissing),
    agreeFault: fault(agree, 'agree', page.agreeMissing),
    optionFault: fault(option, 'option', page.notPossible),
  }
}

function footOf({ content: { seller } }: PublicQuote, { page }: Words): Html {
  return html`<footer class="quiet">
<p>${page.contact} ${seller.name}${seller.email && html` · <a href="mailto:${seller.email}">${seller.email}</a>`}${seller.phone && html` · ${seller.phone}`}</p>
</footer>`
}
