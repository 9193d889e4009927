// What a program says about itself (RFC 7591), and what of it we register.
import { faultOfRedirect, hostOfRedirect } from './redirects.rules.ts'

export const authMethods = ['none', 'client_secret_post', 'client_secret_basic'] as const
export type AuthMethod = (typeof authMethods)[number]

export const grantTypes: readonly string[] = ['authorization_code', 'refresh_token']
export const responseTypes: readonly string[] = ['code']

export interface Registration {
  readonly name: string
  /** Each once, in the order given. */
  readonly redirectUris: readonly string[]
  readonly authMethod: AuthMethod
}

export interface MetadataFault {
  readonly error: 'invalid_client_metadata' | 'invalid_redirect_uri'
  readonly message: string
}

export type Metadata = Readonly<Record<string, unknown>>

const MOST_REDIRECTS = 10
const LONGEST_NAME = 100

/** What is not known is left aside, and what is null was not said. */
export function registrationOf(given: unknown): Registration | MetadataFault {
  if (!isMetadata(given)) return fault('Send the metadata of the program as a JSON object.')
  const redirectUris = redirectsOf(given)
  if ('error' in redirectUris) return redirectUris
  const { client_name: name, token_endpoint_auth_method: authMethod } = given
  if (!isAbsent(name) && typeof name !== 'string') return fault('client_name is a text.')
  const isKnown = authMethods.some((method) => method === (authMethod ?? 'none'))
  if (!isKnown) return fault(`token_endpoint_auth_method is one of ${authMethods.join(', ')}.`)
  return (
    faultOfTypes(given, 'grant_types', grantTypes) ??
    faultOfTypes(given, 'response_types', responseTypes) ?? {
      name: shownName(name as string | undefined, hostOfRedirect(redirectUris[0]!)),
      redirectUris,
      authMethod: (authMethod ?? 'none') as AuthMethod,
    }
  )
}

export function isMetadata(given: unknown): given is Metadata {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

export function redirectsOf({ redirect_uris: given }: Metadata): readonly string[] | MetadataFault {
  const words = `redirect_uris is a list of 1 to ${MOST_REDIRECTS} addresses.`
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_REDIRECTS) return badRedirect(words)
  for (const one of given) {
    const message = typeof one === 'string' ? faultOfRedirect(one) : words
    if (message) return badRedirect(message)
  }
  return [...new Set(given)]
}

/** On one line, with nothing invisible in it and nothing that turns the direction of what stands beside it. */
export function shownName(given: string | undefined, otherwise: string): string {
  const visible = (given ?? '').replace(/\s+/gu, ' ').replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
  const name = [...visible.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim()
  return name || [...otherwise].slice(0, LONGEST_NAME).join('')
}

export function fault(message: string): MetadataFault {
  return { error: 'invalid_client_metadata', message }
}

/** Programs list all that they could do; what we have of it is registered, and the first of ours has to be among it. */
function faultOfTypes(given: Metadata, field: string, [needed]: readonly string[]): MetadataFault | undefined {
  const types = given[field]
  if (isAbsent(types) || (Array.isArray(types) && types.includes(needed))) return undefined
  return fault(`${field} is a list with ${needed} in it.`)
}

function badRedirect(message: string): MetadataFault {
  return { error: 'invalid_redirect_uri', message }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null
}
