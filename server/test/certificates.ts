// Certificates for receivers in tests, made when they are needed: no key lies in the repository.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface Certificate {
  readonly cert: string
  readonly key: string
}

export interface Authority {
  readonly cert: string
  issue(host: string, validity?: Validity): Certificate
}

export interface Validity {
  readonly from: Date
  readonly until: Date
}

const HOUR_MS = 3_600_000
const OF_NOW: Validity = { from: new Date(Date.now() - HOUR_MS), until: new Date(Date.now() + 24 * HOUR_MS) }

export function testAuthority(name: string): Authority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const write = (subject: string, key: KeyObject, validity: Validity, extension: Buffer) => {
    const body = sequence(
      tagged(0xa0, tagged(0x02, Buffer.from([2]))),
      tagged(0x02, Buffer.from([1, ...Buffer.from(subject).subarray(0, 15)])),
      SIGNED_WITH,
      nameOf(name),
      sequence(timeOf(validity.from), timeOf(validity.until)),
      nameOf(subject),
      key.export({ type: 'spki', format: 'der' }),
      tagged(0xa3, sequence(extension)),
    )
    const signature = sign('sha256', body, own.privateKey)
    return pem(sequence(body, SIGNED_WITH, tagged(0x03, Buffer.from([0]), signature)))
  }
  return {
    cert: write(name, own.publicKey, OF_NOW, sequence(oid('551d13'), TRUE, tagged(0x04, sequence(TRUE)))),
    issue(host, validity = OF_NOW) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const names = sequence(oid('551d11'), tagged(0x04, sequence(tagged(0x82, Buffer.from(host)))))
      return {
        cert: write(host, publicKey, validity, names),
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}

const TRUE = tagged(0x01, Buffer.from([0xff]))
const SIGNED_WITH = sequence(oid('2a8648ce3d040302'))

function nameOf(text: string): Buffer {
  return sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(text)))))
}

function timeOf(time: Date): Buffer {
  return tagged(0x18, Buffer.from(`${time.toISOString().replace(/\..*|[-:T]/g, '')}Z`))
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts)
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  return Buffer.concat([Buffer.from([tag, ...(size < 128 ? [size] : [0x82, size >> 8, size & 0xff])]), content])
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g)!
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
