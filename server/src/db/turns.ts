// No environment gets the last free connection but for its only one: who waits for a lock of his own company keeps nobody else waiting.
export interface Turns {
  /** Resolves when the environment may take a connection; call what it gives when the connection is free again. */
  take(environmentId: string): Promise<() => void>
  /** How many stand in line. */
  waiting(): number
  /** Of those, how many are of environments that hold no connection: they wait because there is none, not for one of their own. */
  crowd(): number
}

interface Waiter {
  readonly environmentId: string
  readonly go: () => void
}

/** So long a request waits for a connection. */
export const WAIT_MS = 2000

// One environment alone gets eight of ten; the fewer are left, the smaller its share.
const SHARE = 4

/** Who gets no turn within the time given is refused. */
export function openTurns(connections: number, waitMs = WAIT_MS): Turns {
  const held = new Map<string, number>()
  const queue: Waiter[] = []
  let free = connections

  const mayTake = (environmentId: string) => {
    const own = held.get(environmentId) ?? 0
    return own === 0 ? free > 0 : own + 1 <= SHARE * (free - 1)
  }
  const hold = (environmentId: string) => {
    free--
    held.set(environmentId, (held.get(environmentId) ?? 0) + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      release(environmentId)
    }
  }
  const release = (environmentId: string) => {
    free++
    const own = held.get(environmentId)! - 1
    if (own === 0) held.delete(environmentId)
    else held.set(environmentId, own)
    for (let i = 0; i < queue.length && free > 0; ) {
      if (mayTake(queue[i]!.environmentId)) queue.splice(i, 1)[0]!.go()
      else i++
    }
  }
  return {
    async take(environmentId) {
      if (mayTake(environmentId)) return hold(environmentId)
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const waiter = { environmentId, go: () => resolve(hold(environmentId)) }
      const impatience = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1)
        reject(Object.assign(new Error('timeout exceeded when trying to connect'), { code: 'no-turn' }))
      }, waitMs)
      queue.push(waiter)
      return promise.finally(() => clearTimeout(impatience))
    },
    waiting: () => queue.length,
    crowd: () => queue.reduce((sum, { environmentId }) => (held.has(environmentId) ? sum : sum + 1), 0),
  }
}
