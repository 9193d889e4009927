// Requests for tokens that must be refused, and leave a good code as good as it was.
import type { Fields } from '../oauth-flow.ts'

export interface HostileRedemption {
  readonly name: string
  readonly change: Fields
  readonly error: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

export const hostileRedemptions: readonly HostileRedemption[] = [
  ...told('invalid_request', {
    'no verifier': { code_verifier: undefined },
    'an empty verifier': { code_verifier: '' },
    'no code': { code: undefined },
    'no redirect URI': { redirect_uri: undefined },
    'no grant type': { grant_type: undefined },
    'the code twice': { code: ['one', 'two'] },
    'the verifier twice': { code_verifier: ['a'.repeat(43), 'b'.repeat(43)] },
    'the client twice': { client_id: ['one', 'two'] },
    'the grant type twice': { grant_type: ['authorization_code', 'refresh_token'] },
    'the redirect URI twice': { redirect_uri: ['https://program.example/back', 'https://evil.example/'] },
  }),
  ...told('invalid_grant', {
    'a wrong verifier': { code_verifier: 'a'.repeat(43) },
    'a short verifier': { code_verifier: 'a' },
    'a long verifier': { code_verifier: 'a'.repeat(129) },
    'a verifier with other signs': { code_verifier: `${'a'.repeat(42)}=` },
    'a code that nobody gave': { code: 'kt_code_00000000000000000000000000000000000000' },
    'a code that is none': { code: 'code' },
    'a code with a NUL': { code: 'kt_code_\0' },
    'a code that asks the database': { code: "' or true --" },
  }),
  ...told('invalid_target', {
    'another resource (foreign audience)': { resource: 'https://other.example/mcp' },
    'the REST API as resource': { resource: 'http://localhost:3000/api/v2' },
    'our resource and another': { resource: ['http://localhost:3000/mcp', 'https://other.example/mcp'] },
  }),
  ...told('unsupported_grant_type', {
    'a password': { grant_type: 'password', username: 'owner', password: 'secret' },
    'the grant of machines': { grant_type: 'client_credentials' },
    'the implicit grant': { grant_type: 'implicit' },
    'a token for a token': { grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange' },
    'a signed statement': { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'e30.' },
    'a device': { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' },
    'the grant type in capitals': { grant_type: 'AUTHORIZATION_CODE' },
  }),
  ...told('invalid_client', {
    'no client': { client_id: undefined },
    'a client that nobody knows': { client_id: 'nobody' },
    'a client with a NUL': { client_id: 'a\0b' },
    'a secret for a client without one': { client_secret: 'kt_client_0' },
    'a signed proof of the client': { client_assertion: 'e30.', client_assertion_type: 'jwt-bearer' },
  }).map((one) => ({ ...one, status: 401 })),
]

function told(error: string, changes: Readonly<Record<string, Fields>>): HostileRedemption[] {
  return Object.entries(changes).map(([name, change]) => ({ name, change, error }))
}
