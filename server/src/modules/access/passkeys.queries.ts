// Passkeys as they are stored: what the device calls them, and the public half of their key.
import Type from 'typebox'
import type { Database } from '../../db/database.ts'
import { listing } from '../../db/listing.ts'
import { recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { inSystem, type Tx } from '../../db/transaction.ts'
import { Instant, Nullable, Row } from '../../shared/shapes.ts'

export const Passkey = Row(
  {
    name: Type.String(),
    is_synced: Type.Boolean({
      description: 'It is kept in an account of its maker, so that other devices have it too.',
    }),
    last_used_at: Nullable(Instant),
  },
  'Passkey',
)

export const passkey = recordType({ name: 'passkey', table: 'passkey', shape: Passkey })

export const passkeyList = listing({
  type: passkey,
  filters: {},
  orders: { name: { by: raw('t.name') }, last_used_at: { by: raw('t.last_used_at'), nullable: true } },
  defaultSort: 'name',
})

type PasskeyRow = Tables['passkey']

/** What somebody's devices must not make a second time. */
export function ownCredentials(tx: Tx, userId: string): Promise<Pick<PasskeyRow, 'credential_id' | 'transports'>[]> {
  return tx.last(sql`select credential_id, transports from passkey where user_id = ${userId}`)
}

/** Only as a passkey of this user: what a device calls it, another may call its own as well. */
export async function findPasskey(db: Database, userId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await inSystem(db, (tx) =>
    tx.last<PasskeyRow>(sql`select * from passkey where credential_id = ${credentialId} and user_id = ${userId}`),
  )
  return found
}

/** False when another sign-in counted further meanwhile, as it does where the key was copied. Some devices never count. */
export async function noteUse(
  db: Database,
  { environment_id, id }: PasskeyRow,
  { signatures, now }: { readonly signatures: number; readonly now: string },
): Promise<boolean> {
  const noted = await inSystem(db, (tx) =>
    tx.count(sql`
      update passkey set signatures = ${signatures}, last_used_at = ${now}
      where environment_id = ${environment_id} and id = ${id}
        and (signatures < ${signatures} or (signatures = 0 and ${signatures}::bigint = 0))`),
  )
  return noted > 0
}
