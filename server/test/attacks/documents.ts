// Programs that say who they are in a document, and lie, or point to where nobody should look.

/** Never asked for, where private addresses are not reached. */
export const hostileAddresses: Readonly<Record<string, string>> = {
  'the own computer': 'https://localhost/client.json',
  'the own computer by number': 'https://127.0.0.1/client.json',
  'the own computer in IPv6': 'https://[::1]/client.json',
  'the own computer as IPv4 in IPv6': 'https://[::ffff:7f00:1]/client.json',
  'a private network': 'https://10.0.0.1/client.json',
  'another private network': 'https://192.168.1.1/client.json',
  'a third one': 'https://172.16.0.1/client.json',
  'the link of the cloud': 'https://169.254.169.254/latest/meta-data',
  'a network of IPv6 of its own': 'https://[fd00::1]/client.json',
  nowhere: 'https://0.0.0.0/client.json',
  'many at once': 'https://224.0.0.1/client.json',
  'a name inside': 'https://intranet/client.json',
  'a name of the local network': 'https://printer.local/client.json',
  'plain http': 'http://program.example/client.json',
  'no path': 'https://program.example/',
  'no path and no slash': 'https://program.example',
  'a fragment': 'https://program.example/client.json#a',
  'a user name': 'https://user@program.example/client.json',
  'a password': 'https://user:secret@program.example/client.json',
  'a path that leads up': 'https://program.example/a/../client.json',
  'an encoded path that leads up': 'https://program.example/a/%2e%2e/client.json',
  capitals: 'https://PROGRAM.example/client.json',
  'the scheme in capitals': 'HTTPS://program.example/client.json',
  'the usual port': 'https://program.example:443/client.json',
  'the number as one number': 'https://2130706433/client.json',
  'the number in octal': 'https://0177.0.0.1/client.json',
  'a file': 'file:///etc/passwd',
  'a script': 'javascript:alert(1)',
  'far too long': `https://program.example/${'a'.repeat(2000)}`,
}

export interface HostileDocument {
  readonly name: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Laid over a good document, or the answer as it is. */
  readonly says: object | string
}

const JSON_TYPE = { 'content-type': 'application/json' }

export const hostileDocuments: readonly HostileDocument[] = [
  { name: 'the id of another', says: { client_id: 'https://claude.ai/oauth/client.json' } },
  { name: 'no id', says: { client_id: undefined } },
  { name: 'a list of ids', says: { client_id: ['x'] } },
  { name: 'a script as redirect', says: { redirect_uris: ['javascript:alert(1)'] } },
  { name: 'plain http as redirect', says: { redirect_uris: ['http://evil.example/back'] } },
  { name: 'no redirects', says: { redirect_uris: [] } },
  { name: 'redirects that are no list', says: { redirect_uris: 'https://program.example/back' } },
  { name: 'eleven redirects', says: { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`) } },
  { name: 'a secret', says: { client_secret: 'everybody can read it' } },
  { name: 'a proof that we do not take', says: { token_endpoint_auth_method: 'client_secret_post' } },
  { name: 'a signature that we do not check', says: { token_endpoint_auth_method: 'private_key_jwt' } },
  { name: 'more than 64 KiB', says: { padding: 'a'.repeat(66_000) } },
  { name: 'no JSON', says: '<html>' },
  { name: 'half of it', says: '{"client_id":' },
  { name: 'a list', says: '[]' },
  { name: 'null', says: 'null' },
  { name: 'nothing', says: '' },
  { name: 'another type', says: {}, headers: { 'content-type': 'text/html' } },
  { name: 'no type', says: {}, headers: { 'content-type': '' } },
  { name: 'a script type', says: {}, headers: { 'content-type': 'application/javascript' } },
  { name: 'packed', says: {}, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
  {
    name: 'that it is elsewhere',
    says: {},
    status: 302,
    headers: { ...JSON_TYPE, location: 'http://169.254.169.254/' },
  },
  { name: 'that it is there for good', says: {}, status: 308, headers: { ...JSON_TYPE, location: '/good' } },
  { name: 'that it is not there', says: {}, status: 404 },
  { name: 'that it is broken', says: {}, status: 500 },
  { name: 'nothing new', says: '', status: 304 },
]
