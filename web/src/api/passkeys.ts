// The browser's side of passkeys. Newer browsers read and write the service's JSON themselves; for the others it is done here.

export type PasskeyAnswer = Readonly<Record<string, unknown>>

/** Where browsers have them: over TLS or on this machine. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function'
}

/** Undefined when the person let it be. */
export async function makePasskey(options: object): Promise<PasskeyAnswer | undefined> {
  const read = PublicKeyCredential.parseCreationOptionsFromJSON ?? readCreation
  return answerOf(navigator.credentials.create({ publicKey: read(options as PublicKeyCredentialCreationOptionsJSON) }))
}

/** Undefined when the person let it be. */
export async function askPasskey(options: object): Promise<PasskeyAnswer | undefined> {
  const read = PublicKeyCredential.parseRequestOptionsFromJSON ?? readRequest
  return answerOf(navigator.credentials.get({ publicKey: read(options as PublicKeyCredentialRequestOptionsJSON) }))
}

/** The device has a passkey of this account already. */
export function isMadeBefore(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

async function answerOf(asked: Promise<Credential | null>): Promise<PasskeyAnswer | undefined> {
  try {
    const credential = (await asked) as PublicKeyCredential | null
    if (!credential) return undefined
    return 'toJSON' in credential ? { ...credential.toJSON() } : written(credential)
  } catch (error) {
    // Cancelled, timed out, or taken over by another question: the browser says no more than this.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined
    throw error
  }
}

function readCreation(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials = [], ...rest } = json
  return {
    ...(rest as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map((one) => ({ type: 'public-key', id: bytesOf(one.id) })),
  }
}

function readRequest(json: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials = [], ...rest } = json
  return {
    ...(rest as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytesOf(challenge),
    allowCredentials: allowCredentials.map((one) => ({ type: 'public-key', id: bytesOf(one.id) })),
  }
}

function written({ id, rawId, type, response }: PublicKeyCredential): PasskeyAnswer {
  const parts: Record<string, unknown> = {}
  for (const name of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']) {
    const part = (response as unknown as Record<string, unknown>)[name]
    if (part instanceof ArrayBuffer) parts[name] = textOf(part)
  }
  if ('getTransports' in response) parts.transports = (response as AuthenticatorAttestationResponse).getTransports()
  return { id, rawId: textOf(rawId), type, response: parts, clientExtensionResults: {} }
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}

export function textOf(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
