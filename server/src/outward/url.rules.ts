// Which URLs we go to: those of webhooks and of documents. Names are looked up, and their addresses judged, only when a connection is made.
import { fieldError, validationProblem } from '../shared/problem.ts'
import { canReach } from './addresses.rules.ts'

export const LONGEST_URL = 2000

/** Of the ports below 1024 only those of the web; the others belong to mail, files and remote control. */
const PORTS: readonly number[] = [443, 8443]
const FIRST_FREE_PORT = 1024

/** Names that mean something only inside a network. */
const INSIDE = [
  'localhost',
  'local',
  'internal',
  'localdomain',
  'lan',
  'home',
  'home.arpa',
  'corp',
  'intranet',
  'private',
]

export function checkUrl(url: string, reachesPrivate: boolean): void {
  const fault = faultOfUrl(url, reachesPrivate)
  if (fault) throw validationProblem([fieldError('/url', 'not_allowed', fault)])
}

/** What is wrong with a URL, and what would be right. */
export function faultOfUrl(text: string, reachesPrivate: boolean): string | undefined {
  if (text.length > LONGEST_URL) return `The URL is longer than ${LONGEST_URL} characters.`
  if (/[\s\p{C}\p{Z}]/u.test(text)) return 'The URL holds a space or an invisible character; write %20 for a space.'
  if (text.includes('\\')) return 'The URL holds a backslash; parts of a path are divided by /.'
  const schemes = reachesPrivate ? 'https:// or http://' : 'https://'
  if (!schemes.split(' or ').some((scheme) => text.toLowerCase().startsWith(scheme))) {
    return `The URL has to begin with ${schemes}.`
  }
  const url = URL.parse(text)
  const authority = /^[^/]+\/\/([^/?#]*)/.exec(text)?.[1] ?? ''
  if (!url || authority === '') return 'This is not a URL; an example of one is https://hooks.example.com/kantoor.'
  if (authority.includes('@')) return 'The URL holds a user name or password; every delivery is signed instead.'
  if (text.includes('#')) return 'The URL has a part after #, which no server receives; leave it out.'
  return (
    faultOfHost(url.hostname, reachesPrivate) ?? faultOfPort(url, reachesPrivate) ?? faultOfSpelling(authority, url)
  )
}

function faultOfHost(host: string, reachesPrivate: boolean): string | undefined {
  const literal = literalOf(host)
  if (literal) return canReach(literal, reachesPrivate) ? undefined : faultOfAddress(literal, reachesPrivate)
  if (host.endsWith('.')) return 'The host name ends in a dot; leave it out.'
  if (host.length > 253 || !host.split('.').every(isLabel)) return `${host.slice(0, 100)} is not a host name.`
  if (reachesPrivate || (host.includes('.') && !INSIDE.some((name) => host.endsWith(`.${name}`)))) return undefined
  return `${host} is a name inside a network; the URL needs a host name that everyone can reach.`
}

function faultOfAddress(address: string, reachesPrivate: boolean): string {
  return reachesPrivate
    ? `The address ${address} is never that of a receiver.`
    : `The address ${address} is private; the URL has to lead to a public one.`
}

function isLabel(label: string): boolean {
  return /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/.test(label)
}

/** The address that a host of a parsed URL is. */
function literalOf(host: string): string | undefined {
  if (host.startsWith('[')) return host.slice(1, -1)
  return /^[\d.]+$/.test(host) ? host : undefined
}

function faultOfPort(url: URL, reachesPrivate: boolean): string | undefined {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (port >= FIRST_FREE_PORT || PORTS.includes(port) || (reachesPrivate && port === 80)) return undefined
  return `Port ${port} is not taken; use 443, 8443 or one from ${FIRST_FREE_PORT} on.`
}

/** A host that only turns into an ordinary one when it is parsed is a disguise; names with letters beyond ASCII are not. */
function faultOfSpelling(authority: string, url: URL): string | undefined {
  const written = authority.toLowerCase()
  if (written === url.host || (url.port === '' && /^(.*):(443|80)$/.exec(written)?.[1] === url.hostname))
    return undefined
  if (/[^\p{ASCII}]/u.test(authority) && !authority.includes('%') && url.hostname.includes('xn--')) return undefined
  return `Write the host as ${url.host}.`
}
