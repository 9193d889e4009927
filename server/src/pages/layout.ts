// The frame around every readable page.
import { type Html, html } from './html.ts'

export interface Page {
  readonly title: string
  readonly body: Html
  /** Beside the body on a wide screen, folded above it on a narrow one. */
  readonly contents?: Html
  /** A field that narrows what the page lists. */
  readonly filter?: boolean
  /** Has a script: to copy, to filter, to try requests out. */
  readonly scripted?: boolean
  /** Where the same stands as Markdown. */
  readonly text?: string
}

export function layout({ title, body, contents, filter, scripted, text }: Page): string {
  const frame = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Kantoor</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
${text && html`<link rel="alternate" type="text/markdown" href="${text}">`}
${scripted && html`<script type="module" src="/docs.js"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="24" height="24">Kantoor</a>
<nav class="tabs" aria-label="Pages"><a href="/docs/guides">Guides</a><a href="/docs">API</a><a href="/problems">Problems</a></nav>
</header>
<div class="${contents ? 'page with-contents' : 'page'}">
${contents && contentsOf(contents, filter)}
<main id="main">
${body}
</main>
</div>
</body>
</html>
`
  return frame.html
}

function contentsOf(contents: Html, filter: boolean | undefined): Html {
  return html`<aside class="contents"><details tabindex="0"><summary>Contents</summary>${
    filter && html`<input class="filter" type="search" placeholder="Filter" aria-label="Filter" hidden>`
  }<nav aria-label="Contents">${contents}</nav></details></aside>`
}
