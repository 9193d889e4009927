// argon2id with 19 MiB and two passes; each verification takes the same time, also for an account that does not exist.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodys), password.normalize('NFKC'))
  return matches && typeof stored === 'string'
}

const nobodys = hashPassword(randomBytes(32).toString('hex'))
