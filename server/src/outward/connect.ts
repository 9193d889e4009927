// The only door to the outside: a host is resolved once, every address judged, and a judged address itself connected to.
import { lookup, Resolver } from 'node:dns/promises'
import { connect as dialAddress, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { buildConnector } from 'undici'
import { canReach } from './addresses.rules.ts'
import { inBites } from './bites.ts'
import { refusal } from './failures.rules.ts'

export type Resolve = (host: string) => Promise<readonly string[]>

export interface Door {
  readonly reachesPrivate: boolean
  /** Within these a name is resolved, a connection made and TLS agreed. */
  readonly connectMs: number
  readonly resolve?: Resolve | undefined
  readonly dial?: ((address: string, port: number) => Socket) | undefined
  /** Certificates of the authorities that are trusted, where they are not those of Node. */
  readonly ca?: string | undefined
}

const MOST_TRIED = 4

export function openDoor(door: Door): buildConnector.connector {
  const resolve = door.resolve ?? (door.reachesPrivate ? resolveAsMachine : resolvePublicly())
  return (target, callback) => {
    pass({ ...door, resolve }, target).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    )
  }
}

type Passage = Door & { readonly resolve: Resolve }

async function pass(door: Passage, { hostname, protocol, port }: buildConnector.Options): Promise<Socket> {
  const end = performance.now() + door.connectMs
  const addresses = await judgedAddresses(door, hostname, end)
  const isSecure = protocol === 'https:'
  const socket = await reachFirst(door, addresses, Number(port || (isSecure ? 443 : 80)), end)
  return inBites(isSecure ? await secured(door, socket, hostname, end) : socket)
}

/** One address that may not be reached condemns the name: whoever mixes them is not a receiver. */
async function judgedAddresses(door: Passage, host: string, end: number): Promise<readonly string[]> {
  if (isIP(host) !== 0) {
    if (!canReach(host, door.reachesPrivate)) throw refusal(`the address ${host} is private`)
    return [host]
  }
  const addresses = await before(end, door, door.resolve(host))
  if (addresses.length === 0) throw refusal('its host name has no address')
  if (!addresses.every((address) => canReach(address, door.reachesPrivate))) {
    throw refusal(`${host} leads to a private address`)
  }
  return addresses.toSorted((a, b) => isIP(a) - isIP(b)).slice(0, MOST_TRIED)
}

/** Each address gets its share of the time that is left, so that one which is silent does not hide the next. */
async function reachFirst(door: Door, addresses: readonly string[], port: number, end: number): Promise<Socket> {
  const [address, ...others] = addresses
  const share = (end - performance.now()) / addresses.length
  const dial = door.dial ?? ((host, at) => dialAddress({ host, port: at, noDelay: true, keepAlive: true }))
  const socket = dial(address!, port)
  try {
    return await opened(socket, 'connect', performance.now() + share, door)
  } catch (error) {
    if (others.length === 0) throw error
    return reachFirst(door, others, port, end)
  }
}

/** The certificate is judged by the name in the URL, whatever the address. */
function secured(door: Door, socket: Socket, host: string, end: number): Promise<Socket> {
  const name = isIP(host) === 0 ? { servername: host } : { host }
  const ca = door.ca === undefined ? {} : { ca: door.ca }
  const secure = connectSecurely({ socket, ...name, ...ca, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] })
  return opened(secure, 'secureConnect', end, door)
}

function opened(socket: Socket, event: 'connect' | 'secureConnect', end: number, door: Door): Promise<Socket> {
  const opening = new Promise<Socket>((resolve, reject) => {
    socket.once(event, () => resolve(socket))
    socket.on('error', reject)
    socket.once('close', () => reject(refusal('it closed the connection before it had answered')))
  })
  return before(end, door, opening).catch((error: unknown) => {
    socket.destroy()
    throw error
  })
}

async function before<T>(end: number, door: Door, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = refusal(`no connection within ${door.connectMs / 1000} s`)
    timer = setTimeout(() => reject(error), Math.max(end - performance.now(), 0))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** As every program on the machine does, with the names of its own network. */
async function resolveAsMachine(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** Asks the name servers alone, and in no thread that others wait for: a name that is slow to resolve delays only itself. */
function resolvePublicly(): Resolve {
  const resolver = new Resolver({ timeout: 800, tries: 2 })
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    if (addresses.length === 0) for (const result of found) if (result.status === 'rejected') throw result.reason
    return addresses
  }
}
