// A device with passkeys, in software: ES256, without attestation.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export interface Question {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
  readonly user?: { readonly id: string }
}

export interface Manner {
  readonly origin?: string
  /** Nobody unlocked it. */
  readonly isLocked?: boolean
  /** In place of what it would say. */
  readonly counter?: number
  readonly challenge?: string
  readonly userHandle?: string
}

export interface Authenticator {
  readonly credentialId: string
  create(options: Question, manner?: Manner): object
  get(options: Question, manner?: Manner): object
}

const ORIGIN = 'http://localhost:3000'
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

export function makeAuthenticator(credentialId = randomBytes(16).toString('base64url')): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let owner = ''
  let used = 0
  const credential = (response: object) => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    credentialId,
    create(options, manner = {}) {
      owner = options.user!.id
      const id = Buffer.from(credentialId, 'base64url')
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)])
      const authData = Buffer.concat([facts(options.rp!.id, ATTESTED, manner, 0), attested])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', options, manner).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get(options, manner = {}) {
      used = manner.counter ?? used + 1
      const authData = facts(options.rpId!, 0, manner, used)
      const said = clientData('webauthn.get', options, manner)
      const signed = Buffer.concat([authData, createHash('sha256').update(said).digest()])
      return credential({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: manner.userHandle ?? owner,
      })
    },
  }
}

function clientData(
  type: string,
  options: Question,
  { origin = ORIGIN, challenge = options.challenge }: Manner,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function facts(rpId: string, flags: number, { isLocked = false }: Manner, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const all = flags | PRESENT | (isLocked ? 0 : VERIFIED)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count])
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborInteger(value: number): Buffer {
  return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value)
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)])
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255])
}
