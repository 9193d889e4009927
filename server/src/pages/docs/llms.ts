// llms.txt: what this is and where to read on, for programs that are asked about it.
import { type DocsPage, linkFromMarkdown } from './pages.ts'

export function llmsIndex(pages: readonly DocsPage[], publicUrl: string): string {
  const listed = (isWanted: RegExp) =>
    pages
      .filter(({ address }) => isWanted.test(address))
      .map(({ address, title }) => `- [${title}](${linkFromMarkdown(address, publicUrl)})`)
      .join('\n')
  return `# Kantoor

> The office of a consultancy as one service: relations, sales and quotes, projects, hours, invoices, purchasing, people, leave and planning. A web application,
> one JSON REST API with the same rules, webhooks, and tools for assistants that can only read.

- REST API: ${publicUrl}/api/v2, with an API key as bearer token, 120 requests a minute. Errors are problem documents (RFC 7807).
- Contracts, OpenAPI 3.1: [v2](${publicUrl}/api/v2/openapi.json), [application API](${publicUrl}/api/app/openapi.json)
- Assistants (Model Context Protocol): ${publicUrl}/mcp, with OAuth 2.1 or an API key
- TypeScript client: @kantoor/client
- All of this as one text: [llms-full.txt](${publicUrl}/llms-full.txt)

## Guides

${listed(/^\/docs\/guides/)}

## Reference

${listed(/^\/docs(\/(?!guides$|events$)\w+)?$/)}

## Events

${listed(/^\/docs\/events/)}

## Optional

- [Problems](${publicUrl}/problems)
${listed(/^\/docs\/app/)}
`
}

/** The guides, and the reference of v2. */
export function llmsFull(pages: readonly DocsPage[]): string {
  const isPublic = ({ address }: DocsPage) => !address.startsWith('/docs/app/') && !address.startsWith('/docs/events/')
  return pages
    .filter(isPublic)
    .map((page) => page.markdown())
    .join('\n---\n\n')
}
