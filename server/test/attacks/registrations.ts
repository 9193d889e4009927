// What nobody may register, and the word it is refused with.

export interface HostileRegistration {
  readonly name: string
  /** Metadata, or the body as it is. */
  readonly sent: unknown
  readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata' | 'invalid_request'
  readonly status?: number
}

const GOOD = 'https://program.example/back'

const badRedirects: Readonly<Record<string, unknown>> = {
  'a script': 'javascript:alert(document.domain)',
  'a script with slashes': 'javascript://program.example/%0aalert(1)',
  'a script in capitals (workers-oauth-provider 97)': 'JAVASCRIPT:alert(1)',
  'a script in both (workers-oauth-provider 97)': 'jAvAsCrIpT:alert(1)',
  'a script after a space (workers-oauth-provider 97)': ' javascript:alert(1)',
  'a script after a control character (workers-oauth-provider 97)': '\u0001javascript:alert(1)',
  'a script with a tab in it (workers-oauth-provider 97)': 'java\tscript:alert(1)',
  'a script with a line end in it (workers-oauth-provider 97)': 'java\nscript:alert(1)',
  'a script with a carriage return in it': 'java\r\nscript:alert(1)',
  'a script with a NUL in it': 'java\0script:alert(1)',
  'a script with a tab before the colon': 'javascript\t:alert(1)',
  'a script, encoded': 'javascript%3Aalert(1)',
  'a page of its own': 'data:text/html;base64,PHNjcmlwdD4=',
  'a page of its own in capitals': 'DATA:text/html,x',
  'a file': 'file:///etc/passwd',
  'a Visual Basic script': 'vbscript:msgbox(1)',
  'a blob': 'blob:https://program.example/0a',
  'the inside of a browser': 'about:blank',
  'the source of a page': 'view-source:https://program.example/',
  'a file system': 'filesystem:https://program.example/temporary/a',
  'a mail': 'mailto:evil@example.com',
  'a telephone': 'tel:+31201234567',
  'a program of Windows': 'ms-msdt:/id',
  'a search of Windows': 'search-ms:query=a',
  'an extension of a browser': 'chrome-extension://abcdef/page.html',
  'an address of Android': 'intent://scan/#Intent;scheme=zxing;end',
  'a WebSocket': 'wss://program.example/back',
  'a shell': 'ssh://program.example/back',
  'a bare word that nobody knows': 'evilapp://callback',
  'plain http elsewhere': 'http://program.example/back',
  'plain http in the private network': 'http://192.168.0.10/back',
  'plain http to the link of the cloud': 'http://169.254.169.254/latest/meta-data',
  'a name that begins with localhost': 'http://localhost.evil.example/back',
  'a name below localhost': 'http://evil.localhost/back',
  'localhost as a user name': 'http://localhost@evil.example/back',
  'the loopback as one number': 'http://2130706433/back',
  'the loopback in octal': 'http://0177.0.0.1/back',
  everywhere: 'http://0.0.0.0/back',
  'another loopback number': 'http://127.0.0.2/back',
  'a fragment': 'https://program.example/back#part',
  'an empty fragment': 'https://program.example/back#',
  'a user name': 'https://user@program.example/back',
  'a user name and a password': 'https://user:secret@program.example/back',
  'an empty user name': 'https://@program.example/back',
  'a host in capitals': 'https://Program.example/back',
  'a host of another script': 'https://prоgram.example/back',
  'an encoded host': 'https://%70rogram.example/back',
  'a scheme in capitals': 'HTTPS://program.example/back',
  'a path that leads up': 'https://program.example/a/../back',
  'an encoded path that leads up': 'https://program.example/a/%2e%2e/back',
  'a backslash': 'https:\\\\program.example\\back',
  'a space': 'https://program.example/ba ck',
  'a line end': 'https://program.example/back\r\nLocation: https://evil.example',
  'a NUL': 'https://program.example/back\0',
  'the usual port': 'https://program.example:443/back',
  'a port that none can have': 'https://program.example:99999/back',
  'no host': 'https:///back',
  'only a path': '/back',
  'without a scheme': '//program.example/back',
  nothing: '',
  'too long': `https://program.example/${'a'.repeat(2001)}`,
  'a number': 7,
  null: null,
  'a list': [GOOD],
  'an object': { toString: 'https://program.example/back' },
}

