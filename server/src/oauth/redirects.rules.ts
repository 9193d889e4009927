// Where a code may be sent: to a site over TLS, to a program on the own computer, or to one that answers to a scheme of its own.

export const LONGEST_REDIRECT = 2000

/** Programs whose scheme is a bare word; every other scheme has a dot, as names of domains do (RFC 8252, section 7.1). */
const PROGRAMS = [
  'claude',
  'cursor',
  'goose',
  'kiro',
  'lmstudio',
  'raycast',
  'vscode',
  'vscode-insiders',
  'vscodium',
  'warp',
  'windsurf',
  'zed',
]

const OWN_COMPUTER = ['localhost', '127.0.0.1', '[::1]']

/** What is wrong with the address that a program wants its codes sent to, and what would be right. */
export function faultOfRedirect(text: string): string | undefined {
  if (text.length > LONGEST_REDIRECT) return `A redirect URI has at most ${LONGEST_REDIRECT} characters.`
  if (!/^[!-~]+$/.test(text)) return 'A redirect URI is written in visible ASCII characters, and is not empty.'
  if (text.includes('\\')) return 'A redirect URI has no backslash.'
  if (text.includes('#')) return 'A redirect URI has no part after #.'
  const [, scheme, authority = ''] = /^([a-z][a-z\d+.-]*):\/(?:\/([^/?]*))?/.exec(text) ?? []
  const url = URL.parse(text)
  if (scheme === undefined || !url) return 'A redirect URI is a whole address, such as https://example.com/callback.'
  if (authority.includes('@')) return 'A redirect URI has no user name or password.'
  return faultOfScheme(scheme, url) ?? faultOfSpelling(text, url)
}

/** As it was registered, letter by letter; only the port of a program on the own computer may be another each time. */
export function matchesRedirect(registered: readonly string[], given: string): boolean {
  if (registered.includes(given)) return true
  const portless = withoutPort(given)
  return portless !== undefined && registered.some((one) => withoutPort(one) === portless)
}

/** Whom a code is sent to, as people know it: a host, or the scheme of a program. */
export function hostOfRedirect(redirect: string): string {
  const { protocol, hostname } = new URL(redirect)
  return isWeb(protocol) ? hostname : protocol.slice(0, -1)
}

export function isOwnComputer(redirect: string): boolean {
  return OWN_COMPUTER.includes(hostOfRedirect(redirect))
}

function faultOfScheme(scheme: string, url: URL): string | undefined {
  if (scheme === 'https' || PROGRAMS.includes(scheme)) return undefined
  if (scheme === 'http')
    return OWN_COMPUTER.includes(url.hostname)
      ? undefined
      : 'Over plain http only localhost, 127.0.0.1 and [::1] are reached; use https.'
  return scheme.includes('.')
    ? undefined
    : `The scheme ${scheme} is not taken; use https, or a scheme with a dot such as com.example.app.`
}

/** What a browser would make another address of is a disguise, such as a host in capitals or a path that leads back up. */
function faultOfSpelling(text: string, { href }: URL): string | undefined {
  return href === text || href === `${text}/` ? undefined : `Write the redirect URI as ${href}.`
}

function withoutPort(redirect: string): string | undefined {
  const [, host, rest] = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?(.*)$/.exec(redirect) ?? []
  return host === undefined || faultOfRedirect(redirect) !== undefined ? undefined : `${host}${rest}`
}

function isWeb(protocol: string): boolean {
  return protocol === 'https:' || protocol === 'http:'
}
