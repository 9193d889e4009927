import { client } from '../api/api.ts'
import { sendWaiting } from '../ui/undo.tsx'

/** Leaves by a fresh page, so that nothing that was read stays behind. */
export async function signOut(to = '/sign-in'): Promise<void> {
  await sendWaiting()
  await client.DELETE('/session').catch(() => {})
  location.assign(to)
}
