// Whether the port can be opened, tried by opening it.
import { createServer } from 'node:net'
import type { Config } from '../config.ts'

type Address = Pick<Config, 'host' | 'port'>

/** The port that was open for a moment; 0 becomes a free one. Throws what the system says. */
export function tryPort({ host, port }: Address): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.on('error', reject)
    probe.listen({ host, port }, () => {
      const found = (probe.address() as { port: number }).port
      probe.close(() => resolve(found))
    })
  })
}

/** Why a port could not be opened, and what to do about it. */
export function portRefusal({ host, port }: Address, { code, message }: NodeJS.ErrnoException) {
  if (code === 'EADDRINUSE') return { text: `port ${port} is in use`, cure: 'stop what listens there, or set PORT' }
  if (code === 'EACCES')
    return { text: `port ${port} is not for everybody`, cure: 'set PORT to 1024 or more, and put a proxy before it' }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return {
      text: `${host} is no address of this machine`,
      cure: 'set HOST to one: 127.0.0.1 for a proxy here, 0.0.0.0 for all',
    }
  return { text: `port ${port} cannot be opened: ${message}`, cure: 'set PORT and HOST' }
}