const badLists: Readonly<Record<string, unknown>> = {
  'no redirect URIs': undefined,
  'redirect URIs null': null,
  'an empty list': [],
  'a text in place of a list': GOOD,
  'an object in place of a list': { 0: GOOD, length: 1 },
  'eleven of them': Array.from({ length: 11 }, (_, i) => `${GOOD}/${i}`),
  'a good one and a bad one': [GOOD, 'javascript:alert(1)'],
}

const badMetadata: Readonly<Record<string, object>> = {
  'a key as proof': { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [] } },
  'a shared secret as proof': { token_endpoint_auth_method: 'client_secret_jwt' },
  'a certificate as proof': { token_endpoint_auth_method: 'tls_client_auth' },
  'a certificate of its own as proof': { token_endpoint_auth_method: 'self_signed_tls_client_auth' },
  'an unknown proof': { token_endpoint_auth_method: 'NONE' },
  'a list as proof': { token_endpoint_auth_method: ['none'] },
  'the implicit grant': { grant_types: ['implicit'] },
  'the grant of passwords': { grant_types: ['password'] },
  'the grant of machines': { grant_types: ['client_credentials'] },
  'the grant of devices': { grant_types: ['urn:ietf:params:oauth:grant-type:device_code'] },
  'only refreshing': { grant_types: ['refresh_token'] },
  'no grant': { grant_types: [] },
  'a text as grants': { grant_types: 'authorization_code' },
  'a token from the front channel': { response_types: ['token'] },
  'a code with a token': { response_types: ['code token'] },
  'an identity from the front channel': { response_types: ['id_token'] },
  'no response': { response_types: [] },
  'a name that is an object': { client_name: { toString: 'x' } },
  'a name that is a number': { client_name: 5 },
}

const badBodies: readonly HostileRegistration[] = [
  { name: 'nothing', sent: '', error: 'invalid_client_metadata' },
  { name: 'no JSON', sent: '{"redirect_uris":', error: 'invalid_client_metadata' },
  { name: 'a form', sent: 'redirect_uris=https://program.example/back', error: 'invalid_client_metadata' },
  { name: 'a list', sent: '[]', error: 'invalid_client_metadata' },
  { name: 'a text', sent: '"https://program.example/back"', error: 'invalid_client_metadata' },
  { name: 'null', sent: 'null', error: 'invalid_client_metadata' },
  {
    name: 'a key twice',
    sent: `{"redirect_uris":["${GOOD}"],"redirect_uris":["javascript:a"]}`,
    error: 'invalid_client_metadata',
  },
  {
    name: 'more than 16 KiB',
    sent: { redirect_uris: [GOOD], client_name: 'a'.repeat(17 * 1024) },
    error: 'invalid_request',
    status: 413,
  },
]

export const hostileRegistrations: readonly HostileRegistration[] = [
  ...Object.entries(badRedirects).map(([name, uri]) => ({
    name: `a redirect to ${name}`,
    sent: { redirect_uris: [uri] },
    error: 'invalid_redirect_uri' as const,
  })),
  ...Object.entries(badLists).map(([name, redirect_uris]) => ({
    name,
    sent: { redirect_uris },
    error: 'invalid_redirect_uri' as const,
  })),
  ...Object.entries(badMetadata).map(([name, more]) => ({
    name,
    sent: { redirect_uris: [GOOD], ...more },
    error: 'invalid_client_metadata' as const,
  })),
  ...badBodies,
]
