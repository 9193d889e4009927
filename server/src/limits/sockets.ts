// One address holds at most a share of the connections that a process takes, so that nobody shuts all others out by holding them
// open. Proxies carry everybody, so they have no share.
import { BlockList, isIPv6, type Server } from 'node:net'
import { ownerOf } from '../shared/networks.ts'

export interface Sharing {
  /** All connections that the process takes. */
  readonly connections: number
  /** As TRUSTED_PROXIES says it. */
  readonly trustedProxies: string
  /** At most once a minute. */
  readonly onRefused: (address: string) => void
}

const SHARE = 1 / 4
const QUIET_MS = 60_000

export function shareConnections(server: Server, { connections, trustedProxies, onRefused }: Sharing): void {
  const most = Math.max(1, Math.floor(connections * SHARE))
  const proxies = proxiesOf(trustedProxies)
  const held = new Map<string, number>()
  let toldAt = Number.NEGATIVE_INFINITY
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket
    // It went again before it could be looked at.
    if (address === undefined || proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const whose = ownerOf(address)
    const count = held.get(whose) ?? 0
    if (count >= most) {
      socket.destroy()
      if (performance.now() - toldAt < QUIET_MS) return
      toldAt = performance.now()
      return onRefused(address)
    }
    held.set(whose, count + 1)
    socket.once('close', () => {
      const left = held.get(whose)! - 1
      if (left === 0) held.delete(whose)
      else held.set(whose, left)
    })
  })
}

// The names that Fastify knows as well.
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function proxiesOf(trustedProxies: string): BlockList {
  const list = new BlockList()
  for (const network of trustedProxies.split(',').flatMap((name) => NETWORKS[name] ?? name)) {
    const [address = '', range] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (range === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bitsOf(range), family)
  }
  return list
}

/** 8, also where it is written as 255.0.0.0. */
function bitsOf(range: string): number {
  if (!range.includes('.')) return Number(range)
  const binary = range.split('.').map((part) => Number(part).toString(2))
  return binary.join('').replaceAll('0', '').length
}
