// What changes the same record goes one after the other: the second never arrives before the first, and knows the version that the first
// made. Sent beside each other, one of both would be refused as if somebody else had changed it, and their undos would change places.

const last = new Map<string, Promise<void>>()
let leaving = Promise.withResolvers<void>()

/** Does the work once all that came before it under this key has ended, well or not. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key)
  const mine = before ? Promise.race([before, leaving.promise]).then(work) : work()
  const ended = mine.then(nothing, nothing)
  last.set(key, ended)
  void ended.then(() => {
    if (last.get(key) === ended) last.delete(key)
  })
  return mine
}

/** A page that goes away sends everything at once: what still waits would never leave. One that comes back takes turns again. */
export function endTurns(): void {
  leaving.resolve()
  setTimeout(() => {
    leaving = Promise.withResolvers()
  })
}

function nothing(): void {}
