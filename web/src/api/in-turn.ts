// What changes the same record goes one after the other: the second never arrives before the first, and knows the version that the first
// made. Sent beside each other, one of both would be refused as if somebody else had changed it, and their undos would change places.

const last = new Map<string, Promise<unknown>>()
let leaving = Promise.withResolvers<void>()

/** Does the work once all that came before it under this key has ended, well or not. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key)
  const begun = before ? Promise.race([before.catch(nothing), leaving.promise]).then(work) : work()
  const mine: Promise<T> = begun.finally(() => {
    if (last.get(key) === mine) last.delete(key)
  })
  last.set(key, mine)
  return mine
}

/** Whether more of it is still to come: what the answer to an earlier one says is then no longer so. */
export function isUnderWay(key: string): boolean {
  return last.has(key)
}

/** A page that goes away sends everything at once: what still waits would never leave. One that comes back takes turns again. */
export function endTurns(): void {
  leaving.resolve()
  setTimeout(() => {
    leaving = Promise.withResolvers()
  })
}

function nothing(): void {}
