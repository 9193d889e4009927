// The frame around the pages on which somebody lets an assistant in. None runs a program or stands in a frame.
import type { FastifyReply } from 'fastify'
import { type Html, html } from '../../pages/html.ts'
import type { PageLanguage } from '../../shared/languages.ts'

export interface Shown {
  readonly status: number
  readonly page: string
  /** Only the page whose form ends at the program; see CAREFUL. */
  readonly leavesUs?: boolean
}

export function frame(language: PageLanguage, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Kantoor</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
<link rel="stylesheet" href="/oauth.css">
</head>
<body class="let-in">
<header class="brand"><img src="/favicon.svg" alt="" width="28" height="28">Kantoor</header>
<main id="main">
${body}
</main>
</body>
</html>
`.html
}

/** Text of somebody else: it may run in another direction than what stands around it. */
export function foreign(text: string): Html {
  return html`<bdi>${text}</bdi>`
}

export function show(reply: FastifyReply, { status, page, leavesUs = false }: Shown): FastifyReply {
  return reply
    .code(status)
    .headers({ ...CAREFUL, 'content-security-policy': leavesUs ? POLICY : `${POLICY}; form-action 'self'` })
    .send(page)
}

// A browser applies form-action to every redirect that follows a form. Consent ends at the program, which may pass one on to where
// only it knows (https://claude.ai to claude:), so that one page is without; nothing on it can be made to send anything elsewhere.
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

// With no-referrer a browser would hide where the form comes from, which we check.
const CAREFUL = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}
