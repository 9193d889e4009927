// How the authorisation server says no: with a word of the RFCs, and a sentence that says what would be right.
const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  invalid_scope: 400,
  invalid_target: 400,
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
  unsupported_grant_type: 400,
  slow_down: 429,
  server_error: 500,
  temporarily_unavailable: 503,
} as const

export type OAuthError = keyof typeof statuses

export interface Refusal extends Error {
  readonly oauth: OAuthError
  readonly status: number
  readonly retryAfter?: number
}

export function refusal(oauth: OAuthError, message: string, more: { retryAfter?: number } = {}): Refusal {
  return Object.assign(new Error(message), { oauth, status: statuses[oauth], ...more })
}

export function isRefusal(thrown: unknown): thrown is Refusal {
  return thrown instanceof Error && 'oauth' in thrown
}
