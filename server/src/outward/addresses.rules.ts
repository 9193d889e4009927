// Which addresses may be reached from here. Whatever is not understood is not public.

/** What the registries of IANA set apart, and the address at which Azure talks to its own machines. */
const SPECIAL = nets(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
)

const PUBLIC = nets('0.0.0.0/0', '2000::/3')

/** NAT64: what a network without IPv4 makes of an IPv4 address, in its last 32 bits. */
const TRANSLATED = nets('64:ff9b::/96')

/** What an installation may open besides; link-local and multicast addresses are never servers. */
const PRIVATE = nets(
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '::1/128',
  'fc00::/7',
)

/** Where clouds tell a machine its own keys, in space that is otherwise private. */
const METADATA = nets('100.100.100.200/32', 'fd00:ec2::/32', 'fd20:ce::/32')

export function canReach(address: string, reachesPrivate: boolean): boolean {
  return isPublicAddress(address) || (reachesPrivate && isPrivateAddress(address))
}

export function isPublicAddress(address: string): boolean {
  const bits = bitsOf(address)
  return bits !== undefined && isPublic(bits)
}

function isPublic(bits: Bits): boolean {
  if (isIn(TRANSLATED, bits)) return isPublic({ value: bits.value & 0xffff_ffffn, length: 32 })
  return isIn(PUBLIC, bits) && !isIn(SPECIAL, bits) && !isIsatap(bits)
}

function isPrivateAddress(address: string): boolean {
  const bits = bitsOf(address)
  return bits !== undefined && isIn(PRIVATE, bits) && !isIn(METADATA, bits)
}

/** A tunnel to the IPv4 address that ends it. */
function isIsatap({ value, length }: Bits): boolean {
  return length === 128 && ((value >> 32n) & 0xfcff_ffffn) === 0x0000_5efen
}

interface Bits {
  readonly value: bigint
  readonly length: 32 | 128
}

interface Net extends Bits {
  readonly shift: bigint
}

function nets(...texts: string[]): readonly Net[] {
  return texts.map((text) => {
    const [address, prefix] = text.split('/')
    const { value, length } = bitsOf(address!)!
    const shift = BigInt(length - Number(prefix))
    return { value: value >> shift, length, shift }
  })
}

function isIn(list: readonly Net[], { value, length }: Bits): boolean {
  return list.some((net) => net.length === length && value >> net.shift === net.value)
}

function bitsOf(address: string): Bits | undefined {
  const value = address.includes(':') ? wideValue(address) : narrowValue(address)
  return value === undefined ? undefined : { value, length: address.includes(':') ? 128 : 32 }
}

function narrowValue(address: string): bigint | undefined {
  const parts = address.split('.')
  const isPlain = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
  return isPlain ? parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) : undefined
}

function wideValue(address: string): bigint | undefined {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (dotted) {
    const low = narrowValue(dotted[2]!)
    return low === undefined
      ? undefined
      : wideValue(`${dotted[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`)
  }
  const halves = address.split('::')
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head!.length - (tail?.length ?? 0)
  if (halves.length > 2 || (tail ? missing < 1 : missing !== 0)) return undefined
  const groups = [...head!, ...Array<string>(missing).fill('0'), ...(tail ?? [])]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}
