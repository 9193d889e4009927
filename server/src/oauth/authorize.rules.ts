// What a program asks when it sends somebody here. Whom it may send him back to is settled first: until then nobody is sent anywhere.
import type { Scope } from '../shared/rights.ts'
import { matchesRedirect } from './redirects.rules.ts'
import { isOurResource, resourceOf } from './resources.rules.ts'
import { askedScopes } from './scopes.rules.ts'

export interface Asked {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly scopes: readonly Scope[]
  readonly codeChallenge: string
  /** none: without showing anything. again: after signing in anew. */
  readonly prompt: 'none' | 'again' | undefined
}

/** Told to the program, at the address that it may be told at. */
export interface SentBack {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly error: string
  readonly description: string
}

/** Told to the person, since nobody knows whether the program may be told. */
export type Unfit = 'too_long' | 'unknown_client' | 'no_redirect' | 'foreign_redirect'

export type Verdict =
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'back'; readonly back: SentBack }
  | { readonly kind: 'unfit'; readonly unfit: Unfit }

const MOST_QUERY = 7 * 1024
const MOST_STATE = 2000

/** The request as a query that always reads the same, whichever way it was written. */
export function readRequest(query: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''))
}

/** The request as it goes on once somebody has signed in anew because of it. */
export function withoutPrompt(request: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...request].filter(([name]) => name !== 'prompt'))
}

/** undefined when it says none, or several, or what cannot be one. */
export function clientIdOf(request: URLSearchParams): string | undefined {
  const id = onlyOne(request, 'client_id')
  return id !== undefined && /^[!-~]{1,2000}$/.test(id) ? id : undefined
}

export function judgeRequest(
  request: URLSearchParams,
  client: { readonly redirectUris: readonly string[] } | undefined,
  publicUrl: string,
): Verdict {
  if (request.toString().length > MOST_QUERY) return { kind: 'unfit', unfit: 'too_long' }
  if (!client) return { kind: 'unfit', unfit: 'unknown_client' }
  const redirectUri = onlyOne(request, 'redirect_uri')
  if (redirectUri === undefined) return { kind: 'unfit', unfit: 'no_redirect' }
  if (!matchesRedirect(client.redirectUris, redirectUri)) return { kind: 'unfit', unfit: 'foreign_redirect' }
  const given = onlyOne(request, 'state')
  const state = given !== undefined && given.length <= MOST_STATE ? given : undefined
  const fault = faultOf(request, publicUrl)
  if (fault) return { kind: 'back', back: { redirectUri, state, ...fault } }
  return {
    kind: 'asked',
    asked: {
      redirectUri,
      state,
      scopes: askedScopes(request.get('scope') ?? undefined),
      codeChallenge: request.get('code_challenge')!,
      prompt: promptOf(request),
    },
  }
}

/** The address that an answer goes to: whatever it held stays as it is. */
export function answerAddress(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(said)}`
}

interface Fault {
  readonly error: string
  readonly description: string
}

function faultOf(request: URLSearchParams, publicUrl: string): Fault | undefined {
  return (
    faultOfForm(request) ?? faultOfChallenge(request) ?? faultOfTarget(request, publicUrl) ?? faultOfPrompt(request)
  )
}

function faultOfForm(request: URLSearchParams): Fault | undefined {
  const repeated = [...new Set(request.keys())].find((name) => name !== 'resource' && request.getAll(name).length > 1)
  if (repeated !== undefined) return invalid('A parameter of the request stands in it more than once.')
  if ((request.get('state')?.length ?? 0) > MOST_STATE) return invalid(`state has at most ${MOST_STATE} characters.`)
  if (request.has('request')) return fault('request_not_supported', 'Send the parameters themselves, not request.')
  if (request.has('request_uri'))
    return fault('request_uri_not_supported', 'Send the parameters themselves, not request_uri.')
  if (!request.has('response_type')) return invalid('response_type is missing; it is code.')
  if (request.get('response_type') !== 'code') return fault('unsupported_response_type', 'response_type can be code.')
  if ((request.get('response_mode') ?? 'query') !== 'query') return invalid('response_mode can be query.')
  return undefined
}

function faultOfChallenge(request: URLSearchParams): Fault | undefined {
  const challenge = request.get('code_challenge')
  if (challenge === null) return invalid('code_challenge is missing; PKCE is required.')
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    return invalid('code_challenge has 43 to 128 letters, digits, hyphens, dots, underscores and tildes.')
  if (request.get('code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256.')
  return undefined
}

function faultOfTarget(request: URLSearchParams, publicUrl: string): Fault | undefined {
  if (!isOurResource(publicUrl, request.getAll('resource')))
    return fault('invalid_target', `resource can be ${resourceOf(publicUrl)}.`)
  if (askedScopes(request.get('scope') ?? undefined).length === 0)
    return fault('invalid_scope', 'None of the scopes is one of those listed in scopes_supported.')
  return undefined
}

function faultOfPrompt(request: URLSearchParams): Fault | undefined {
  const prompts = promptsOf(request)
  return prompts.includes('none') && prompts.length > 1 ? invalid('prompt=none stands alone.') : undefined
}

function promptOf(request: URLSearchParams): Asked['prompt'] {
  const prompts = promptsOf(request)
  if (prompts.includes('none')) return 'none'
  return prompts.includes('login') || prompts.includes('select_account') ? 'again' : undefined
}

function promptsOf(request: URLSearchParams): readonly string[] {
  return (request.get('prompt') ?? '').split(' ').filter(Boolean)
}

function onlyOne(request: URLSearchParams, name: string): string | undefined {
  const values = request.getAll(name)
  return values.length === 1 ? values[0] : undefined
}

function invalid(description: string): Fault {
  return fault('invalid_request', description)
}

function fault(error: string, description: string): Fault {
  return { error, description }
}
