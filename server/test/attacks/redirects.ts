// Addresses that look like a registered one. None may ever be sent a code, nor redeem one.

export interface Disguise {
  /** What the program registered. */
  readonly registered: string
  /** How each of these differs from it. */
  readonly given: Readonly<Record<string, string>>
}

const SITE = 'https://program.example/oauth/callback'
const WITH_QUERY = 'https://program.example/back?tenant=1'
const LOCALHOST = 'http://localhost:7777/callback'
const LOOPBACK = 'http://127.0.0.1:7777/callback'
const OWN_SCHEME = 'com.example.app:/callback'
const KNOWN_PROGRAM = 'cursor://anysphere.cursor-retrieval/oauth/callback'

export const disguises: readonly Disguise[] = [
  {
    registered: SITE,
    given: {
      'nothing at all': '',
      'another host': 'https://evil.example/oauth/callback',
      'a host below it': 'https://evil.program.example/oauth/callback',
      'a host above it': 'https://example/oauth/callback',
      'its host as the beginning of another': 'https://program.example.evil.example/oauth/callback',
      'its host as the end of another': 'https://evilprogram.example/oauth/callback',
      'a dot after the host': 'https://program.example./oauth/callback',
      'the host in capitals': 'https://PROGRAM.EXAMPLE/oauth/callback',
      'one letter in capitals': 'https://Program.example/oauth/callback',
      'a host of another script (IDN)': 'https://prоgram.example/oauth/callback',
      'the same in punycode': 'https://xn--prgram-9ig.example/oauth/callback',
      'full-width letters': 'https://ｐrogram.example/oauth/callback',
      'a soft hyphen in the host': 'https://pro­gram.example/oauth/callback',
      'the host percent-encoded': 'https://%70rogram.example/oauth/callback',
      'the scheme in capitals': 'HTTPS://program.example/oauth/callback',
      'plain http': 'http://program.example/oauth/callback',
      'no scheme': '//program.example/oauth/callback',
      'only the path': '/oauth/callback',
      'one slash after the scheme': 'https:/program.example/oauth/callback',
      'three slashes after the scheme': 'https:///program.example/oauth/callback',
      'backslashes after the scheme': 'https:\\\\program.example\\oauth\\callback',
      'a backslash in the host': 'https://evil.example\\@program.example/oauth/callback',
      'the usual port': 'https://program.example:443/oauth/callback',
      'another port': 'https://program.example:8443/oauth/callback',
      'an empty port': 'https://program.example:/oauth/callback',
      'a user name': 'https://user@program.example/oauth/callback',
      'a user name that looks like the host': 'https://program.example@evil.example/oauth/callback',
      'a user name and a password': 'https://program.example:443@evil.example/oauth/callback',
      'a fragment': 'https://program.example/oauth/callback#',
      'a fragment with a host': 'https://evil.example/#https://program.example/oauth/callback',
      'a slash at the end': 'https://program.example/oauth/callback/',
      'no path': 'https://program.example',
      'the path of the folder': 'https://program.example/oauth/',
      'a path below it': 'https://program.example/oauth/callback/evil',
      'a longer last word': 'https://program.example/oauth/callbackevil',
      'the path in capitals': 'https://program.example/OAuth/Callback',
      'two slashes in the path': 'https://program.example/oauth//callback',
      'a dot segment': 'https://program.example/oauth/./callback',
      'a segment that leads up': 'https://program.example/oauth/evil/../callback',
      'a segment that leads up and out': 'https://program.example/oauth/callback/../../evil',
      'an encoded segment that leads up': 'https://program.example/oauth/callback/%2e%2e/evil',
      'the same in capitals': 'https://program.example/oauth/callback/%2E%2E/evil',
      'a doubly encoded one': 'https://program.example/oauth/callback/%252e%252e/evil',
      '..;/ as in Keycloak CVE-2026-3872': 'https://program.example/oauth/callback/..;/evil',
      '..;/ within the path, Keycloak CVE-2026-3872': 'https://program.example/oauth/evil/..;/callback',
      'a path parameter': 'https://program.example/oauth/callback;a=b',
      'an encoded slash': 'https://program.example/oauth%2fcallback',
      'an encoded letter': 'https://program.example/oauth/%63allback',
      'a question mark at the end': 'https://program.example/oauth/callback?',
      'an added query': 'https://program.example/oauth/callback?next=https://evil.example',
      'an encoded question mark': 'https://program.example/oauth/callback%3Fcode=x',
      'a space before it': ' https://program.example/oauth/callback',
      'a space after it': 'https://program.example/oauth/callback ',
      'a tab in the scheme': 'ht\ttps://program.example/oauth/callback',
      'a tab in the host': 'https://program\t.example/oauth/callback',
      'a line end in the path': 'https://program.example/oauth/\ncallback',
      'a line end and a header': 'https://program.example/oauth/callback\r\nSet-Cookie: a=b',
      'a NUL at the end': 'https://program.example/oauth/callback\0',
      'an encoded NUL at the end': 'https://program.example/oauth/callback%00',
      'a mark that turns the direction': 'https://program.example/oauth/callback\u202e',
      'two addresses': 'https://program.example/oauth/callback https://evil.example/',
      'two addresses with a comma': 'https://program.example/oauth/callback,https://evil.example/',
      'a script': 'javascript:alert(1)//https://program.example/oauth/callback',
      'a script in capitals with a tab': 'JaVa\tScript:alert(1)',
      'a page of its own': 'data:text/html,<script>alert(1)</script>',
      'a star': 'https://*.example/oauth/callback',
      'far too long': `https://program.example/oauth/callback?${'a'.repeat(3000)}`,
    },
  },
  {
    registered: WITH_QUERY,
    given: {
      'without its query': 'https://program.example/back',
      'another value': 'https://program.example/back?tenant=2',
      'the value twice': 'https://program.example/back?tenant=1&tenant=2',
      'one more name': 'https://program.example/back?tenant=1&next=evil',
      'the name encoded': 'https://program.example/back?%74enant=1',
      'a code of its own': 'https://program.example/back?tenant=1&code=stolen',
    },
  },
  {
    registered: LOCALHOST,
    given: {
      'another loopback name': 'http://127.0.0.1:7777/callback',
      'a host below localhost': 'http://evil.localhost:7777/callback',
      'a host that begins with localhost': 'http://localhost.evil.example:7777/callback',
      'localhost as a user name': 'http://localhost:7777@evil.example/callback',
      'localhost with a dot': 'http://localhost.:7777/callback',
      https: 'https://localhost:7777/callback',
      'another path': 'http://localhost:7777/evil',
      'another port and path': 'http://localhost:8888/evil',
      'a port that none can have': 'http://localhost:77777/callback',
      'a port with a letter': 'http://localhost:7a/callback',
      'an empty port': 'http://localhost:/callback',
      capitals: 'http://LOCALHOST:7777/callback',
    },
  },
  {
    registered: LOOPBACK,
    given: {
      'the name instead of the number': 'http://localhost:7777/callback',
      'the number as one number': 'http://2130706433:7777/callback',
      'the number in octal': 'http://0177.0.0.1:7777/callback',
      'the number in hexadecimal': 'http://0x7f.0.0.1:7777/callback',
      'a short number': 'http://127.1:7777/callback',
      'another number of the own computer': 'http://127.0.0.2:7777/callback',
      everywhere: 'http://0.0.0.0:7777/callback',
      'the IPv6 form': 'http://[::ffff:127.0.0.1]:7777/callback',
      'the number as the beginning of a name': 'http://127.0.0.1.evil.example:7777/callback',
    },
  },
  {
    registered: OWN_SCHEME,
    given: {
      'two slashes': 'com.example.app://callback',
      'no slash': 'com.example.app:callback',
      capitals: 'COM.example.app:/callback',
      'another scheme with the same end': 'com.evil.app:/callback',
      'a longer scheme': 'com.example.app2:/callback',
      'an added query': 'com.example.app:/callback?a=b',
    },
  },
  {
    registered: KNOWN_PROGRAM,
    given: {
      'another extension of the program': 'cursor://evil.extension/oauth/callback',
      'another program': 'vscode://anysphere.cursor-retrieval/oauth/callback',
      'a deeper path': 'cursor://anysphere.cursor-retrieval/oauth/callback/evil',
    },
  },
]
