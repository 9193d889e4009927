// A customer without an account: opens an address in a browser, reads the page, fills in its form and sends it.
import { expect } from 'vitest'
import type { TestServer } from '../harness.ts'

export interface Page {
  readonly address: string
  readonly text: string
  readonly html: string
}

export async function open(server: TestServer, address: string): Promise<Page> {
  const answer = await server.send('GET', pathOf(address), { accept: 'text/html' })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  return pageOf(address, answer.text)
}

/** Sends the form that has this button, with what is filled in and ticked. */
export async function submit(
  server: TestServer,
  page: Page,
  button: RegExp,
  filledIn: Readonly<Record<string, string>>,
): Promise<Page> {
  const form = formsIn(page.html).find(({ inside }) => button.test(textOf(inside)))!
  const known = fieldsIn(page.html, form).map(({ name }) => name)
  for (const name of Object.keys(filledIn)) expect(known, page.html).toContain(name)
  const address = new URL(form.action, page.address)
  // A page that keeps its address to itself sends no other origin.
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', accept: 'text/html' }
  const answer = await server.send('POST', pathOf(address.href), headers, new URLSearchParams(filledIn).toString())
  expect(answer.status, answer.text).toBe(303)
  return open(server, new URL(answer.headers.location!, address).href)
}

interface Form {
  readonly id: string
  readonly action: string
  readonly inside: string
}

/** The values of the boxes that can be ticked under this name. */
export function boxesIn(page: Page, name: string): string[] {
  return tagsIn(page.html, 'input').flatMap((tag) =>
    attribute(tag, 'type') === 'checkbox' && attribute(tag, 'name') === name ? [attribute(tag, 'value')] : [],
  )
}

function formsIn(html: string): Form[] {
  return [...html.matchAll(/<form\b[^>]*>([\s\S]*?)<\/form>/g)].map(([whole, inside]) => ({
    id: attribute(whole, 'id'),
    action: attribute(whole, 'action'),
    inside: inside!,
  }))
}

/** Those inside it, and those elsewhere on the page that name it. */
function fieldsIn(html: string, { id, inside }: Form) {
  const tags = [
    ...tagsIn(inside, 'input|textarea'),
    ...tagsIn(html, 'input').filter((tag) => attribute(tag, 'form') === id),
  ]
  return tags.map((tag) => ({ name: attribute(tag, 'name') }))
}

function tagsIn(html: string, names: string): string[] {
  return [...html.matchAll(new RegExp(`<(?:${names})\\b[^>]*>`, 'g'))].map(([tag]) => tag)
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

function pageOf(address: string, html: string): Page {
  return { address, html, text: textOf(html) }
}

function textOf(html: string): string {
  return html
    .replace(/<(style|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
