// Authorisation requests that must come back with an error, whoever is signed in.
import { type Fields, makePkce } from '../oauth-flow.ts'

export interface HostileRequest {
  readonly name: string
  /** In place of what a good request says. */
  readonly change: Fields
  readonly error: string
}

const { verifier, challenge } = makePkce()

export const hostileRequests: readonly HostileRequest[] = [
  ...told('invalid_request', {
    'no challenge and no method (workers-oauth-provider 27)': {
      code_challenge: undefined,
      code_challenge_method: undefined,
    },
    'a method without a challenge (hevy-mcp 682)': { code_challenge: undefined },
    'a challenge without a method, which would be plain': { code_challenge_method: undefined },
    'the method plain': { code_challenge_method: 'plain' },
    'the method plain with the verifier as challenge': { code_challenge: verifier, code_challenge_method: 'plain' },
    'the method in small letters': { code_challenge_method: 's256' },
    'a method that is none': { code_challenge_method: 'none' },
    'the method S512': { code_challenge_method: 'S512' },
    'an empty challenge': { code_challenge: '' },
    'an empty method': { code_challenge_method: '' },
    'a challenge that is too short': { code_challenge: challenge.slice(1) },
    'a challenge that is too long': { code_challenge: 'a'.repeat(129) },
    'a challenge with other signs': { code_challenge: `${challenge.slice(1)}=` },
    'a challenge with a NUL': { code_challenge: `${challenge.slice(1)}\0` },
    'the challenge twice': { code_challenge: [challenge, challenge] },
    'the method twice': { code_challenge_method: ['S256', 'plain'] },
    'the state twice': { state: ['one', 'two'] },
    'the scope twice': { scope: ['crm:read', 'hrm:read'] },
    'the response type twice': { response_type: ['code', 'token'] },
    'a state that is too long': { state: 'a'.repeat(2001) },
    'no response type': { response_type: undefined },
    'an answer in the fragment': { response_mode: 'fragment' },
    'an answer by form': { response_mode: 'form_post' },
    'an answer to a window': { response_mode: 'web_message' },
    'prompt none and login': { prompt: 'none login' },
  }),
  ...told('unsupported_response_type', {
    'a token at once': { response_type: 'token' },
    'an identity at once': { response_type: 'id_token' },
    'a code and a token': { response_type: 'code token' },
    'nothing as response': { response_type: 'none' },
    'the response type in capitals': { response_type: 'CODE' },
  }),
  ...told('invalid_target', {
    'another resource (foreign audience)': { resource: 'https://other.example/mcp' },
    'the REST API as resource': { resource: 'http://localhost:3000/api/v2' },
    'the origin as resource': { resource: 'http://localhost:3000' },
    'a resource below': { resource: 'http://localhost:3000/mcp/evil' },
    'a resource in capitals': { resource: 'http://LOCALHOST:3000/mcp' },
    'a resource with a fragment': { resource: 'http://localhost:3000/mcp#a' },
    'a resource with a query': { resource: 'http://localhost:3000/mcp?a' },
    'our resource and another': { resource: ['http://localhost:3000/mcp', 'https://other.example/mcp'] },
    'a resource that is no address': { resource: 'mcp' },
  }),
  ...told('invalid_scope', {
    'only scopes to write': { scope: 'crm:write invoices:write' },
    'a scope that nobody has': { scope: 'admin' },
    'every scope with a star': { scope: '*' },
    'a scope in capitals': { scope: 'CRM:READ' },
    'only that of OpenID': { scope: 'openid' },
  }),
  ...told('request_not_supported', { 'a signed request': { request: 'eyJhbGciOiJub25lIn0.e30.' } }),
  ...told('request_uri_not_supported', { 'the address of a request': { request_uri: 'http://169.254.169.254/' } }),
]

function told(error: string, changes: Readonly<Record<string, Fields>>): HostileRequest[] {
  return Object.entries(changes).map(([name, change]) => ({ name, change, error }))
}
