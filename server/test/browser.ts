// A browser without a screen: it keeps cookies, follows redirects within the site by hand, and fills in the forms of a page.
import type { Answer } from './harness.ts'

export interface Form {
  readonly action: string
  readonly method: string
  /** What it sends without anybody typing. */
  readonly fields: Readonly<Record<string, string>>
  readonly buttons: readonly Button[]
}

export interface Button {
  readonly name: string
  readonly value: string
  readonly words: string
}

export interface Page {
  readonly address: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly forms: readonly Form[]
  /** Where it sends on to, outside of this site. */
  readonly leadsTo: string | undefined
}

export interface Browser {
  readonly cookies: Map<string, string>
  open(address: string): Promise<Page>
  /** Presses the button with these words, or the first one; what was typed goes along. */
  press(form: Form, words?: RegExp, typed?: Readonly<Record<string, string>>, headers?: Headers): Promise<Page>
}

type Headers = Readonly<Record<string, string>>
export type Send = (method: string, url: string, headers: Record<string, string>, body?: string) => Promise<Answer>

export interface Place {
  readonly origin: string
  readonly send: Send
  /** As a header would have it. */
  readonly cookie?: string
}

export function openBrowser({ origin, send, cookie }: Place): Browser {
  const cookies = new Map<string, string>()
  if (cookie) keep(cookies, [cookie])

  const go = async (method: string, address: string, more: Headers = {}, body?: string): Promise<Page> => {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', 'accept-language': 'en', ...(kept ? { cookie: kept } : {}), ...more }
    const answer = await send(method, address.slice(origin.length) || '/', headers, body)
    keep(cookies, setCookies(answer))
    const { status, text } = answer
    const location = answer.headers.location
    const next = status >= 300 && status < 400 && location ? new URL(location, address) : undefined
    if (next?.origin === origin) return go('GET', next.href)
    return { address, status, headers: answer.headers, text, forms: formsOf(text, address), leadsTo: location }
  }

  return {
    cookies,
    open: (address) => go('GET', address),
    press(form, words = /./, typed = {}, headers = {}) {
      const button = form.buttons.find((one) => words.test(one.words))
      if (!button) throw new Error(`No button says ${words}: ${form.buttons.map((one) => one.words).join(', ')}`)
      const pressed = button.name ? { [button.name]: button.value } : {}
      const body = new URLSearchParams({ ...form.fields, ...typed, ...pressed }).toString()
      if (form.method === 'GET') return go('GET', `${form.action}?${body}`)
      return go('POST', form.action, { ...FORM, origin, 'sec-fetch-site': 'same-origin', ...headers }, body)
    },
  }
}

/** Real requests to a server that listens. */
export function overHttp(origin: string): Send {
  return async (method, url, headers, body) => {
    const sent = { method, headers, redirect: 'manual' as const, ...(body === undefined ? {} : { body }) }
    const answer = await fetch(origin + url, sent)
    const named = Object.fromEntries(answer.headers)
    const all = { ...named, 'set-cookie': answer.headers.getSetCookie() as unknown as string }
    return { status: answer.status, headers: all, text: await answer.text(), body: undefined }
  }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function setCookies({ headers }: Answer): readonly string[] {
  return [headers['set-cookie'] ?? []].flat()
}

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    if (value === '' || /max-age=0(;|$)/i.test(line)) cookies.delete(name!)
    else cookies.set(name!, value!)
  }
}

export function formsOf(page: string, address: string): Form[] {
  return [...page.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, own, inside]) => {
    const inputs = [...inside!.matchAll(/<(?:input|textarea)\b([^>]*)>/g)].map(([, words]) => attributesOf(words!))
    const buttons = [...inside!.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)]
    const chosen = inputs.filter(({ name, type, checked }) => name && (type !== 'radio' || checked !== undefined))
    const { action = address, method = 'get' } = attributesOf(own!)
    return {
      action: new URL(action, address).href,
      method: method.toUpperCase(),
      fields: Object.fromEntries(chosen.map(({ name, value }) => [name!, value ?? ''])),
      buttons: buttons.map(([, words, label]) => {
        const { name = '', value = '' } = attributesOf(words!)
        return { name, value, words: plain(label!.replace(/<[^>]*>/g, ' ')).trim() }
      }),
    }
  })
}

function attributesOf(words: string): Record<string, string | undefined> {
  const pairs = words.matchAll(/([\w-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...pairs].map(([, name, value]) => [name!.toLowerCase(), plain(value ?? '')]))
}

// Our pages write every sign that has a meaning as its number.
function plain(html: string): string {
  return html.replace(/&#(\d+);/g, (_all, number) => String.fromCodePoint(Number(number)))
}
