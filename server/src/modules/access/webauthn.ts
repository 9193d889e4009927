// The protocol of passkeys. Its library is large and seldom needed, so it is read when first asked for.
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import Type, { type Static } from 'typebox'
import { uuidBytes } from './user-handles.ts'

/** What a browser hands over; the library judges it. */
export const Credential = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 1400 }),
    rawId: Type.String({ minLength: 1, maxLength: 1400 }),
    type: Type.Literal('public-key'),
    response: Type.Object({ clientDataJSON: Type.String({ maxLength: 10_000 }) }),
  },
  { description: 'PublicKeyCredential.toJSON() of the browser, as it is.' },
)

type CredentialOf = Static<typeof Credential>

export interface Owner {
  readonly userId: string
  /** As the device lists it: who, and where. */
  readonly label: string
  readonly name: string
  readonly known: readonly { readonly credential_id: string; readonly transports: string[] }[]
}

export interface Occasion {
  readonly publicUrl: string
  readonly challenge: string
}

/** It must be unlocked, so it is two factors; it knows whose it is, so nobody types an address. */
export async function creationOptions({ publicUrl, challenge }: Occasion, { userId, label, name, known }: Owner) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: 'Kantoor',
    rpID: hostOf(publicUrl),
    userName: label,
    userDisplayName: name,
    userID: uuidBytes(userId),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** Undefined when it is not what was asked for. */
export async function judgeCreation({ publicUrl, challenge }: Occasion, given: CredentialOf) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const judged = await verifyRegistrationResponse({
    response: given as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: hostOf(publicUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  return judged?.registrationInfo
}

export async function requestOptions({ publicUrl, challenge }: Occasion) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    challenge: bytesOf(challenge),
    userVerification: 'required',
  })
}

/** How often it has signed by now; undefined when it did not sign this. */
export async function judgeSignature(
  { publicUrl, challenge }: Occasion,
  given: CredentialOf,
  credential: WebAuthnCredential,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const judged = await verifyAuthenticationResponse({
    response: given as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: hostOf(publicUrl),
    credential,
    requireUserVerification: true,
  }).catch(() => undefined)
  return judged?.verified ? judged.authenticationInfo.newCounter : undefined
}

// Ed25519, ES256 and RS256: what every device has one of.
const ALGORITHMS = [-8, -7, -257]

function hostOf(publicUrl: string): string {
  return new URL(publicUrl).hostname
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(challenge, 'base64url'))
}
