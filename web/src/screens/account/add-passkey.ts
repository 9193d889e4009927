import { client, type Shapes } from '../../api/api.ts'
import { isMadeBefore, makePasskey } from '../../api/passkeys.ts'
import { done } from './done.ts'
import { needsProof, type Proof } from './proof.tsx'

/** How it ended: unproven asks for a proof first, known is what the device says that has one. */
export type Added = 'added' | 'known' | 'cancelled' | 'unproven'

export async function addPasskey(proof?: Proof): Promise<Added> {
  const asked = await client.POST('/session/passkey/begin', { body: proof ?? {} })
  if (!asked.data) {
    if (!proof && needsProof(asked.error)) return 'unproven'
    throw asked.error
  }
  const { options, ticket } = asked.data.data
  try {
    const made = await makePasskey(options)
    if (!made) return 'cancelled'
    const credential = made as Shapes['PasskeyCreate']['credential']
    await done(client.POST('/session/passkey', { body: { ticket, name: deviceName(), credential } }))
    return 'added'
  } catch (error) {
    if (isMadeBefore(error)) return 'known'
    throw error
  }
}

/** A name to begin with, which can be changed. */
function deviceName(): string {
  const { userAgent } = navigator
  const found = DEVICES.find(([, sign]) => sign.test(userAgent))
  return found?.[0] ?? 'Passkey'
}

const DEVICES = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const
