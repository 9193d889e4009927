// Whose an address is, for whatever is counted by where it comes from.

/** Whoever has one address of IPv6 has all of its network of 64 bits. */
export function ownerOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
