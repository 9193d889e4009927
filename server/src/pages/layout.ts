// The frame around every readable page.
import { type Html, html } from './html.ts'

export interface Page {
  readonly title: string
  readonly body: Html
  /** Beside the body on a wide screen, folded above it on a narrow one. */
  readonly contents?: Html
}

export function layout({ title, body, contents }: Page): string {
  const frame = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Kantoor</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="24" height="24">Kantoor</a>
<nav class="tabs" aria-label="Pages"><a href="/docs">API</a><a href="/problems">Problems</a></nav>
</header>
<div class="${contents ? 'page with-contents' : 'page'}">
${contents && contentsOf(contents)}
<main id="main">
${body}
</main>
</div>
</body>
</html>
`
  return frame.html
}

function contentsOf(contents: Html): Html {
  return html`<aside class="contents"><details><summary>Contents</summary><nav aria-label="Contents">${contents}</nav></details></aside>`
}
