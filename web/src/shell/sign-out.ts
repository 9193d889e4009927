import { client } from '../api/api.ts'
import { problemOf, showProblem } from '../api/problems.ts'
import { setLeaving } from '../api/queries.ts'
import { sendWaiting } from '../ui/undo.tsx'

const LEAVING_MS = 5000

/** Leaves by a fresh page, so that nothing that was read stays behind. Whoever could not be signed out stays, and is told. */
export async function signOut(to = '/sign-in'): Promise<void> {
  await sendWaiting()
  setLeaving(true)
  const { error } = await client.DELETE('/session').catch((thrown: unknown) => ({ error: thrown }))
  if (error === undefined || problemOf(error).code === 'unauthenticated') {
    // A browser that keeps the page would show it again to whoever goes back.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    // Who stays, asked about what he typed, is shown the door by the next thing that is refused.
    setTimeout(() => setLeaving(false), LEAVING_MS)
    return location.assign(to)
  }
  setLeaving(false)
  showProblem(error)
}
